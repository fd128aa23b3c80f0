/** Determines which planes can fly a route. */
import { distanceKm } from "../../rules/geography/geodesy.ts";
import type { Airports } from "../airports.ts";
import type { CatalogEntry, LapFigures, Plane } from "../api.ts";

export interface RouteRange {
  readonly stops: readonly string[];
  /** The first lap by each aircraft type; undefined until it is known. */
  readonly laps: readonly LapFigures[] | undefined;
  readonly catalog: readonly CatalogEntry[];
  /** Empty until they are loaded. */
  readonly airports: Airports;
}

interface RoutePlanes {
  readonly isOn: (plane: Plane) => boolean;
  /** Returns why the plane cannot fly the route. */
  readonly why: (plane: Plane) => string | undefined;
}

/** Returns the planes that fly the route once it is saved: those on it, and those chosen in addition that can fly it. */
export const planesOf = (
  planes: readonly Plane[],
  added: readonly number[],
  { isOn, why }: RoutePlanes,
): readonly Plane[] => planes.filter((plane) => isOn(plane) || (added.includes(plane.id) && why(plane) === undefined));

/** Returns why the plane cannot fly the route; undefined if it can, or if that is not known yet. */
export function beyondRange(plane: Plane, { stops, laps, catalog, airports }: RouteRange): string | undefined {
  const { modelId, destIcao, airportIcao } = plane;
  if (laps?.find((lap) => lap.modelId === modelId)?.reachable === false) return "a leg is out of its range";
  const rangeKm = catalog.find(({ id }) => id === modelId)?.rangeKm ?? Number.POSITIVE_INFINITY;
  const from = airports.get(destIcao ?? airportIcao);
  const isNear = (icao: string) => {
    const to = airports.get(icao);
    return from === undefined || to === undefined || distanceKm(from, to) <= rangeKm;
  };
  return stops.length === 0 || stops.some(isNear) ? undefined : "no stop is within its range";
}
