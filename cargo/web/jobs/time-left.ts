/** How long something is still there, and how long a flight takes, in words. */
import { duration } from "@outbound/kit/web/format.ts";
import { clockTime } from "../live/clock-text.ts";

const MINUTE_MS = 60_000;

/** Whole minutes, and seconds when they count. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds <= 0) return "gone";
  if (milliseconds >= 2 * MINUTE_MS) return `${Math.floor(milliseconds / MINUTE_MS)} min`;
  return `${Math.ceil(milliseconds / 1_000)} s`;
}

/** `1 h 13 min`: simulated time, without seconds. */
export function flightTime(simMs: number): string {
  const minutes = Math.max(1, Math.round(simMs / MINUTE_MS));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}

/** What passes of it at the world's rate: `3 min 02 s`; empty while time is stopped for good. */
export const realTime = (simMs: number, timeScale: number): string =>
  timeScale > 0 ? duration(simMs / timeScale) : "";

const day = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });

/** `1 Jan, 05:49` of the world's clock, where space is short. */
export const shortInstant = (simTime: number): string => `${day.format(simTime)}, ${clockTime(simTime)}`;
