/** Names for the ids in snapshots and events. */
import { useMemo } from "react";
import { placeName } from "./airports.ts";
import { useGame } from "./live/live.tsx";
import { useAirports } from "./use-airports.ts";

export interface Names {
  /** Returns a plane's registration; once sold, its number. */
  plane(id: number): string;
  place(icao: string): string;
  /** Returns the name of an aircraft type. */
  model(id: string): string;
}

/** Returns the names of the player's planes, all airports and all aircraft types. */
export function useNames(): Names {
  const airports = useAirports();
  const { planes, catalog } = useGame();
  return useMemo(() => {
    const planeNames = new Map(planes.map(({ id, name }) => [id, name]));
    const modelNames = new Map(catalog.map(({ id, name }) => [id, name]));
    return {
      plane: (id) => planeNames.get(id) ?? `former plane ${id}`,
      place: (icao) => placeName(airports, icao),
      model: (id) => modelNames.get(id) ?? id,
    };
  }, [airports, planes, catalog]);
}

/** Returns why a plane was refused. Sentences about the plane's actions already contain its name. */
export const refusedPlane = (name: string, detail = ""): string =>
  detail.includes(name) ? detail : `${name}: ${detail}`;
