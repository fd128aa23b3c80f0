import assert from "node:assert/strict";
import { test } from "node:test";
import { murmur128 } from "./hash.ts";

/** Returns the 16 bytes of the hash. */
function hashOf(bytes: readonly number[], seed = 0): number[] {
  const words = new Uint32Array(Math.ceil(bytes.length / 16) * 4);
  for (const [index, byte] of bytes.entries())
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << ((index & 3) * 8));
  const out = new Uint32Array(4);
  murmur128(words, bytes.length, seed, out);
  return [...out].flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24]);
}

const wordsOf = (bytes: readonly number[]): string[] =>
  [0, 4, 8, 12].map((at) => [3, 2, 1, 0].map((byte) => (bytes[at + byte] ?? 0).toString(16).padStart(2, "0")).join(""));

test("[DRAW1] the hash has SMHasher's verification value for MurmurHash3_x86_128", () => {
  // Keys 0, 0 1, 0 1 2 … up to 255 bytes, with the seeds 256 − length. The hash of all these hashes begins with the value.
  const hashes: number[] = [];
  const key: number[] = [];
  for (let length = 0; length < 256; length++) {
    hashes.push(...hashOf(key, 256 - length));
    key.push(length);
  }
  assert.equal(wordsOf(hashOf(hashes))[0], "b3ece62a");
});

test("[DRAW1] the hash of no bytes is 0 with the seed 0, and different with another seed", () => {
  assert.deepEqual(wordsOf(hashOf([])), ["00000000", "00000000", "00000000", "00000000"]);
  assert.notDeepEqual(wordsOf(hashOf([], 1)), wordsOf(hashOf([])));
});
