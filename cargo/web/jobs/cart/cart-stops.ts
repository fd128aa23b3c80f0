/** Where a plane must go to deliver what it holds, and in which order it best does. */
import type { PlaceOf, PlaneView } from "../plane-view.ts";
import { shortestOrder } from "./stop-order.ts";

/** Destinations of what is picked and on board that its queue does not lead to, but for those that are left out. */
export function neededStops(
  { queue, picked, onBoard }: Pick<PlaneView, "queue" | "picked" | "onBoard">,
  leftOut: readonly string[],
): string[] {
  const ofPicked = picked.map(({ destIcao }) => destIcao);
  const ofBoard = onBoard.map(({ destIcao }) => destIcao).filter((icao) => !leftOut.includes(icao));
  return [...new Set([...ofPicked, ...ofBoard])].filter((icao) => !queue.includes(icao));
}

/** In the order of the shortest way on from where the queue ends; as given until the places are known. */
export function suggestedStops(startIcao: string, needed: readonly string[], placeOf: PlaceOf): readonly string[] {
  const start = placeOf(startIcao);
  const places = needed.map(placeOf).filter((place) => place !== undefined);
  if (start === undefined || places.length < needed.length) return needed;
  return shortestOrder(start, places).map((index) => needed[index] as string);
}

/** Those that are still wanted in the order that the player gave them, then what has come since. */
export const keptOrder = (chosen: readonly string[], suggested: readonly string[]): string[] => [
  ...chosen.filter((icao) => suggested.includes(icao)),
  ...suggested.filter((icao) => !chosen.includes(icao)),
];

/** With the stop at an index one place earlier (−1) or later (1). */
export function moved(stops: readonly string[], index: number, by: -1 | 1): readonly string[] {
  const stop = stops[index];
  if (stop === undefined || index + by < 0 || index + by >= stops.length) return stops;
  return stops.toSpliced(index, 1).toSpliced(index + by, 0, stop);
}
