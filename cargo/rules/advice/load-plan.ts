/** Finds the best jobs to load at the plane's airport, by a beam search. */
import { modelOf } from "../aircraft/aircraft.ts";
import { checkSound } from "../flights/departure.ts";
import { MAX_QUEUED_LEGS, stopsAhead } from "../flights/queue.ts";
import { type CargoPackage, weightOf } from "../values/cargo-package.ts";
import { ownPlane } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { checkFit } from "./job-gains.ts";
import { stopsFor } from "./stops.ts";
import { type Trip, Trips } from "./trip.ts";

/** Packages to load and legs to add to the queue: the body of a dispatch. The figures are those of the whole trip. */
export interface LoadPlan {
  readonly legs: readonly string[];
  readonly packageIds: readonly number[];
  readonly trip: Trip;
}

/** Sets of packages that the search keeps for each number of packages. */
const BEAM_WIDTH = 8;
/** Most jobs that the search considers: those that pay best for their weight. */
const MOST_JOBS = 16;
/** Most packages of a plan. */
const MOST_PICKED = 12;
export const MOST_NEW_STOPS = 2;

interface Found {
  readonly packages: readonly CargoPackage[];
  /** Total weight of the packages in kilograms. */
  readonly kg: number;
  readonly stops: readonly string[];
  readonly trip: Trip;
}

/**
 * Returns the set of jobs with the greatest net per hour. It adds at most `newStops` stops to those of the plane, and no job that
 * lowers the net. `jobs` are open jobs and the player's accepted ones at the airport where the plane is or lands next. The plan
 * of a plane that is broken there is empty. Refuses: 404, 403.
 */
export function planLoad(
  scene: Scene,
  playerId: number,
  planeId: number,
  { jobs, newStops }: { readonly jobs: readonly CargoPackage[]; readonly newStops: number },
): LoadPlan | Refusal {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const trips = new Trips(scene, plane);
  if (checkSound(trips.plane) !== undefined) return { legs: [], packageIds: [], trip: trips.over([], []) };
  const stops = stopsFor(trips, []);
  const without: Found = { packages: [], kg: 0, stops, trip: trips.over(stops, []) };
  const search: Search = {
    trips,
    jobs: bestPaid(trips, jobs).filter((job) => checkFit(trips, [], job) === undefined),
    mostStops: Math.min(stops.length + newStops, MAX_QUEUED_LEGS),
    mostKg: modelOf(plane).maxPayloadKg - weightOf(trips.aboard),
  };
  let best = without;
  let beam: readonly Found[] = [without];
  for (let size = 1; size <= MOST_PICKED && beam.length > 0; size++) {
    beam = withOneMore(search, beam);
    for (const one of beam) if (isBetter(one, best, without)) best = one;
  }
  const queued = stopsAhead(trips.plane).length;
  return { legs: best.stops.slice(queued), packageIds: best.packages.map(({ id }) => id), trip: best.trip };
}

interface Search {
  readonly trips: Trips;
  readonly jobs: readonly CargoPackage[];
  readonly mostStops: number;
  readonly mostKg: number;
}

/** True if `one` earns more per hour than `best`, and more in all than the trip without packages. */
const isBetter = (one: Found, best: Found, without: Found): boolean =>
  one.trip.net > without.trip.net && (best === without || one.trip.netPerHour > best.trip.netPerHour);

/** Returns the best sets that extend a set of the beam by one package and that the plane can load and fly. */
function withOneMore(search: Search, beam: readonly Found[]): readonly Found[] {
  const { trips, jobs } = search;
  const next = new Map<string, Found>();
  for (const one of beam) {
    for (const job of jobs) {
      if (one.packages.includes(job) || !hasRoom(search, one, job)) continue;
      const packages = [...one.packages, job].sort((a, b) => a.id - b.id);
      const key = packages.map(({ id }) => id).join();
      if (next.has(key) || checkFit(trips, one.packages, job) !== undefined) continue;
      const stops = one.stops.includes(job.destIcao) ? one.stops : stopsFor(trips, packages);
      const trip = trips.over(stops, packages);
      if (trip.refusal === undefined) next.set(key, { packages, kg: one.kg + job.weightKg, stops, trip });
    }
  }
  return [...next.values()].sort((a, b) => b.trip.netPerHour - a.trip.netPerHour).slice(0, BEAM_WIDTH);
}

/** Cheap check that runs first and excludes most sets. */
const hasRoom = ({ mostKg, mostStops }: Search, { kg, stops }: Found, { weightKg, destIcao }: CargoPackage): boolean =>
  kg + weightKg <= mostKg && (stops.length < mostStops || stops.includes(destIcao));

/** Sorts by pay per kg, then by the lower id, and keeps the first. */
function bestPaid(trips: Trips, jobs: readonly CargoPackage[]): readonly CargoPackage[] {
  const perKg = (job: CargoPackage): number => trips.payoutOf(job) / job.weightKg;
  return jobs.toSorted((a, b) => perKg(b) - perKg(a) || a.id - b.id).slice(0, MOST_JOBS);
}
