/** Which airport's jobs the list shows; shared with the map by the selection. */
import { useState } from "react";
import { useSelection } from "../world/selection.tsx";
import { EVERYWHERE } from "./place-picker.tsx";
import type { Jobs } from "./use-jobs.ts";

/**
 * The airport whose jobs are shown. The selection's counts while planes of the player open it; else it is where the plane
 * can be loaded next, and without a plane all of them.
 */
export function usePlace({ state, view }: Jobs): readonly [string, (place: string) => void] {
  const [{ airportIcao, planeId }, change] = useSelection();
  const [everywhereFor, setEverywhereFor] = useState<string | null>(null);
  const scope = `${planeId} ${airportIcao}`;
  const isOpen = state.market.airports.some(({ icao }) => icao === airportIcao);
  const chosen = isOpen ? airportIcao : (view?.groundIcao ?? null);
  const choose = (place: string) => {
    setEverywhereFor(place === EVERYWHERE ? scope : null);
    if (place !== EVERYWHERE) change({ kind: "airport", icao: place === view?.groundIcao ? null : place });
  };
  return [everywhereFor === scope || chosen === null ? EVERYWHERE : chosen, choose];
}
