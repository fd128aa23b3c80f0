/** Limits password hashing to a few at a time, in fair turns: each hash takes a processor and 19 MiB. */
import { availableParallelism } from "node:os";
import { type HashCost, hashPassword, verifyPassword } from "./argon2id.ts";
import { type HashClient, HashQueue } from "./hash-queue.ts";

export interface Hasher {
  /** Resolves with the hash to store, as a PHC string. Without a client the operator asks. Rejects with BusyError. */
  hash(password: string, client?: HashClient): Promise<string>;
  /**
   * Resolves with true if the password matches the hash. For a name that does not exist, pass undefined: it resolves with false
   * after the same work, so that the time does not reveal names. Rejects with BusyError.
   */
  verify(password: string, hash: string | undefined, client?: HashClient): Promise<boolean>;
  /** Number of passwords that wait or are being hashed. */
  readonly depth: number;
}

export interface HasherOptions {
  /** Greatest number at a time; by default one for every two processors. */
  readonly parallel?: number;
  /** Greatest number of waiting unknown clients, 100 by default; half as many known ones. */
  readonly waiting?: number;
  /** Cost of new hashes and of verifications without a hash; by default right for passwords. Tests use less. */
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
