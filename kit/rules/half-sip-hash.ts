/**
 * HalfSipHash-2-4 (Jean-Philippe Aumasson and Daniel J. Bernstein, public domain): a keyed hash that cannot be predicted without
 * its key. It works on 32-bit words, so that a call costs tens of nanoseconds; the test checks the published vectors.
 */

/** The state of one call. Overwritten by every call: allocating it would cost more than hashing. */
let [v0, v1, v2, v3] = [0, 0, 0, 0];

/** Returns the 32-bit hash of whole words (the message's bytes, little-endian) under a key of two words. */
export function halfSipHash(key0: number, key1: number, words: readonly number[]): number {
  [v0, v1, v2, v3] = [key0 | 0, key1 | 0, 0x6c796765 ^ key0, 0x74656462 ^ key1];
  for (const word of words) absorb(word | 0);
  absorb((words.length * 4) << 24);
  v2 ^= 0xff;
  for (let round = 0; round < 4; round++) mix();
  return (v1 ^ v3) >>> 0;
}

function absorb(word: number): void {
  v3 ^= word;
  mix();
  mix();
  v0 ^= word;
}

function mix(): void {
  v0 = (v0 + v1) | 0;
  v1 = rotated(v1, 5) ^ v0;
  v0 = rotated(v0, 16);
  v2 = (v2 + v3) | 0;
  v3 = rotated(v3, 8) ^ v2;
  v0 = (v0 + v3) | 0;
  v3 = rotated(v3, 7) ^ v0;
  v2 = (v2 + v1) | 0;
  v1 = rotated(v1, 13) ^ v2;
  v2 = rotated(v2, 16);
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
