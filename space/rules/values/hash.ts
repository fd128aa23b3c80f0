/**
 * XXH64 (Yann Collet's xxHash, 64 bits, seed 0) of a text's UTF-8. The only hash of the rules: for chance and for the
 * checksum of saves. It gives the same results in browsers; the test holds published vectors.
 */

const MASK = (1n << 64n) - 1n;
const PRIME_1 = 0x9e3779b185ebca87n;
const PRIME_2 = 0xc2b2ae3d27d4eb4fn;
const PRIME_3 = 0x165667b19e3779f9n;
const PRIME_4 = 0x85ebca77c2b2ae63n;
const PRIME_5 = 0x27d4eb2f165667c5n;

const encoder = new TextEncoder();

/** The 64-bit hash as an unsigned bigint. */
export function xxh64(text: string): bigint {
  const bytes = encoder.encode(text);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 0;
  let hash: bigint;
  if (bytes.length >= 32) {
    const lanes: [bigint, bigint, bigint, bigint] = [(PRIME_1 + PRIME_2) & MASK, PRIME_2, 0n, -PRIME_1 & MASK];
    for (; offset + 32 <= bytes.length; offset += 32) {
      for (let lane = 0; lane < 4; lane++) {
        lanes[lane] = round(lanes[lane] as bigint, view.getBigUint64(offset + lane * 8, true));
      }
    }
    hash = (rotate(lanes[0], 1n) + rotate(lanes[1], 7n) + rotate(lanes[2], 12n) + rotate(lanes[3], 18n)) & MASK;
    for (const lane of lanes) hash = ((hash ^ round(0n, lane)) * PRIME_1 + PRIME_4) & MASK;
  } else {
    hash = PRIME_5;
  }
  return finish((hash + BigInt(bytes.length)) & MASK, view, offset);
}

/** The hash as 16 lower-case hexadecimal digits. */
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

function round(lane: bigint, input: bigint): bigint {
  return (rotate((lane + input * PRIME_2) & MASK, 31n) * PRIME_1) & MASK;
}

function rotate(value: bigint, bits: bigint): bigint {
  return ((value << bits) | (value >> (64n - bits))) & MASK;
}
