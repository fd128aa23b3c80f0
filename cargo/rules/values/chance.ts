/**
 * Chance as a pure function. A draw is the hash of its purpose and keys, so there is no random state and the order of draws does
 * not matter. Each kind of draw has its own purpose; the keys identify its subject.
 */
import type { Draw } from "@outbound/kit/rules/chance.ts";
import { murmur128 } from "./hash.ts";

/**
 * Returns a number in [0, 1) with 53 bits. The seed is 0 to 2^53 − 1; numeric keys must be whole. Different purposes or keys
 * never produce the same input of the hash: a text is encoded as length and characters, a number as a mark and its bits.
 */
export const draw: Draw<number> = (seed, purpose, ...keys) => {
  let end = putWhole(0, seed);
  end = putText(end, purpose);
  for (const key of keys) end = typeof key === "number" ? putWhole(putMark(end), key) : putText(end, key);
  const byteLength = end * 4;
  for (; end % 4 !== 0; end++) words[end] = 0;
  murmur128(words, byteLength, 0, hash);
  return ((hash[0] as number) * 2 ** 21 + ((hash[1] as number) >>> 11)) / 2 ** 53;
};

/** Reused by every draw: allocating arrays would cost more than hashing them. */
const words = new Uint32Array(256);
const hash = new Uint32Array(4);

/** Marks a number. No text has this length. */
function putMark(at: number): number {
  words[at] = 0xffffffff;
  return at + 1;
}

function putWhole(at: number, value: number): number {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number to draw by`);
  if (at + 2 > words.length) throw new Error("too much to draw by");
  words[at] = value;
  words[at + 1] = Math.floor(value / 2 ** 32);
  return at + 2;
}

function putText(from: number, text: string): number {
  let at = from;
  if (at + 1 + text.length > words.length) throw new Error("too much to draw by");
  words[at++] = text.length;
  for (let index = 0; index < text.length; index += 2) {
    const second = index + 1 < text.length ? text.charCodeAt(index + 1) : 0;
    words[at++] = text.charCodeAt(index) | (second << 16);
  }
  return at;
}
