/** Publishes the payments of landings to the map and the sound. */
import type { HistoryEvent } from "../api.ts";
import { figureIn, textIn } from "../event-sentence.ts";

export interface PaidLanding {
  readonly icao: string;
  /** Whole euros. */
  readonly amount: number;
}

/** Returns the sum paid at each airport. */
export function paidLandings(events: readonly HistoryEvent[]): readonly PaidLanding[] {
  const paid = events.filter(({ kind }) => kind === "delivered");
  return [...Map.groupBy(paid, ({ data }) => textIn(data, "destIcao"))].map(([icao, group]) => ({
    icao,
    amount: group.reduce((sum, { data }) => sum + figureIn(data, "paid"), 0),
  }));
}

type Listener = (landings: readonly PaidLanding[]) => void;
const listeners = new Set<Listener>();

export function publishLandings(landings: readonly PaidLanding[]): void {
  if (landings.length > 0) for (const listener of listeners) listener(landings);
}

/** Calls `listener` for each landing. Returns a function that stops this. */
export function onLandings(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
