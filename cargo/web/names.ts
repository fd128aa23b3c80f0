/** What people call the things that snapshots and events name by id. */
import { useMemo } from "react";
import { placeName } from "./airports.ts";
import { useGame } from "./live/live.tsx";
import { useAirports } from "./use-airports.ts";

export interface Names {
  /** A plane's registration; its number once it is sold. */
  plane(id: number): string;
  place(icao: string): string;
  /** Of an aircraft type. */
  model(id: string): string;
}

/** The names of the player's planes, of all airports and of all aircraft types. */
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

/** Why a plane was refused. Sentences about what the plane does call it by its name themselves. */
export const refusedPlane = (name: string, detail = ""): string =>
  detail.includes(name) ? detail : `${name}: ${detail}`;
