/** Computes how long a leg takes. Uses no airports, so that clients can call it before the airports are loaded. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";

/** Returns simulated milliseconds at cruise speed, at least 1. */
export const flightTimeMs = (length: number, cruiseKmh: number): number =>
  Math.max(1, Math.round((length / cruiseKmh) * HOUR_MS));
