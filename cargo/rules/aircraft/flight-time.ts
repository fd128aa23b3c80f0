/** How long a leg takes; apart from what needs the airports, so that clients reckon with it before these have come. */

const HOUR_MS = 3_600_000;

/** Simulated milliseconds at cruise speed, at least 1. */
export const flightTimeMs = (length: number, cruiseKmh: number): number =>
  Math.max(1, Math.round((length / cruiseKmh) * HOUR_MS));
