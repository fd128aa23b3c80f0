/**
 * The world clock: simulated time as a closed form of real time, in whole milliseconds. Only starting, stopping or changing the
 * rate moves its anchor; between those nothing is written.
 */

/** Simulated milliseconds per real millisecond. */
export const WORLD_TIME_SCALE = 24;
/** Simulated instant at which a new world begins: 2000-01-01T00:00:00Z. */
export const FIRST_CLOCK_MS = 946_684_800_000;

export interface WorldClock {
  /** False exactly while no plane flies and none is in repair. */
  readonly isRunning: boolean;
  readonly anchorAt: number;
  readonly anchorSimTime: number;
  readonly timeScale: number;
}

/** Returns the simulated time at the real instant `now`. */
export function clockAt(clock: WorldClock, now: number): number {
  if (!clock.isRunning) return clock.anchorSimTime;
  return clock.anchorSimTime + Math.floor(Math.max(0, now - clock.anchorAt) * clock.timeScale);
}

/** How long earlier anchors are kept: more than twice the lifetime of a job. */
const HISTORY_MS = 2 * 3_600_000;

/** Earlier anchors of the clock, the oldest first. Each is valid until the next one. */
export type ClockHistory = readonly WorldClock[];

/** Returns the history after `next` replaces `clock`, with the anchors of the last two real hours. */
export function historyWith(history: ClockHistory, clock: WorldClock, next: WorldClock): ClockHistory {
  const all = clock.anchorAt === next.anchorAt ? history : [...history, clock];
  const counted = all.findLastIndex(({ anchorAt }) => anchorAt <= next.anchorAt - HISTORY_MS);
  return counted > 0 ? all.slice(counted) : all;
}

/**
 * Returns the simulated time at a real instant of the last two hours. An anchor is valid from the instant after its own, so that
 * a command at an instant does not change what was drawn at that instant before.
 */
export function clockAtEarlier(clock: WorldClock, history: ClockHistory, at: number): number {
  if (clock.anchorAt < at || history.length === 0) return clockAt(clock, at);
  return clockAt(history.findLast(({ anchorAt }) => anchorAt < at) ?? (history[0] as WorldClock), at);
}

/** Returns the first whole real millisecond at which the clock shows `simTime`; Infinity if the clock stopped before it. */
export function realInstantOf(clock: WorldClock, simTime: number): number {
  const ahead = simTime - clock.anchorSimTime;
  if (ahead <= 0) return clock.anchorAt;
  if (!clock.isRunning || clock.timeScale === 0) return Number.POSITIVE_INFINITY;
  return clock.anchorAt + leastMs(ahead, clock.timeScale);
}

/** Returns the least whole number of real milliseconds in which `simMs` simulated ones pass. */
function leastMs(simMs: number, timeScale: number): number {
  const ms = Math.ceil(simMs / timeScale);
  // At a fractional rate the quotient may be slightly off. Other code compares times by the product, so the product decides.
  if (ms * timeScale < simMs) return ms + 1;
  return (ms - 1) * timeScale >= simMs ? ms - 1 : ms;
}

/**
 * Returns how far a real instant is after a simulated one (negative: before it), in simulated milliseconds, which involves no
 * rounding.
 */
export function realMinusSim(clock: WorldClock, at: number, simTime: number): number {
  return (at - clock.anchorAt) * clock.timeScale - (simTime - clock.anchorSimTime);
}

/** Returns the last whole real millisecond that is not after `simTime`; the anchor for an instant that is already shown. */
export function lastRealInstantBy(clock: WorldClock, simTime: number): number {
  const first = realInstantOf(clock, simTime);
  return Number.isFinite(first) && realMinusSim(clock, first, simTime) > 0
    ? Math.max(first - 1, clock.anchorAt)
    : first;
}

/** Returns the clock running from the real instant `now`. */
export const started = (clock: WorldClock, now: number): WorldClock => ({ ...clock, isRunning: true, anchorAt: now });

/** Returns the clock stopped at `simTime`, the last landing or end of a repair, at the real instant `at`. */
export const stopped = (clock: WorldClock, simTime: number, at: number): WorldClock => ({
  ...clock,
  isRunning: false,
  anchorAt: at,
  anchorSimTime: simTime,
});

/** Returns the clock showing `simTime` at the real instant `now`, running or stopped as before. */
export const anchored = (clock: WorldClock, simTime: number, now: number): WorldClock => ({
  ...clock,
  anchorAt: now,
  anchorSimTime: simTime,
});

/** Returns the clock with another rate from `now`, without a jump. */
export const rescaled = (clock: WorldClock, timeScale: number, now: number): WorldClock => ({
  ...anchored(clock, clockAt(clock, now), now),
  timeScale,
});
