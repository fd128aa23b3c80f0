/**
 * XXH64 (Yann Collet's xxHash, 64 bits, seed 0) of a text's UTF-8. It is the only hash of the rules: for chance and for the
 * checksum of saves. Browsers get the same results; the test has published vectors.
 */

const MASK = (1n << 64n) - 1n;
const PRIME_1 = 0x9e3779b185ebca87n;
const PRIME_2 = 0xc2b2ae3d27d4eb4fn;
const PRIME_3 = 0x165667b19e3779f9n;
const PRIME_4 = 0x85ebca77c2b2ae63n;
const PRIME_5 = 0x27d4eb2f165667c5n;

const encoder = new TextEncoder();

/** Hashes bytes that arrive in parts. */
export class Xxh64 {
  #lanes: readonly [bigint, bigint, bigint, bigint] = [(PRIME_1 + PRIME_2) & MASK, PRIME_2, 0n, -PRIME_1 & MASK];
  #length = 0;
  /** Bytes that do not fill a stripe yet. */
  #rest: Uint8Array = NO_BYTES;

  update(part: Uint8Array): void {
    const bytes = this.#rest.length === 0 ? part : joined(this.#rest, part);
    const view = viewOf(bytes);
    let offset = 0;
    let [one, two, three, four] = this.#lanes;
    for (; offset + STRIPE <= bytes.length; offset += STRIPE) {
      one = round(one, view.getBigUint64(offset, true));
      two = round(two, view.getBigUint64(offset + 8, true));
      three = round(three, view.getBigUint64(offset + 16, true));
      four = round(four, view.getBigUint64(offset + 24, true));
    }
    this.#lanes = [one, two, three, four];
    this.#rest = bytes.subarray(offset);
    this.#length += part.length;
  }

  /** Returns the 64-bit hash as an unsigned bigint. */
  digest(): bigint {
    const start = this.#length < STRIPE ? PRIME_5 : merged(this.#lanes);
    return finish((start + BigInt(this.#length)) & MASK, viewOf(this.#rest), 0);
  }

  /** Returns the hash as 16 lower-case hexadecimal digits. */
  hex(): string {
    return this.digest().toString(16).padStart(16, "0");
  }
}

const STRIPE = 32;
const NO_BYTES = new Uint8Array();

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function merged(lanes: readonly [bigint, bigint, bigint, bigint]): bigint {
  const sum = rotate(lanes[0], 1n) + rotate(lanes[1], 7n) + rotate(lanes[2], 12n) + rotate(lanes[3], 18n);
  return lanes.reduce((hash, lane) => ((hash ^ round(0n, lane)) * PRIME_1 + PRIME_4) & MASK, sum & MASK);
}

/** Returns the 64-bit hash of a text as an unsigned bigint. */
export function xxh64(text: string): bigint {
  const hash = new Xxh64();
  hash.update(encoder.encode(text));
  return hash.digest();
}

/** Returns the hash of a text as 16 lower-case hexadecimal digits. */
export function hashHex(text: string): string {
  return xxh64(text).toString(16).padStart(16, "0");
}

function finish(start: bigint, view: DataView, from: number): bigint {
  let hash = start;
  let offset = from;
  for (; offset + 8 <= view.byteLength; offset += 8) {
    hash = (rotate(hash ^ round(0n, view.getBigUint64(offset, true)), 27n) * PRIME_1 + PRIME_4) & MASK;
  }
  if (offset + 4 <= view.byteLength) {
    const word = (BigInt(view.getUint32(offset, true)) * PRIME_1) & MASK;
    hash = (rotate(hash ^ word, 23n) * PRIME_2 + PRIME_3) & MASK;
    offset += 4;
  }
  for (; offset < view.byteLength; offset++) {
    const byte = (BigInt(view.getUint8(offset)) * PRIME_5) & MASK;
    hash = (rotate(hash ^ byte, 11n) * PRIME_1) & MASK;
  }
  hash = ((hash ^ (hash >> 33n)) * PRIME_2) & MASK;
  hash = ((hash ^ (hash >> 29n)) * PRIME_3) & MASK;
  return hash ^ (hash >> 32n);
}

/** Truncating to 64 bits at each step lets V8 use machine words: a megabyte takes a few milliseconds. */
function round(lane: bigint, input: bigint): bigint {
  const sum = BigInt.asUintN(64, lane + BigInt.asUintN(64, input * PRIME_2));
  const turned = BigInt.asUintN(64, BigInt.asUintN(64, sum << 31n) | (sum >> 33n));
  return BigInt.asUintN(64, turned * PRIME_1);
}

function rotate(value: bigint, bits: bigint): bigint {
  return ((value << bits) | (value >> (64n - bits))) & MASK;
}
