/** Instants of the world's clock, which is in UTC, and durations in simulated and real time. */
import { MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { duration } from "@outbound/kit/web/format.ts";

const date = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });
const day = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });
const time = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", hour: "2-digit", minute: "2-digit" });

/** Returns a date such as `3 Jan 2000`. */
export const clockDate = (simTime: number): string => date.format(simTime);
/** Returns a time such as `14:05`. */
export const clockTime = (simTime: number): string => time.format(simTime);
/** Returns `3 Jan 2000, 14:05`. */
export const clockInstant = (simTime: number): string => `${clockDate(simTime)}, ${clockTime(simTime)}`;
/** Returns `3 Jan`. */
export const clockDay = (simTime: number): string => day.format(simTime);
/** Returns `3 Jan, 14:05`, for narrow places. */
export const shortInstant = (simTime: number): string => `${clockDay(simTime)}, ${clockTime(simTime)}`;

/** Returns simulated time without seconds, such as `1 h 13 min`. */
export function flightTime(simMs: number): string {
  const minutes = Math.max(1, Math.round(simMs / MINUTE_MS));
  return minutes < 60 ? `${minutes}\u00a0min` : duration(minutes * MINUTE_MS);
}

/** Returns the real time that the simulated time takes, such as `3 min 02 s`; empty if simulated time never moves. */
export const realTime = (simMs: number, timeScale: number): string =>
  timeScale > 0 ? duration(simMs / timeScale) : "";

/** Returns the remaining real time: whole minutes, with seconds for the last two. */
export function timeLeft(realMs: number): string {
  if (realMs <= 0) return "gone";
  if (realMs >= 2 * MINUTE_MS) return `${Math.floor(realMs / MINUTE_MS)}\u00a0min`;
  return `${Math.ceil(realMs / 1_000)}\u00a0s`;
}
