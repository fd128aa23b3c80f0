/** The only source of randomness of a game: a seed that is stored with it. */
import { randomBytes } from "node:crypto";

/** A uniformly random whole number from 0 to 2^53−1, from the system's random generator. */
export function randomSeed(): number {
  const bytes = randomBytes(7);
  const high = (bytes[0] ?? 0) & 0x1f;
  return high * 2 ** 48 + bytes.readUIntBE(1, 6);
}
