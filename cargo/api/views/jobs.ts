/** The open jobs of airports. */
import { type Pool, poolAirportsOf } from "../../rules/jobs/pools.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import { BEST_JOBS_FIRST, OPEN_JOBS_SHOWN } from "../../rules/values/limits.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { World } from "../../world/state/world.ts";

/** Returns the packages that the player has accepted, then those on the player's planes. */
export function ownPackages(world: World, playerId: number): CargoPackage[] {
  const loaded = [...world.airspace.planesOf(playerId)].flatMap((id) => {
    const ids = world.jobs.onPlane(id);
    return ids.size === 0 ? [] : world.packages.all(ids);
  });
  return [...world.packages.all(world.jobs.acceptedBy(playerId)), ...loaded];
}

/** Returns all open jobs at the airport, by id. */
export const openJobsAt = (world: World, icao: string): CargoPackage[] => world.packages.all(openIdsAt(world, icao));

export const openJobCount = (world: World, icao: string): number => openIdsAt(world, icao).length;

function openIdsAt(world: World, icao: string): readonly number[] {
  const pool = world.pools.get(icao);
  const ofSlots = pool === undefined ? [] : idsInSlots(pool);
  const contracts = world.jobs.contractsAt(icao);
  return contracts.size === 0 ? ofSlots : [...contracts, ...ofSlots].sort((a, b) => a - b);
}

const inSlots = new WeakMap<Pool, readonly number[]>();

/** Cached, because pools are read far more often than they change. */
function idsInSlots(pool: Pool): readonly number[] {
  let ids = inSlots.get(pool);
  if (ids === undefined) {
    ids = pool.slots.flatMap(({ packageId }) => packageId ?? []).sort((a, b) => a - b);
    inSlots.set(pool, ids);
  }
  return ids;
}

/** The open jobs of an airport: those that pay best for their weight, then the others by id. */
export interface RankedJobs {
  readonly best: readonly CargoPackage[];
  readonly others: readonly CargoPackage[];
}

/** Ranks jobs, which are given by id. The best pay per kg comes first, ties by the lower id. */
export function ranked(jobs: readonly CargoPackage[], payOf: (job: CargoPackage) => number): RankedJobs {
  const best = jobs
    .map((job) => ({ job, pay: payOf(job) / job.weightKg }))
    .sort((a, b) => b.pay - a.pay || a.job.id - b.job.id)
    .slice(0, BEST_JOBS_FIRST)
    .map(({ job }) => job);
  return { best, others: jobs.filter((job) => !best.includes(job)) };
}

/**
 * Returns at most OPEN_JOBS_SHOWN jobs: first the BEST_JOBS_FIRST of each airport that pay best for their weight, then the
 * others. Airports must be in the order of `byDeparture`, so that jobs where a plane departs first are not cut off.
 */
export function firstJobs<Airport>(
  airports: readonly Airport[],
  rankedAt: (airport: Airport) => RankedJobs,
): CargoPackage[] {
  const first: CargoPackage[] = [];
  const others: CargoPackage[] = [];
  for (const airport of airports) {
    if (first.length >= OPEN_JOBS_SHOWN) break;
    const jobs = rankedAt(airport);
    first.push(...jobs.best);
    others.push(...jobs.others);
  }
  return [...first, ...others].slice(0, OPEN_JOBS_SHOWN);
}

/** Returns the airports that the planes open: first those of parked planes, then destinations by arrival, then queued ones. */
export function byDeparture(planes: readonly Plane[]): readonly string[] {
  const [only] = planes;
  if (only !== undefined && planes.length === 1) return poolAirportsOf(only);
  const earliest = new Map<string, readonly [stop: number, at: number]>();
  for (const plane of planes) {
    poolAirportsOf(plane).forEach((icao, index) => {
      const arrival = plane.leg?.arrivalSimTime ?? 0;
      const when = [index, arrival] as const;
      const known = earliest.get(icao);
      if (!known || when[0] < known[0] || (when[0] === known[0] && when[1] < known[1])) earliest.set(icao, when);
    });
  }
  return [...earliest]
    .sort(([icaoA, [stopA, atA]], [icaoB, [stopB, atB]]) => stopA - stopB || atA - atB || (icaoA < icaoB ? -1 : 1))
    .map(([icao]) => icao);
}
