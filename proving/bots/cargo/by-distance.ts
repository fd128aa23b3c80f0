/** Sorts airports by distance. */
import { type Airport, JOB_AIRPORTS, knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { distanceKm } from "@outbound/cargo/rules/geography/geodesy.ts";

export type AtDistance = ReturnType<typeof byDistance>[number];

/** Returns the other airports, the nearest first. */
export function byDistance(icao: string, airports: readonly Airport[] = JOB_AIRPORTS) {
  const here = knownAirport(icao);
  const others = airports.filter((airport) => airport.icao !== icao);
  return others
    .map((airport) => ({ icao: airport.icao, km: distanceKm(here, airport) }))
    .sort((one, other) => one.km - other.km);
}
