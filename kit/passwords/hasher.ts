/** The gate to password hashing: few at a time, for each takes a processor and 19 MiB, in fair turns. */
import { availableParallelism } from "node:os";
import { type HashCost, hashPassword, verifyPassword } from "./argon2id.ts";
import { type HashClient, HashQueue } from "./hash-queue.ts";

export interface Hasher {
  /** The hash to store, as a PHC string. Without a client it is the operator who asks. Rejects with BusyError. */
  hash(password: string, client?: HashClient): Promise<string>;
  /**
   * Whether it is the password of the hash. Give undefined for a name that nobody has: it is false then, after the same
   * work, so that the time does not reveal names. Rejects with BusyError.
   */
  verify(password: string, hash: string | undefined, client?: HashClient): Promise<boolean>;
  /** How many wait or are being worked on. */
  readonly depth: number;
}

export interface HasherOptions {
  /** At most so many at a time; one for each two processors when absent. */
  readonly parallel?: number;
  /** At most so many unknown clients wait, 100 when absent, and half as many known ones. */
  readonly waiting?: number;
  /** Of new hashes, and of what is verified for a name that nobody has; what is right for passwords when absent. Tests take less. */
  readonly cost?: HashCost;
}

const OPERATOR: HashClient = { address: "", account: "operator" };

export function createHasher(options: HasherOptions = {}): Hasher {
  const { parallel = Math.max(1, Math.floor(availableParallelism() / 2)), waiting = 100 } = options;
  const queue = new HashQueue({ parallel, places: waiting, knownPlaces: Math.ceil(waiting / 2) });
  return {
    hash: (password, client = OPERATOR) => queue.inTurn(client, () => hashPassword(password, options.cost)),
    verify: (password, hash, client = OPERATOR) =>
      queue.inTurn(client, () => verifyPassword(password, hash, options.cost)),
    get depth() {
      return queue.depth;
    },
  };
}
