/**
 * All airports, for names, places and distances. The table is large, so it is a separate file that is cached until the next
 * release.
 */
import { useQuery } from "@tanstack/react-query";
import type { Airports } from "./airports.ts";

/** Loads the table of the rules. A static import anywhere in the client would delay the first page. */
async function loadAirports(): Promise<Airports> {
  const { AIRPORTS } = await import("../rules/geography/airports.ts");
  return new Map(AIRPORTS.map((airport) => [airport.icao, airport]));
}

const NONE: Airports = new Map();

/** Returns an empty map until the airports are loaded. */
export function useAirports(): Airports {
  const { data = NONE } = useQuery({
    queryKey: ["airports"],
    queryFn: loadAirports,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
