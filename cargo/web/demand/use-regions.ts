/** The regions of world events, loaded from a file of their own like the airports. */
import { useQuery } from "@tanstack/react-query";
import type { Place } from "../../rules/geography/geodesy.ts";
import type { Airports } from "../airports.ts";
import { useAirports } from "../use-airports.ts";

export interface ShownRegion {
  readonly id: string;
  readonly name: string;
  /** Centre of the region's airports. */
  readonly centre: Place;
}

export interface Regions {
  readonly byId: ReadonlyMap<string, ShownRegion>;
  /** Returns the id of an airport's region. */
  readonly of: (icao: string) => string | undefined;
}

const NONE: Regions = { byId: new Map(), of: () => undefined };

/** Empty until they and the airports are loaded. */
export function useRegions(): Regions {
  const airports = useAirports();
  const { data = NONE } = useQuery({
    queryKey: ["regions"],
    queryFn: () => loadRegions(airports),
    enabled: airports.size > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

async function loadRegions(airports: Airports): Promise<Regions> {
  const { REGIONS } = await import("../../rules/market/regions.ts");
  const idOf = new Map(REGIONS.flatMap(({ id, airports: codes }) => codes.map((icao) => [icao, id] as const)));
  const shown = REGIONS.map(({ id, name, airports: codes }): ShownRegion => {
    return { id, name, centre: middleOf(codes.flatMap((icao) => airports.get(icao) ?? [])) };
  });
  return { byId: new Map(shown.map((region) => [region.id, region])), of: (icao) => idOf.get(icao) };
}

const RADIANS = Math.PI / 180;

/** Returns the centre on a sphere, so that it is correct for a region across the antimeridian. */
export function middleOf(places: readonly Place[]): Place {
  let [x, y, z] = [0, 0, 0];
  for (const { lat, lon } of places) {
    x += Math.cos(lat * RADIANS) * Math.cos(lon * RADIANS);
    y += Math.cos(lat * RADIANS) * Math.sin(lon * RADIANS);
    z += Math.sin(lat * RADIANS);
  }
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, lon: Math.atan2(y, x) / RADIANS };
}
