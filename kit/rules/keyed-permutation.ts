/**
 * A keyed permutation of the whole numbers below 2^52: a balanced Feistel network of two halves of 26 bits. Known results reveal
 * nothing about others without the key. Stores keep the results, so the function must never change; the test pins its values.
 */
import { halfSipHash } from "./half-sip-hash.ts";

/** Eight random words of 32 bits: each round uses two of them. */
export type PermutationKey = readonly number[];

export const PERMUTED_LIMIT = 2 ** 52;
const HALF = 2 ** 26;
/** NIST's FF1 uses the same number of rounds for domains as small as this one. */
const ROUNDS = 10;

/** Returns the number to which the key maps `value`. Throws if `value` is not a whole number below 2^52. */
export function permuted(key: PermutationKey, value: number): number {
  let [high, low] = halvesOf(value);
  for (let round = 0; round < ROUNDS; round++) [high, low] = [low, high ^ noise(key, round, low)];
  return high * HALF + low;
}

/** The inverse of `permuted`. */
export function unpermuted(key: PermutationKey, value: number): number {
  let [high, low] = halvesOf(value);
  for (let round = ROUNDS - 1; round >= 0; round--) [high, low] = [low ^ noise(key, round, high), high];
  return high * HALF + low;
}

function halvesOf(value: number): [high: number, low: number] {
  if (!Number.isInteger(value) || value < 0 || value >= PERMUTED_LIMIT) throw new Error(`${value} is not below 2^52`);
  const high = Math.floor(value / HALF);
  return [high, value - high * HALF];
}

/** Returns 26 bits that depend on the key, the round and one half. */
function noise(key: PermutationKey, round: number, half: number): number {
  const first = (round % 4) * 2;
  return halfSipHash(key[first] as number, key[first + 1] as number, [round, half]) >>> 6;
}
