/** The open jobs of airports. */
import type { CargoPackage } from "../../rules/cargo-package.ts";
import { OPEN_JOBS_SHOWN } from "../../rules/limits.ts";
import type { Plane } from "../../rules/plane.ts";
import { poolAirportsOf } from "../../rules/pools.ts";
import type { World } from "../../world/world.ts";

/** All open jobs at the airport, by id. */
export function openJobsAt(world: World, icao: string): CargoPackage[] {
  const ids = [...world.freight.contractsAt(icao)];
  for (const { packageId } of world.pools.get(icao)?.slots ?? []) if (packageId !== null) ids.push(packageId);
  return ids.sort((a, b) => a - b).map((id) => world.packages.get(id) as CargoPackage);
}

/** Those at the player's airports: of where a plane can be loaded first in front, so that the nearest are never cut off. */
export function openJobsOf(world: World, planes: readonly Plane[]): CargoPackage[] {
  const jobs: CargoPackage[] = [];
  for (const icao of byDeparture(planes)) {
    for (const job of openJobsAt(world, icao)) {
      if (jobs.length === OPEN_JOBS_SHOWN) return jobs;
      jobs.push(job);
    }
  }
  return jobs;
}

/** The airports that the planes open: first where one stands, then where one lands, soonest first, then queued stops. */
function byDeparture(planes: readonly Plane[]): string[] {
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
