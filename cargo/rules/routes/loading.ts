/** What the dispatcher loads at a stop: the owner's accepted jobs, then open jobs by their net pay an hour. */
import { modelOf } from "../aircraft/aircraft.ts";
import { flightTimeMs } from "../aircraft/flight-time.ts";
import { DISPATCHER_PERCENT } from "../flights/route-income.ts";
import { checkLoad, putAboard } from "../jobs/load.ts";
import { offerOf } from "../jobs/payout.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Route } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { lapOf } from "./lap.ts";

/** Real milliseconds for which a job must have been open: people come first. */
export const OPEN_BEFORE_MS = 300_000;

const HOUR_MS = 3_600_000;

/** Loads the jobs that the plane takes from a stop, whose place in the lap is `place`. */
export function loadAtStop(scene: Scene, plane: Plane, route: Route, place: number): void {
  const flightMs = flightTimesTo(plane, route, place);
  for (const cargo of scene.acceptedBy(plane.ownerId)) {
    if (cargo.originIcao === plane.airportIcao && flightMs.has(cargo.destIcao)) loadIfPossible(scene, plane, cargo);
  }
  if (route.policy.openJobs)
    for (const cargo of openJobs(scene, plane, route, flightMs)) loadIfPossible(scene, plane, cargo);
}

/** Simulated milliseconds of flight to each of the stops that are loaded for. */
function flightTimesTo(plane: Plane, route: Route, place: number): ReadonlyMap<string, number> {
  const { stops, km } = lapOf(route);
  const { cruiseKmh } = modelOf(plane);
  const times = new Map<string, number>();
  let total = 0;
  for (let step = 0; step < Math.min(route.policy.maxLaterStops, stops.length - 1); step++) {
    total += flightTimeMs(km[(place + step) % stops.length] as number, cruiseKmh);
    const icao = stops[(place + step + 1) % stops.length] as string;
    if (!times.has(icao) && icao !== plane.airportIcao) times.set(icao, total);
  }
  return times;
}

/** The open jobs that the policy allows, the best pay an hour of flight first. */
function openJobs(
  scene: Scene,
  plane: Plane,
  { policy }: Route,
  flightMs: ReadonlyMap<string, number>,
): readonly CargoPackage[] {
  const { reputation } = scene.player(plane.ownerId);
  const found: { readonly cargo: CargoPackage; readonly netPerHour: number }[] = [];
  for (const cargo of scene.openJobsAt(plane.airportIcao)) {
    const ms = flightMs.get(cargo.destIcao);
    if (ms === undefined || cargo.createdAt > scene.now - OPEN_BEFORE_MS) continue;
    const net = offerOf(scene, cargo, reputation).payout * (1 - DISPATCHER_PERCENT / 100);
    const netPerHour = (net * HOUR_MS) / ms;
    if (netPerHour >= policy.minNetPerHour) found.push({ cargo, netPerHour });
  }
  return found.sort((a, b) => b.netPerHour - a.netPerHour || a.cargo.id - b.cargo.id).map(({ cargo }) => cargo);
}

function loadIfPossible(scene: Scene, { id, ownerId }: Plane, cargo: CargoPackage): void {
  const loading = checkLoad(scene, ownerId, cargo.id, id);
  if (!(loading instanceof Refusal)) putAboard(scene, loading);
}

/** Kilograms that the plane could still carry. */
export function freePayload(scene: Scene, plane: Plane): number {
  const aboard = scene.cargoOf(plane.id).reduce((sum, { weightKg }) => sum + weightKg, 0);
  return Math.max(0, modelOf(plane).maxPayloadKg - aboard);
}
