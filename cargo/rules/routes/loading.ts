/** Decides what the dispatcher loads at a stop: the owner's accepted jobs, then open jobs by net pay per hour. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { modelOf } from "../aircraft/aircraft.ts";
import { flightTimeMs } from "../aircraft/flight-time.ts";
import { landingWear } from "../flights/landing-wear.ts";
import { DISPATCHER_PERCENT } from "../flights/route-income.ts";
import { checkLoad, putAboard } from "../jobs/load.ts";
import { jobKm } from "../jobs/needs.ts";
import { offerOf } from "../jobs/payout.ts";
import { dueSimTimeOf, shareAfter } from "../jobs/specials.ts";
import { type CargoPackage, weightOf } from "../values/cargo-package.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Route } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { lapOf } from "./lap.ts";

/** Real milliseconds for which a job must have been open, so that people can take it first. */
export const OPEN_BEFORE_MS = 300_000;

/** Loads the jobs that the plane takes from a stop; `place` is the stop's index in the lap. */
export function loadAtStop(scene: Scene, plane: Plane, route: Route, place: number): void {
  const ways = waysFrom(plane, route, place);
  for (const cargo of scene.acceptedBy(plane.ownerId)) {
    if (cargo.originIcao === plane.airportIcao && ways.has(cargo.destIcao)) loadIfPossible(scene, plane, cargo);
  }
  if (route.policy.openJobs)
    for (const cargo of openJobs(scene, plane, route, ways)) loadIfPossible(scene, plane, cargo);
}

/** Flight to a later stop of the lap, without repairs. */
interface Way {
  /** Simulated milliseconds of flight. */
  readonly ms: number;
  readonly landings: number;
  /** Hundredths of health before the last landing. */
  readonly healthBefore: number;
}

/** Returns the ways to the stops that the plane loads for. */
function waysFrom(plane: Plane, route: Route, place: number): ReadonlyMap<string, Way> {
  const { stops, km } = lapOf(route);
  const model = modelOf(plane);
  const ways = new Map<string, Way>();
  let ms = 0;
  let healthBefore = plane.health;
  for (let step = 0; step < Math.min(route.policy.maxLaterStops, stops.length - 1); step++) {
    const legKm = km[(place + step) % stops.length] as number;
    ms += flightTimeMs(legKm, model.cruiseKmh);
    const icao = stops[(place + step + 1) % stops.length] as string;
    if (!ways.has(icao) && icao !== plane.airportIcao) ways.set(icao, { ms, landings: step + 1, healthBefore });
    healthBefore = Math.max(0, healthBefore - landingWear(model, legKm, []));
  }
  return ways;
}

/** Returns the open jobs that the policy allows, the best net pay per hour of flight first. */
function openJobs(
  scene: Scene,
  plane: Plane,
  { policy }: Route,
  ways: ReadonlyMap<string, Way>,
): readonly CargoPackage[] {
  const found: { readonly cargo: CargoPackage; readonly netPerHour: number }[] = [];
  for (const cargo of scene.openJobsAt(plane.airportIcao)) {
    const way = ways.get(cargo.destIcao);
    if (way === undefined || cargo.createdAt > scene.now - OPEN_BEFORE_MS) continue;
    const netPerHour = (netOf(scene, plane, cargo, way) * HOUR_MS) / way.ms;
    if (netPerHour >= policy.minNetPerHour) found.push({ cargo, netPerHour });
  }
  return found.sort((a, b) => b.netPerHour - a.netPerHour || a.cargo.id - b.cargo.id).map(({ cargo }) => cargo);
}

/**
 * Returns the unrounded euros that a job adds to the lap: its pay after the special's losses on this way, less the dispatcher's
 * share. Fuel and wear of the lap are the same without it.
 */
function netOf(scene: Scene, plane: Plane, cargo: CargoPackage, { ms, landings, healthBefore }: Way): number {
  const { payout } = offerOf(scene, cargo, scene.player(plane.ownerId).reputation);
  const kept = 1 - DISPATCHER_PERCENT / 100;
  if (cargo.special === null) return payout * kept;
  const due = dueSimTimeOf(cargo.special, scene.clockMs, flightTimeMs(jobKm(cargo), modelOf(plane).cruiseKmh));
  const lateMs = due === null ? 0 : Math.max(0, scene.clockMs + ms - due);
  return payout * shareAfter(cargo.special, { lateMs, landings, healthBefore }) * kept;
}

function loadIfPossible(scene: Scene, { id, ownerId }: Plane, cargo: CargoPackage): void {
  const loading = checkLoad(scene, ownerId, cargo.id, id);
  if (!(loading instanceof Refusal)) putAboard(scene, loading, true);
}

/** Returns the kilograms that the plane could still carry. */
export function freePayload(scene: Scene, plane: Plane): number {
  return Math.max(0, modelOf(plane).maxPayloadKg - weightOf(scene.cargoOf(plane.id)));
}
