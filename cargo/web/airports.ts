/** All airports, for names, places and distances. They are many, so they come in a file of their own, once for a release. */
import { useQuery } from "@tanstack/react-query";
import type { Airport } from "../rules/geography/airports.ts";

export type { Airport };
export type Airports = ReadonlyMap<string, Airport>;

/** The rules' own table. Nothing else of the client may import it except so, or the first page would wait for it. */
async function loadAirports(): Promise<Airports> {
  const { AIRPORTS } = await import("../rules/geography/airports.ts");
  return new Map(AIRPORTS.map((airport) => [airport.icao, airport]));
}

const NONE: Airports = new Map();

/** Empty until they have come. */
export function useAirports(): Airports {
  const { data = NONE } = useQuery({
    queryKey: ["airports"],
    queryFn: loadAirports,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** `Frankfurt (EDDF)`: what people know a place by. */
export function placeName(airports: Airports, icao: string): string {
  const airport = airports.get(icao);
  if (airport === undefined) return icao;
  return `${airport.city === "" ? airport.name : airport.city} (${icao})`;
}
