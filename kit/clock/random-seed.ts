/** Where chance enters a game: once, as a seed that is stored with it. */
import { randomBytes } from "node:crypto";

/** A whole number from 0 to 2^53−1, every one equally likely, from the machine's own source of randomness. */
export function randomSeed(): number {
  const bytes = randomBytes(7);
  const high = (bytes[0] ?? 0) & 0x1f;
  return high * 2 ** 48 + bytes.readUIntBE(1, 6);
}
