/** Runs scheduled events without any request: on time, but at most once a second in a process. */
import type { StoreLogger } from "../store/database.ts";

/** Minimum time between two ticks and maximum time until the next check, in milliseconds. */
const EVERY_MS = 1000;

/** The current instant, and the instant of the next scheduled event. */
export interface Schedule {
  readonly dueAt: number;
  readonly now: number;
}

export interface TickerOptions {
  /** Undefined if the game has no scheduled events. */
  readonly schedule: (() => Promise<Schedule>) | undefined;
  /** Runs the events that are due. */
  readonly tick: () => Promise<unknown>;
  /** Called at each check, for other work. */
  readonly check: () => Promise<unknown>;
  readonly logger: StoreLogger | undefined;
}

export class Ticker {
  readonly #options: TickerOptions;
  #timer: NodeJS.Timeout | undefined;
  #tickedAt = Number.NEGATIVE_INFINITY;
  /** Milliseconds from the current check to the next one. */
  #restMs = EVERY_MS;
  /** When the next check is planned, in this process's monotonic time. */
  #looksAt = Number.POSITIVE_INFINITY;
  #isClosed = false;
  #isLooking = false;
  #looksAgain = false;

  constructor(options: TickerOptions) {
    this.#options = options;
    this.#lookAfter(EVERY_MS);
  }

  /** Runs one check at a time; calls during it cause one more. */
  async look(): Promise<void> {
    this.#looksAgain = this.#isLooking;
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      do {
        this.#looksAgain = false;
        this.#restMs = EVERY_MS;
        await this.#tickIfDue();
        await this.#options.check();
      } while (this.#looksAgain);
    } catch (error) {
      this.#options.logger?.warn({ err: error }, "a periodic check failed; the next one tries again");
    } finally {
      this.#isLooking = false;
      this.#lookAfter(this.#restMs);
    }
  }

  /** Called after a commit: moves the next check forward if what the commit scheduled is due before it. */
  expect(schedule: Schedule): void {
    const waitMs = this.#waitMs(schedule);
    if (this.#isLooking) this.#restMs = Math.min(this.#restMs, waitMs);
    else if (performance.now() + waitMs < this.#looksAt) this.#lookAfter(waitMs);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #lookAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#looksAt = performance.now() + ms;
    this.#timer = setTimeout(() => void this.look(), ms).unref();
  }

  /** Waits for an event that is due before the next check, so that it runs on time. */
  async #tickIfDue(): Promise<void> {
    const { schedule, tick } = this.#options;
    if (schedule === undefined) return;
    const { dueAt, now } = await schedule();
    // The database server's clock may have been set back.
    this.#tickedAt = Math.min(this.#tickedAt, now);
    if (Math.max(dueAt, this.#tickedAt + EVERY_MS) > now) {
      this.#restMs = Math.min(this.#restMs, this.#waitMs({ dueAt, now }));
      return;
    }
    this.#tickedAt = now;
    await tick();
  }

  /** Returns the milliseconds until a tick is due and allowed, 1 to EVERY_MS. */
  #waitMs({ dueAt, now }: Schedule): number {
    return Math.min(Math.max(1, dueAt - now, this.#tickedAt + EVERY_MS - now), EVERY_MS);
  }
}
