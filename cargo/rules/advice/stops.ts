/** Finds the stops that a plane needs for packages, after those of its queue. */

import { stopsAhead } from "../flights/queue.ts";
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { Trips } from "./trip.ts";

/**
 * Returns all stops of the trip. The queue comes first. Then come the destinations of the cargo aboard and of packages at the
 * plane's airport, always the nearest next. Each package elsewhere follows with its origin and its destination.
 */
export function stopsFor(trips: Trips, packages: readonly CargoPackage[]): readonly string[] {
  const { airportIcao } = trips.plane;
  const stops = [...stopsAhead(trips.plane)];
  const isHere = ({ originIcao }: CargoPackage): boolean => originIcao === airportIcao;
  const near = [...trips.aboard, ...packages.filter(isHere)].map(({ destIcao }) => destIcao);
  const open = new Set(near.filter((icao) => icao !== airportIcao && !stops.includes(icao)));
  while (open.size > 0) {
    const next = nearest(stops.at(-1) ?? airportIcao, open);
    stops.push(next);
    open.delete(next);
  }
  for (const { originIcao, destIcao } of packages.filter((one) => !isHere(one))) {
    if (stops.at(-1) !== originIcao) stops.push(originIcao);
    stops.push(destIcao);
  }
  return stops;
}

/** Returns the nearest of the airports, on ties the first by code. */
function nearest(fromIcao: string, icaos: ReadonlySet<string>): string {
  const [only] = icaos;
  if (only !== undefined && icaos.size === 1) return only;
  const from = knownAirport(fromIcao);
  const [first] = [...icaos]
    .map((icao) => ({ icao, km: distanceKm(from, knownAirport(icao)) }))
    .sort((a, b) => a.km - b.km || (a.icao < b.icao ? -1 : 1));
  return first?.icao as string;
}
