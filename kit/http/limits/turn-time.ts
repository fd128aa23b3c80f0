/**
 * Requests that arrive together begin in several turns of the event loop. In one turn a backlog of forty would hold up timers,
 * streams and the writer until all of them are answered.
 */

/** Time in one turn after which further requests wait for the next. */
const MOST_MS = 8;

export class TurnTime {
  readonly #now: () => number;
  #startedAt = 0;
  #isRunning = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Calls `begin` now if this turn has time left, else in a later one: the requests that came first, first. */
  enter(begin: () => void): void {
    if (!this.#isRunning) this.#start();
    if (this.#now() - this.#startedAt < MOST_MS) begin();
    else setImmediate(() => this.enter(begin));
  }

  /** Its end is queued before any request that has to wait, so those find the next turn. */
  #start(): void {
    this.#startedAt = this.#now();
    this.#isRunning = true;
    setImmediate(() => {
      this.#isRunning = false;
    });
  }
}
