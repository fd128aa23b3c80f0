/** The only source of randomness of a game: a seed that the game stores. */
import { randomFillSync } from "node:crypto";

/** Bytes for one number, of which 53 bits are used. */
const BYTES = 7;

/** Bytes for many numbers: each commit draws one, and a system call for each would cost more than some of its statements. */
const drawn = Buffer.alloc(512 * BYTES);
let used = drawn.length;

/** Returns a uniformly random integer from 0 to 2^53−1, from the system's random generator. */
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
