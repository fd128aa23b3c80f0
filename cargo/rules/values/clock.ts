/**
 * The world clock: simulated time as a closed form of real time, in whole milliseconds. It is anchored where it starts,
 * stops or changes its rate, and nothing is written in between.
 */

/** Simulated milliseconds that pass in a real one. */
export const WORLD_TIME_SCALE = 24;
/** Where a fresh world begins: 2000-01-01T00:00:00Z. */
export const FIRST_CLOCK_MS = 946_684_800_000;

export interface WorldClock {
  /** False exactly while no plane flies and none is in repair. */
  readonly isRunning: boolean;
  readonly anchorAt: number;
  readonly anchorSimTime: number;
  readonly timeScale: number;
}

/** Simulated time at the real instant `now`. */
export function clockAt(clock: WorldClock, now: number): number {
  if (!clock.isRunning) return clock.anchorSimTime;
  return clock.anchorSimTime + Math.floor(Math.max(0, now - clock.anchorAt) * clock.timeScale);
}

/** The first whole real millisecond at which the clock shows `simTime`; infinite while it is stopped before it. */
export function realInstantOf(clock: WorldClock, simTime: number): number {
  const ahead = simTime - clock.anchorSimTime;
  if (ahead <= 0) return clock.anchorAt;
  if (!clock.isRunning || clock.timeScale === 0) return Number.POSITIVE_INFINITY;
  return clock.anchorAt + leastMs(ahead, clock.timeScale);
}

/** The least whole number of real milliseconds in which so many simulated ones pass. */
function leastMs(simMs: number, timeScale: number): number {
  const ms = Math.ceil(simMs / timeScale);
  // At a rate that is no whole number the quotient may be a hair off; the product, by which times are compared, decides.
  if (ms * timeScale < simMs) return ms + 1;
  return (ms - 1) * timeScale >= simMs ? ms - 1 : ms;
}

/**
 * Where a real instant lies before (negative), at or after a simulated one, in simulated milliseconds. Both are compared on
 * the simulated axis, where no fraction is lost.
 */
export function realMinusSim(clock: WorldClock, at: number, simTime: number): number {
  return (at - clock.anchorAt) * clock.timeScale - (simTime - clock.anchorSimTime);
}

/** The last whole real millisecond that does not lie after `simTime`: the anchor's for what it shows already. */
export function lastRealInstantBy(clock: WorldClock, simTime: number): number {
  const first = realInstantOf(clock, simTime);
  return Number.isFinite(first) && realMinusSim(clock, first, simTime) > 0
    ? Math.max(first - 1, clock.anchorAt)
    : first;
}

/** Runs from the real instant `now` on. */
export const started = (clock: WorldClock, now: number): WorldClock => ({ ...clock, isRunning: true, anchorAt: now });

/** Stopped at `simTime`, where the last plane landed or was repaired, at the real instant `at`. */
export const stopped = (clock: WorldClock, simTime: number, at: number): WorldClock => ({
  ...clock,
  isRunning: false,
  anchorAt: at,
  anchorSimTime: simTime,
});

/** Shows `simTime` at the real instant `now`, and continues from there as it did. */
export const anchored = (clock: WorldClock, simTime: number, now: number): WorldClock => ({
  ...clock,
  anchorAt: now,
  anchorSimTime: simTime,
});

/** Runs at another rate from `now` on, without a jump. */
export const rescaled = (clock: WorldClock, timeScale: number, now: number): WorldClock => ({
  ...anchored(clock, clockAt(clock, now), now),
  timeScale,
});
