/** Airports that an earlier version knew and today's world does not, and the airports that replace them. */
import { airportOf } from "../../../rules/geography/airports.ts";

/** Gives a code that the world knows: the same one, or that of the replacement. */
export type PlaceOf = (icao: string) => string;

/** Where nothing at all is known. */
const LAST_RESORT = "EDDF";

/** The replacement is the airport of the first plane whose airport is known. */
export function placesOf(planes: readonly { readonly icao: string }[]): PlaceOf {
  const replacement = planes.find(({ icao }) => isKnown(icao))?.icao ?? LAST_RESORT;
  return (icao) => (isKnown(icao) ? icao : replacement);
}

export const isKnown = (icao: string): boolean => airportOf(icao) !== undefined;
