/** The two clocks a service reads. Only this folder reads the machine's clock; everything else receives a `Clock`. */

export interface Clock {
  /** Milliseconds since 1970 in whole numbers; may jump when the machine's clock is set. */
  wall(): number;
  /** Milliseconds that never run backwards, with fractions; for durations only. */
  monotonic(): number;
}

export const systemClock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
};

export interface FakeClock extends Clock {
  /** Advances both clocks by `ms`, zero or more. */
  advance(ms: number): void;
  /** Sets the wall clock, as an operator might; the monotonic clock stays. */
  setWall(ms: number): void;
}

/** A clock for tests: moves only when advanced. Starts at `startMs` of wall time and zero of monotonic time. */
export function fakeClock(startMs = Date.UTC(2030, 0, 1)): FakeClock {
  let wallMs = startMs;
  let monotonicMs = 0;
  return {
    wall: () => wallMs,
    monotonic: () => monotonicMs,
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`a clock runs forwards, not by ${ms} ms`);
      wallMs += ms;
      monotonicMs += ms;
    },
    setWall(ms) {
      wallMs = ms;
    },
  };
}
