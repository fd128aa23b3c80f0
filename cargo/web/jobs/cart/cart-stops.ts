/** Computes the stops that deliver a plane's cargo, and their order. */
import type { PlaceOf, PlaneView } from "../plane-view.ts";
import { shortestOrder } from "./stop-order.ts";

/** Returns the destinations of the selected jobs and of those on board, except stops of the queue and those left out. */
export function neededStops(
  { queue, picked, onBoard }: Pick<PlaneView, "queue" | "picked" | "onBoard">,
  leftOut: readonly string[],
): string[] {
  const ofPicked = picked.map(({ destIcao }) => destIcao);
  const ofBoard = onBoard.map(({ destIcao }) => destIcao).filter((icao) => !leftOut.includes(icao));
  return [...new Set([...ofPicked, ...ofBoard])].filter((icao) => !queue.includes(icao));
}

/** Returns the stops in the order of the shortest route from the end of the queue; unchanged until the airports are known. */
export function suggestedStops(startIcao: string, needed: readonly string[], placeOf: PlaceOf): readonly string[] {
  const start = placeOf(startIcao);
  const places = needed.map(placeOf).filter((place) => place !== undefined);
  if (start === undefined || places.length < needed.length) return needed;
  return shortestOrder(start, places).map((index) => needed[index] as string);
}

/** Returns the player's order without stops that are no longer needed, followed by new stops. */
export const keptOrder = (chosen: readonly string[], suggested: readonly string[]): string[] => [
  ...chosen.filter((icao) => suggested.includes(icao)),
  ...suggested.filter((icao) => !chosen.includes(icao)),
];
