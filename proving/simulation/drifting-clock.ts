/** Moves a fake clock as machines' clocks move: small steps, none, leaps ahead, and the wall clock set back and forth. */
import type { FakeClock } from "@outbound/kit/clock/clock.ts";
import type { Random } from "../harness/random.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Gives what it did, for the trace. Never so far that a key or a session ends between a request and its repeat. */
export function driftClock(clock: FakeClock, random: Random): string {
  const ways = ["stands", "step", "step", "step", "minutes", "minutes", "hours", "set"] as const;
  const way = random.pick(ways);
  if (way === "stands") return way;
  if (way === "set") {
    const ms = random.integer(-6 * HOUR_MS, 6 * HOUR_MS);
    clock.setWall(clock.wall() + ms);
    return `set by ${ms} ms`;
  }
  const most = { step: 3_000, minutes: 50 * MINUTE_MS, hours: 10 * HOUR_MS }[way];
  const ms = random.integer(1, most);
  clock.advance(ms);
  return `${ms} ms on`;
}
