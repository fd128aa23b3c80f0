/** Finds the parts of a text that it shares with an earlier one. */
import { LEAST_COPY } from "./deflate-block.ts";

/** A part of the text: copied from index `from` of the earlier text, or new if `from` is negative. */
export interface Run {
  readonly from: number;
  readonly at: number;
  readonly length: number;
}

/** Bits of a hash: the first for texts below `SHORT` bytes, the second for longer ones. */
const FEW_BITS = 9;
const MANY_BITS = 13;
const SHORT = 1000;
/** Number of bytes that are hashed and looked up together. */
const HASHED = 4;
/** By hash, the last index in the earlier text of these four bytes. Every search overwrites it. */
const allPlaces = new Int32Array(2 ** MANY_BITS);
/** Texts below this length are not searched: that would take longer than sending them. */
const LEAST_SEARCHED = 24;
/** If a copy at the same distance as the last one is at least this long, no longer one is looked for. */
const LONG_ENOUGH = 32;

/** Splits `after` into runs, in order and without gaps. */
export function runsOf(before: Buffer, after: Buffer): Run[] {
  if (before.equals(after)) return [{ from: 0, at: 0, length: after.length }];
  if (after.length < LEAST_SEARCHED) return [{ from: -1, at: 0, length: after.length }];
  const bits = before.length < SHORT ? FEW_BITS : MANY_BITS;
  const places = allPlaces.subarray(0, 2 ** bits).fill(-1);
  for (let at = 0; at + HASHED <= before.length; at += 1) places[hashAt(before, at, bits)] = at;
  const runs: Run[] = [];
  let shift = 0;
  let newFrom = 0;
  for (let at = 0; at < after.length; ) {
    let from = at + shift;
    let length = commonLength(before, from, after, at);
    if (length < LONG_ENOUGH && at + HASHED <= after.length) {
      const place = places[hashAt(after, at, bits)] as number;
      const other = commonLength(before, place, after, at);
      if (other > length) [from, length] = [place, other];
    }
    if (length < LEAST_COPY) {
      at += 1;
      continue;
    }
    if (newFrom < at) runs.push({ from: -1, at: newFrom, length: at - newFrom });
    runs.push({ from, at, length });
    shift = from - at;
    at += length;
    newFrom = at;
  }
  if (newFrom < after.length) runs.push({ from: -1, at: newFrom, length: after.length - newFrom });
  return runs;
}

/** Returns a hash of `bits` bits of the four bytes at `at`. */
function hashAt(bytes: Buffer, at: number, bits: number): number {
  const word =
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24);
  return Math.imul(word, 0x9e3779b1) >>> (32 - bits);
}

function commonLength(before: Buffer, from: number, after: Buffer, at: number): number {
  if (from < 0) return 0;
  const most = Math.min(before.length - from, after.length - at);
  let length = 0;
  while (length < most && before[from + length] === after[at + length]) length += 1;
  return length;
}
