/** Real time that never runs backwards, even if the machine's clock is set back. */
import type { Clock } from "@outbound/kit/clock/clock.ts";

export class RealTime {
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #base: number;

  /** Continues from `lastAt`, or from the machine's clock if that is later. */
  constructor(clock: Clock, lastAt: number) {
    this.#clock = clock;
    this.#startedAt = clock.monotonic();
    this.#base = Math.max(lastAt, clock.wall());
  }

  /** Returns whole milliseconds since 1970. */
  now(): number {
    return Math.floor(this.#base + this.#clock.monotonic() - this.#startedAt);
  }
}
