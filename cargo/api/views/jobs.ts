/** The open jobs of airports. */
import { type Pool, poolAirportsOf } from "../../rules/jobs/pools.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import { OPEN_JOBS_SHOWN } from "../../rules/values/limits.ts";
import type { Plane } from "../../rules/values/plane.ts";
import type { World } from "../../world/state/world.ts";

/** All open jobs at the airport, by id. */
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

/** The open jobs at the airports of the planes. Those where a plane can depart first come first, so that they are never cut off. */
export function openJobsOf(world: World, planes: readonly Plane[], only?: ReadonlySet<string>): CargoPackage[] {
  const jobs: CargoPackage[] = [];
  for (const icao of byDeparture(planes)) {
    if (only?.has(icao) === false) continue;
    for (const job of openJobsAt(world, icao)) {
      if (jobs.length === OPEN_JOBS_SHOWN) return jobs;
      jobs.push(job);
    }
  }
  return jobs;
}

/** The airports that the planes open: of parked planes, then destinations by arrival, then queued ones. */
function byDeparture(planes: readonly Plane[]): readonly string[] {
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
