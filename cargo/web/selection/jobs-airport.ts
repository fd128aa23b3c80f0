/** The airport whose jobs the world page shows, in the list and on the map. */
import type { Plane, State } from "../api.ts";
import { openJobsByAirport } from "../live/whole-snapshot.ts";
import type { Selection } from "./selection-change.ts";

/**
 * Returns the selected airport if the player sees its jobs, else the airport where the selected plane can next be loaded, or
 * null.
 */
export function jobsAirport(
  { airportIcao, planeId }: Pick<Selection, "airportIcao" | "planeId">,
  { planes, market }: Pick<State, "planes" | "market">,
): string | null {
  if (airportIcao !== null && openJobsByAirport(market).has(airportIcao)) return airportIcao;
  const plane = planes.find(({ id }) => id === planeId);
  return plane === undefined ? null : loadingAirport(plane);
}

/**
 * Returns the airport where the plane can next be loaded. A flying plane flies its whole queue first: it departs again at the
 * instant of each landing.
 */
export const loadingAirport = ({ destIcao, airportIcao, queue }: Pick<Plane, "destIcao" | "airportIcao" | "queue">) =>
  destIcao === null ? airportIcao : (queue.at(-1) ?? destIcao);
