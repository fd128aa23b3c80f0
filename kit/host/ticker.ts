/** Lets scheduled events happen without any request: on time, but at most once a second in a process. */
import type { StoreLogger } from "../store/database.ts";

/** Least milliseconds between two ticks, and most until the next look. */
const EVERY_MS = 1000;

/** When the next scheduled event is due, and the instant. */
export interface Schedule {
  readonly dueAt: number;
  readonly now: number;
}

export interface TickerOptions {
  /** Undefined where nothing is scheduled. */
  readonly schedule: (() => Promise<Schedule>) | undefined;
  /** Runs the events that are due. */
  readonly tick: () => Promise<unknown>;
  /** What else has to be looked at each time. */
  readonly check: () => Promise<unknown>;
  readonly logger: StoreLogger | undefined;
}

export class Ticker {
  readonly #options: TickerOptions;
  #timer: NodeJS.Timeout | undefined;
  #tickedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #isLooking = false;
  #looksAgain = false;

  constructor(options: TickerOptions) {
    this.#options = options;
    this.#lookAfter(EVERY_MS);
  }

  /** One look at a time; calls meanwhile cause one more. */
  async look(): Promise<void> {
    this.#looksAgain = this.#isLooking;
    if (this.#isLooking) return;
    this.#isLooking = true;
    let restMs = EVERY_MS;
    try {
      do {
        this.#looksAgain = false;
        restMs = await this.#tickIfDue();
        await this.#options.check();
      } while (this.#looksAgain);
    } catch (error) {
      this.#options.logger?.warn({ err: error }, "a tick failed; retrying with the next one");
    } finally {
      this.#isLooking = false;
      this.#lookAfter(restMs);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #lookAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.look(), ms).unref();
  }

  /** Returns the milliseconds until the next look: an event that is due by then happens on time. */
  async #tickIfDue(): Promise<number> {
    const { schedule, tick } = this.#options;
    if (schedule === undefined) return EVERY_MS;
    const { dueAt, now } = await schedule();
    // The database server's clock may have been set back.
    this.#tickedAt = Math.min(this.#tickedAt, now);
    const waitMs = Math.max(dueAt, this.#tickedAt + EVERY_MS) - now;
    if (waitMs > 0) return Math.min(Math.max(1, waitMs), EVERY_MS);
    this.#tickedAt = now;
    await tick();
    return EVERY_MS;
  }
}
