/** One clock and one order of commits for every client of every process, and the owner of every package. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";

/** The latest that had been answered to anyone at a moment. */
export interface Seen {
  readonly clockMs: number;
  readonly revision: number;
}

/** Further ones would only repeat these. */
const MOST_FAULTS = 20;

export const seenIn = ({ simState, revision }: StateView): Seen => ({ clockMs: simState.clockMs, revision });

export class OneWorld {
  readonly faults: string[] = [];
  /** Owner of each taken package, as answered. */
  readonly owners = new Map<number, number>();
  #seen: Seen = { clockMs: 0, revision: 0 };

  /** Read it before a request is sent. */
  get seen(): Seen {
    return this.#seen;
  }

  /** An answer must not be older than any answer that came before its request was sent. */
  answered(before: Seen, state: StateView, what: string): void {
    const now = seenIn(state);
    if (now.clockMs < before.clockMs) this.fault(`${what}: the clock went back by ${before.clockMs - now.clockMs} ms`);
    if (now.revision < before.revision) {
      this.fault(`${what}: revision ${now.revision} was answered after ${before.revision}`);
    }
    const { clockMs, revision } = this.#seen;
    this.#seen = { clockMs: Math.max(clockMs, now.clockMs), revision: Math.max(revision, now.revision) };
  }

  taken(packageId: number, playerId: number): void {
    const owner = this.owners.get(packageId) ?? playerId;
    if (owner !== playerId) this.fault(`package ${packageId} was given to players ${owner} and ${playerId}`);
    this.owners.set(packageId, owner);
  }

  fault(sentence: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(sentence);
  }
}
