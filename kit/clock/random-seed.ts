/** The only source of randomness of a game: a seed that is stored with it. */
import { randomFillSync } from "node:crypto";

/** Of one number: 53 bits. */
const BYTES = 7;

/** Bytes for many numbers: each commit draws one, and asking the system each time costs more than some of its statements. */
const drawn = Buffer.alloc(512 * BYTES);
let used = drawn.length;

/** A uniformly random whole number from 0 to 2^53−1, from the system's random generator. */
export function randomSeed(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const high = drawn.readUInt8(used) & 0x1f;
  const low = drawn.readUIntBE(used + 1, BYTES - 1);
  used += BYTES;
  return high * 2 ** 48 + low;
}
