/** The airport whose jobs the world page shows, in the list and on the map. */
import type { State } from "../api.ts";
import { loadingAirport } from "../jobs/plane-view.ts";
import { openJobsByAirport } from "../live/whole-snapshot.ts";
import type { Selection } from "./selection.tsx";

/** The selected airport if the player sees its jobs, else the one where the selected plane can be loaded next, or null. */
export function jobsAirport(
  { airportIcao, planeId }: Pick<Selection, "airportIcao" | "planeId">,
  { planes, market }: Pick<State, "planes" | "market">,
): string | null {
  if (airportIcao !== null && openJobsByAirport(market).has(airportIcao)) return airportIcao;
  const plane = planes.find(({ id }) => id === planeId);
  return plane === undefined ? null : loadingAirport(plane);
}
