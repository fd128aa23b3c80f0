/** Replaces airports that an earlier version knew and the current world does not. */
import { airportOf } from "../../../rules/geography/airports.ts";

/** Returns a code that the world knows: the same one, or that of the replacement. */
export type PlaceOf = (icao: string) => string;

/** Used if no airport is known at all. */
const LAST_RESORT = "EDDF";

/** Uses the airport of the first plane with a known airport as the replacement. */
export function placesOf(planes: readonly { readonly icao: string }[]): PlaceOf {
  const replacement = planes.find(({ icao }) => isKnown(icao))?.icao ?? LAST_RESORT;
  return (icao) => (isKnown(icao) ? icao : replacement);
}

export const isKnown = (icao: string): boolean => airportOf(icao) !== undefined;
