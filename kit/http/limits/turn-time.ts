/**
 * Spreads requests that arrive together over several turns of the event loop. Handled in one turn, a backlog of forty would block
 * timers, streams and the writer.
 */

/** Milliseconds of one turn after which further requests wait for the next. */
const MOST_MS = 8;

export class TurnTime {
  readonly #now: () => number;
  #startedAt = 0;
  #isRunning = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Calls `begin` now if this turn has time left, otherwise in a later one, in order of arrival. */
  enter(begin: () => void): void {
    if (!this.#isRunning) this.#start();
    if (this.#now() - this.#startedAt < MOST_MS) begin();
    else setImmediate(() => this.enter(begin));
  }

  /** Queues the end of the turn before any waiting request, so that those run in the next turn. */
  #start(): void {
    this.#startedAt = this.#now();
    this.#isRunning = true;
    setImmediate(() => {
      this.#isRunning = false;
    });
  }
}
