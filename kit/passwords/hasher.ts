/** The gate to password hashing: few at a time, for each takes a processor and 19 MiB, and few who wait. */
import { availableParallelism } from "node:os";
import { type HashCost, hashPassword, verifyPassword } from "./argon2id.ts";
import { BusyError } from "./errors.ts";

export interface Hasher {
  /** The hash to store, as a PHC string. Rejects with BusyError. */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password of the hash. Give undefined for a name that nobody has: it is false then, after the same
   * work, so that the time does not reveal names. Rejects with BusyError.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** How many wait or are being worked on. */
  readonly depth: number;
}

export interface HasherOptions {
  /** At most so many at a time; one for each two processors when absent. */
  readonly parallel?: number;
  /** At most so many wait; 20 when absent. */
  readonly waiting?: number;
  /** Of new hashes; what is right for passwords when absent. Tests take less. */
  readonly cost?: HashCost;
}

export function createHasher(options: HasherOptions = {}): Hasher {
  const { parallel = Math.max(1, Math.floor(availableParallelism() / 2)), waiting: mostWaiting = 20 } = options;
  const waiting: (() => void)[] = [];
  let running = 0;

  /** The one that is done hands its place to the next, so that nobody who comes now gets in before. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < parallel) running++;
    else if (waiting.length >= mostWaiting) throw new BusyError(mostWaiting);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password, options.cost)),
    verify: (password, hash) => inTurn(() => verifyPassword(password, hash)),
    get depth() {
      return running + waiting.length;
    },
  };
}
