/** Airport and country names. */
import type { Airport } from "../rules/geography/airports.ts";

export type { Airport };
export type Airports = ReadonlyMap<string, Airport>;

/** Returns the city, or the airport's name if it has none: few players know airports by name. */
export const cityName = ({ city, name }: Pick<Airport, "city" | "name">): string => (city === "" ? name : city);

/** Returns a name such as `Frankfurt (EDDF)`. */
export function placeName(airports: Airports, icao: string): string {
  const airport = airports.get(icao);
  return airport === undefined ? icao : `${cityName(airport)} (${icao})`;
}

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** Returns the country's name, such as `Germany` for `DE`; the code itself if it is unknown. */
export function countryName(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}
