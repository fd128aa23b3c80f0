/** Payments of landings, for what celebrates them: the map and the sound. */
import type { HistoryEvent } from "../api.ts";
import { figureIn, textIn } from "../event-sentence.ts";

export interface PaidLanding {
  readonly icao: string;
  /** Whole euros. */
  readonly amount: number;
}

/** What was paid at each airport. */
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

/** Returns the function that ends it. */
export function onLandings(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
