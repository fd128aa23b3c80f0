/**
 * Whether the machine's clock may be wrong. One that is a year ahead makes everything old at once, and cannot be distinguished from a
 * year without a service: so after a leap nothing is deleted for its age until the service has run for a day.
 */
import type { Clock } from "../clock/clock.ts";
import type { StoreLogger } from "../store/database.ts";

export interface ClockDoubtOptions {
  readonly clock: Clock;
  /** The latest instant at which anybody was there; undefined if nobody ever was. */
  readonly lastSeen: () => Promise<number | undefined>;
  readonly logger: StoreLogger | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LEAP_MS = 7 * DAY_MS;
const DOUBTED_MS = DAY_MS;
const DOUBTED =
  "the clock is more than a week later than expected: it is wrong, or nobody was here for so long; nothing is deleted for its age for a day";

export class ClockDoubt {
  readonly #options: ClockDoubtOptions;
  /** By how much the machine's clock was ahead of the monotonic one at the last look. */
  #aheadMs: number | undefined;
  #looking: Promise<void> | undefined;
  /** Monotonic. */
  #until = Number.NEGATIVE_INFINITY;

  constructor(options: ClockDoubtOptions) {
    this.#options = options;
  }

  get isDoubted(): boolean {
    return this.#options.clock.monotonic() < this.#until;
  }

  /** The first look is at when anybody was there, so that comes before the first request; later ones are at what has passed since. */
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
