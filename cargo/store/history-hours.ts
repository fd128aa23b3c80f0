/** The hours of real time by which histories are summed up. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";

/** Returns the number of the hour that the instant is in. */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS);
