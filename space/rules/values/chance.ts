/**
 * Chance as a pure function: every draw is a hash of its subject, so there is no random state, and undoing never draws again.
 * Each purpose has one draw; the keys name the system or mission and how often it happened before.
 */
import { chanceOf, type Draw } from "@outbound/kit/rules/chance.ts";
import { xxh64 } from "./hash.ts";

/** The game's part of the keys of a draw. */
export interface Source {
  readonly seed: number;
}

/** First key of every draw. It must never change: another value would redraw every galaxy and every running game. */
const FIRST_KEY = 1;

/** Returns the hash of JSON.stringify([1, seed, purpose, ...keys]) as a number in [0, 1) with 53 bits. */
export const draw: Draw<Source> = (source, purpose, ...keys) => {
  const hash = xxh64(JSON.stringify([FIRST_KEY, source.seed, purpose, ...keys]));
  return Number(hash >> 11n) / 2 ** 53;
};

export const { drawInteger, happens, pick, shuffled } = chanceOf(draw);
