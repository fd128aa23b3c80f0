/** Tends a fleet as a sensible player: repairs planes, dispatches the parked ones, and waits for the flying ones. */
import type { PlaneView } from "@outbound/cargo/api/schemas.ts";
import { modelOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { repairCost } from "@outbound/cargo/rules/fleet/repair.ts";
import { type Airport, JOB_AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import { draw } from "@outbound/cargo/rules/values/chance.ts";
import { byDistance } from "./by-distance.ts";
import { type Trip, tripsOf } from "./trips.ts";
import type { Command, CompanyView } from "./view.ts";

/** Picks one of the trips with a gain, of which there is at least one. */
export type Choose = (view: CompanyView, trips: readonly Trip[]) => Trip;

/** Points of health below which a plane is repaired. */
const REPAIR_BELOW = 35;

/** Returns a command for a parked plane, or else waits for the next landing. */
export function tendFleet(view: CompanyView, choose: Choose): Command {
  for (const plane of view.planes) {
    if (plane.status !== "available") continue;
    const command = tend(view, plane, choose);
    if (command !== undefined) return command;
  }
  const isSomeoneIdle = view.planes.some(({ status }) => status === "available");
  return { kind: "wait", realMs: Math.min(untilNextReady(view), isSomeoneIdle ? IDLE_LOOK_MS : MOST_WAIT_MS) };
}

/** Pauses between looks for new jobs, with and without an idle plane. */
const IDLE_LOOK_MS = 60_000;
const MOST_WAIT_MS = 3_600_000;

/** Returns the real milliseconds, at least 1, until the first plane lands or its repair ends. */
function untilNextReady({ planes, clockMs, timeScale }: CompanyView): number {
  const instants = planes.map((plane) => plane.arrivalSimTime ?? plane.repairEndsSimTime ?? Number.POSITIVE_INFINITY);
  return Math.max(1, Math.ceil((Math.min(...instants) - clockMs) / timeScale));
}

/** Returns undefined if nothing is worth doing now. */
function tend(view: CompanyView, plane: PlaneView, choose: Choose): Command | undefined {
  const { id: planeId } = plane;
  if (plane.health < REPAIR_BELOW && shownRepairCost(plane) <= view.money) return { kind: "repair", planeId };
  if (plane.broken) return undefined;
  const further = carryOn(view, plane);
  if (further !== undefined) return further;
  const trips = tripsOf(view, plane).filter(({ gain }) => gain > 0);
  if (trips.length > 0) {
    const { packageIds, legs } = choose(view, trips);
    // A leg that cannot be queued is flown after the landing, because the cargo stays aboard.
    return { kind: "dispatch", planeId, packageIds, legs: view.scoutingLeft > 0 ? legs : legs.slice(0, 1) };
  }
  return draw(view.seed, "ferry", view.look, planeId) < FERRY_SHARE ? ferry(view, plane) : undefined;
}

const FERRY_SHARE = 0.5;

/** Returns the repair cost for the displayed health, which is rounded. */
export const shownRepairCost = ({ modelId, health }: PlaneView): number =>
  repairCost({ modelId, health: 100 * health });

/** Continues with the queue or the cargo of the plane. */
function carryOn(view: CompanyView, plane: PlaneView): Command | undefined {
  const { id: planeId } = plane;
  const [queued] = plane.queue;
  const cargo = view.own.find((one) => one.planeId === planeId);
  const next = queued ?? cargo?.destIcao;
  if (next === undefined) return undefined;
  const { refusal } = view.quote(planeId, next);
  if (refusal === null) return { kind: "dispatch", planeId, packageIds: [], legs: queued === undefined ? [next] : [] };
  if (queued !== undefined) return { kind: "cancel", planeId, index: 0 };
  return cargo && refusal.code === "beyond-tank" ? { kind: "abandon", packageId: cargo.id } : undefined;
}

function ferry(view: CompanyView, plane: PlaneView): Command | undefined {
  const near = withinRange(plane, LARGE).slice(0, 3);
  const reachable = near.find((icao) => view.quote(plane.id, icao).refusal === null);
  return reachable === undefined
    ? undefined
    : { kind: "dispatch", planeId: plane.id, packageIds: [], legs: [reachable] };
}

const LARGE = JOB_AIRPORTS.filter(({ size }) => size === "large");

/** Returns the airports within the range of the plane, the nearest first. */
export function withinRange(plane: PlaneView, airports: readonly Airport[]): string[] {
  const { rangeKm } = modelOf(plane);
  return byDistance(plane.airportIcao, airports).flatMap(({ icao, km }) => (km <= rangeKm ? [icao] : []));
}
