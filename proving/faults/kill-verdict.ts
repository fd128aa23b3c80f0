/** What a proof by killing is asked, and what it tells. */

export interface KillOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

export interface KillVerdict {
  /** Requests that were answered before the kill. */
  readonly answered: number;
  /** Requests that had no answer when the service was killed, and how many of them had happened all the same. */
  readonly inDoubt: number;
  readonly hadHappened: number;
  /** What was done in all: worked turns of space, requests of cargo. */
  readonly done: number;
  /** Sentences about what was lost, or happened twice; empty when all is well. */
  readonly faults: readonly string[];
}
