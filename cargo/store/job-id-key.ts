/** The key for ids of open jobs. It is derived when the world is loaded, and kept in memory only. */
import { createHmac } from "node:crypto";
import type { PermutationKey } from "@outbound/kit/rules/keyed-permutation.ts";

/** Must never change, because stored ids depend on it. */
const PURPOSE = "cargo job ids";

/** Returns eight words of 32 bits: an HMAC of the world's seed. */
export function jobIdKey(seed: number): PermutationKey {
  const digest = createHmac("sha256", String(seed)).update(PURPOSE).digest();
  return Array.from({ length: 8 }, (_, word) => digest.readUInt32LE(word * 4));
}
