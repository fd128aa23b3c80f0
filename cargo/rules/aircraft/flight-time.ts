/** Computes how long a leg takes. Uses no airports, so that clients can call it before the airports are loaded. */

const HOUR_MS = 3_600_000;

/** Returns simulated milliseconds at cruise speed, at least 1. */
export const flightTimeMs = (length: number, cruiseKmh: number): number =>
  Math.max(1, Math.round((length / cruiseKmh) * HOUR_MS));
