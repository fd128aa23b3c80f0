/** How long a leg takes. It needs no airports, so that clients can use it before these are loaded. */

const HOUR_MS = 3_600_000;

/** Simulated milliseconds at cruise speed, at least 1. */
export const flightTimeMs = (length: number, cruiseKmh: number): number =>
  Math.max(1, Math.round((length / cruiseKmh) * HOUR_MS));
