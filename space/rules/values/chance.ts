/**
 * Chance as a pure function: every draw is a hash of its subject, so there is no random state, and undoing never
 * re-rolls. One purpose per draw; the keys name the system or mission and how often it happened before.
 */
import { chanceOf, type Draw } from "@outbound/kit/rules/chance.ts";
import { xxh64 } from "./hash.ts";

/** Part of every key of a draw, besides purpose and keys. */
export interface Source {
  readonly seed: number;
}

/** First key of every draw. Never changes: another value would redraw every galaxy and every running game. */
const FIRST_KEY = 1;

/** The hash of JSON.stringify([1, seed, purpose, ...keys]) as a number in [0, 1) with 53 bits. */
export const draw: Draw<Source> = (source, purpose, ...keys) => {
  const hash = xxh64(JSON.stringify([FIRST_KEY, source.seed, purpose, ...keys]));
  return Number(hash >> 11n) / 2 ** 53;
};

export const { drawInteger, happens, pick, shuffled } = chanceOf(draw);
