/** Points and labels of the chart of cash over time. */
import type { HistorySummary } from "../api.ts";
import { realInstant } from "../real-time.ts";

export interface CashPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly Cash: number;
}

/** Returns the cash after each entry, and a last point at `now`, or later if this machine's clock is behind the service's. */
export function cashPoints(balances: HistorySummary["purse"], now: number): CashPoint[] {
  const moves = balances.map(({ at, money }) => ({ at: Date.parse(at), Cash: money }));
  const last = moves.at(-1);
  return [...moves, { at: Math.max(now, last?.at ?? 0), Cash: last?.Cash ?? 0 }];
}

/** Returns the label of an instant; empty for a tooltip that points at nothing. */
export const instantLabel = (at: unknown): string =>
  typeof at === "number" && Number.isFinite(at) ? realInstant(new Date(at).toISOString()) : "";

const TICKS = 4;

/** Returns evenly spaced instants; fewer in the first minutes, so that no label repeats. */
export function ticksOf(points: readonly CashPoint[]): number[] {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const even = Array.from({ length: TICKS + 1 }, (_, index) => Math.round(first + ((last - first) * index) / TICKS));
  return even.filter((at, index) => instantLabel(at) !== instantLabel(even[index - 1]));
}
