/** Airports and their names. */
import type { Airport } from "../rules/geography/airports.ts";

export type { Airport };
export type Airports = ReadonlyMap<string, Airport>;

/** What people call the place: few know an airport by its own name. */
export const cityName = ({ city, name }: Pick<Airport, "city" | "name">): string => (city === "" ? name : city);

/** `Frankfurt (EDDF)`. */
export function placeName(airports: Airports, icao: string): string {
  const airport = airports.get(icao);
  return airport === undefined ? icao : `${cityName(airport)} (${icao})`;
}

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** `Germany` for `DE`; the code itself if it names no country. */
export function countryName(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}
