/** Which calls of a store fail, and how: drawn from the seed, one decision at every call. */
import { InDoubtError, StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import type { Random } from "../../harness/random.ts";
import { yieldTurns } from "./event-loop.ts";

/** Chances, from 0 to 1, at each call of the store. */
interface Chances {
  /** The call takes some turns of the event loop, so that others overtake it. */
  readonly delay: number;
  /** The same delay, for reads on the read-only handle. */
  readonly readDelay: number;
  /** The call fails and changes nothing. */
  readonly failure: number;
  /** The call fails, executed or not, and every later call on the connection fails: the transaction is lost. */
  readonly loss: number;
  /** The call throws an error that no store is expected to throw. */
  readonly surprise: number;
  /** For a commit: the connection is lost, and the outcome is unknown. */
  readonly doubt: number;
}

const NONE: Chances = { delay: 0, readDelay: 0, failure: 0, loss: 0, surprise: 0, doubt: 0 };

const MOODS = {
  calm: NONE,
  slow: { ...NONE, delay: 0.5, readDelay: 0.5 },
  shaky: { delay: 0.2, readDelay: 0.4, failure: 0.04, loss: 0.03, surprise: 0, doubt: 0.1 },
  doubtful: { ...NONE, delay: 0.1, readDelay: 0.8, doubt: 0.6 },
  odd: { ...NONE, delay: 0.1, readDelay: 0.1, surprise: 0.05 },
  down: { ...NONE, failure: 1, doubt: 1 },
} as const satisfies Record<string, Chances>;

export type Mood = keyof typeof MOODS;

/** Handle of a store: the one that writes or the one that can only read. */
export type Handle = "write" | "read";

export type Call = "connect" | "begin" | "query" | "commit" | "rollback";

export type CommitOutcome = "made" | "made in doubt" | "undone in doubt" | "made before the crash" | "crash";

const LONGEST_DELAY = 6;

export class StoreFaults {
  /** No request is answered any more, and no call of the store returns. */
  isCrashed = false;
  /** An unexpected error was thrown since the mood was set, so answers may be 500. */
  isSurprised = false;
  readonly #random: Random;
  readonly #note: (what: string) => void;
  #mood: Mood = "calm";
  #callsToCrash = Number.POSITIVE_INFINITY;

  /** `note` is called with each injected fault. */
  constructor(random: Random, note: (what: string) => void) {
    this.#random = random;
    this.#note = note;
  }

  /** Sets the mood. With a number, the service crashes after that many calls. */
  set(mood: Mood, callsToCrash = Number.POSITIVE_INFINITY): void {
    this.#mood = mood;
    this.#callsToCrash = callsToCrash;
    this.isSurprised = false;
  }

  get canFail(): boolean {
    const { failure, loss, doubt } = MOODS[this.#mood];
    return failure + loss + doubt > 0;
  }

  /** Runs the call, perhaps after a delay, or throws the store's error. */
  async before(call: Exclude<Call, "commit">, handle: Handle): Promise<void> {
    await this.#pass(handle);
    if (this.#isCrash()) await this.crash(call);
    // Kysely does not release its lock of SQLite's one connection when a connect fails; SQLite's never does.
    if (call === "rollback" || call === "connect") return;
    const { failure, surprise } = MOODS[this.#mood];
    if (this.#chance(failure)) this.#fail(call, new StoreUnavailableError("SIMULATED", `no ${call}`));
    if (!this.#chance(surprise)) return;
    this.isSurprised = true;
    this.#fail(call, new Error(`a surprise instead of a ${call}`));
  }

  /** Whether the connection is lost with this query, and whether the query was executed first. */
  losesConnection(): "before" | "after" | undefined {
    if (!this.#chance(MOODS[this.#mood].loss)) return undefined;
    const when = this.#random.pick(["before", "after"] as const);
    this.#note(`the connection is lost ${when} a query`);
    return when;
  }

  lost(): StoreUnavailableError {
    return new StoreUnavailableError("SIMULATED", "the connection was lost");
  }

  /** Returns the outcome of a commit. Throws for one that fails before it begins. */
  async commit(handle: Handle): Promise<CommitOutcome> {
    await this.#pass(handle);
    if (this.#isCrash()) return this.#random.pick(["crash", "made before the crash"] as const);
    const { failure, doubt } = MOODS[this.#mood];
    if (this.#chance(doubt)) return this.#random.pick(["made in doubt", "undone in doubt"] as const);
    if (this.#chance(failure)) this.#fail("commit", new StoreUnavailableError("SIMULATED", "no commit"));
    return "made";
  }

  inDoubt(outcome: CommitOutcome): InDoubtError {
    this.#note(`a commit is ${outcome}`);
    return new InDoubtError();
  }

  /** Never resolves: memory is lost, and work in progress never returns. */
  crash(where: string): Promise<never> {
    if (!this.isCrashed) this.#note(`crash at a ${where}`);
    this.isCrashed = true;
    return new Promise(() => {});
  }

  async #pass(handle: Handle): Promise<void> {
    if (this.isCrashed) await this.crash("");
    const { delay, readDelay } = MOODS[this.#mood];
    if (this.#chance(handle === "read" ? readDelay : delay)) await yieldTurns(this.#random.integer(1, LONGEST_DELAY));
    if (this.isCrashed) await this.crash("");
  }

  #isCrash(): boolean {
    this.#callsToCrash -= 1;
    return this.#callsToCrash < 0;
  }

  #fail(call: Call, error: Error): never {
    this.#note(`${call}: ${error.message}`);
    throw error;
  }

  /** Draws nothing for a chance of 0, so that the draws of one mood do not depend on the others. */
  #chance(share: number): boolean {
    return share > 0 && this.#random.chance(share);
  }
}
