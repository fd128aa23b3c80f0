/**
 * Chance as a pure function: every draw is the hash of what it is about, so there is no random state to keep and undoing
 * never re-rolls. One purpose per draw; the keys name the place or the mission and how often it happened before.
 */
import { xxh64 } from "./hash.ts";

/** What draws are keyed by, besides purpose and keys. Both stand in the save. */
export interface Source {
  readonly rulesVersion: number;
  readonly seed: number;
}

/** A number in [0, 1) with 53 bits: the hash of JSON.stringify([rulesVersion, seed, purpose, ...keys]). */
export function draw(source: Source, purpose: string, ...keys: readonly (number | string)[]): number {
  const hash = xxh64(JSON.stringify([source.rulesVersion, source.seed, purpose, ...keys]));
  return Number(hash >> 11n) / 2 ** 53;
}

/** A whole number from low to high, both included. */
export function drawInteger(
  source: Source,
  low: number,
  high: number,
  purpose: string,
  ...keys: readonly (number | string)[]
): number {
  return low + Math.floor(draw(source, purpose, ...keys) * (high - low + 1));
}

/** Whether something of this chance (0 to 1, cut to it) happens. */
export function happens(
  source: Source,
  chance: number,
  purpose: string,
  ...keys: readonly (number | string)[]
): boolean {
  return draw(source, purpose, ...keys) < Math.min(1, Math.max(0, chance));
}

/** One of the items, each as likely as the others; undefined where there is none. */
export function pick<T>(
  source: Source,
  items: readonly T[],
  purpose: string,
  ...keys: readonly (number | string)[]
): T | undefined {
  return items[Math.floor(draw(source, purpose, ...keys) * items.length)];
}

/** The items in an order drawn by their own keys: the first n are a fair choice without replacement. */
export function shuffled<T>(
  source: Source,
  items: readonly T[],
  keyOf: (item: T) => number | string,
  purpose: string,
): T[] {
  return items
    .map((item) => ({ item, at: draw(source, purpose, keyOf(item)) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
