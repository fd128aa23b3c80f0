/**
 * Doubts the machine's clock after a jump. A clock that is a year ahead would make everything old at once, and it cannot be
 * distinguished from a year without a service. So after a jump nothing is deleted because of its age until the service has run
 * for a day.
 */

import type { Clock } from "../clock/clock.ts";
import { DAY_MS } from "../rules/durations.ts";
import type { StoreLogger } from "../store/database.ts";

export interface ClockDoubtOptions {
  readonly clock: Clock;
  /** Resolves with the latest instant at which somebody used the service; undefined if nobody ever did. */
  readonly lastSeen: () => Promise<number | undefined>;
  readonly logger: StoreLogger | undefined;
}

const LEAP_MS = 7 * DAY_MS;
const DOUBTED_MS = DAY_MS;
const DOUBTED =
  "the clock is more than a week later than expected: it is wrong, or nobody was here for so long; nothing is deleted for its age for a day";

export class ClockDoubt {
  readonly #options: ClockDoubtOptions;
  /** How far the wall clock was ahead of the monotonic clock at the last check. */
  #aheadMs: number | undefined;
  #looking: Promise<void> | undefined;
  /** End of the doubt in monotonic time. */
  #until = Number.NEGATIVE_INFINITY;

  constructor(options: ClockDoubtOptions) {
    this.#options = options;
  }

  get isDoubted(): boolean {
    return this.#options.clock.monotonic() < this.#until;
  }

  /**
   * Checks the clock. The first check compares with the last visit, so it must come before the first request; later ones compare
   * with the time passed since.
   */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { clock, lastSeen, logger } = this.#options;
    const expected = this.#aheadMs === undefined ? await lastSeen() : this.#aheadMs + clock.monotonic();
    const now = clock.wall();
    this.#aheadMs = now - clock.monotonic();
    if (expected === undefined || now - expected <= LEAP_MS) return;
    this.#until = clock.monotonic() + DOUBTED_MS;
    const [at, expectedAt] = [now, Math.round(expected)].map((ms) => new Date(ms).toISOString());
    logger?.warn({ clock: at, expected: expectedAt }, DOUBTED);
  }
}
