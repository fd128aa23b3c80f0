/** One clock and one order of commits, as everybody sees them who asks any of the processes. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";

/** What had been answered to anybody at a moment. */
export interface Seen {
  readonly clockMs: number;
  readonly revision: number;
}

/** Beyond these they would only repeat themselves. */
const MOST_FAULTS = 20;

export class OneWorld {
  readonly faults: string[] = [];
  #seen: Seen = { clockMs: 0, revision: 0 };

  /** To be asked before a request is sent. */
  get seen(): Seen {
    return this.#seen;
  }

  /** What is asked for after something was answered, by whomever and to whomever, is not older. */
  answered(before: Seen, state: StateView, what: string): void {
    const now = { clockMs: state.simState.clockMs, revision: state.revision };
    if (now.clockMs < before.clockMs) this.fault(`${what}: the clock went back by ${before.clockMs - now.clockMs} ms`);
    if (now.revision < before.revision) {
      this.fault(`${what}: revision ${now.revision} was answered after ${before.revision}`);
    }
    this.#seen = {
      clockMs: Math.max(this.#seen.clockMs, now.clockMs),
      revision: Math.max(this.#seen.revision, now.revision),
    };
  }

  fault(sentence: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(sentence);
  }
}
