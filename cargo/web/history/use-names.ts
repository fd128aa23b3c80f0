/** The names of the player's planes, of all airports and of all models. */
import { useMemo } from "react";
import { placeName, useAirports } from "../airports.ts";
import { useGame } from "../live/live.tsx";
import type { Names } from "./names.ts";

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
