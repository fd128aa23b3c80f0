/** Whose jobs the world page shows, in the list and on the map. */
import type { State } from "../api.ts";
import { departsFrom } from "./plane-route.ts";
import type { Selection } from "./selection.tsx";

/**
 * The airport whose open jobs are shown: the selected one if the player sees its jobs, else the one that the selected plane
 * leaves next; null where neither is there.
 */
export function jobsAirport(
  { airportIcao, planeId }: Pick<Selection, "airportIcao" | "planeId">,
  { planes, market }: Pick<State, "planes" | "market">,
): string | null {
  if (airportIcao !== null && market.airports.some(({ icao }) => icao === airportIcao)) return airportIcao;
  const plane = planes.find(({ id }) => id === planeId);
  return plane === undefined ? null : departsFrom(plane);
}
