/** Moves a fake clock as real ones move: small steps, no step, long pauses, and jumps of the wall clock in both directions. */
import type { FakeClock } from "@outbound/kit/clock/clock.ts";
import { HOUR_MS, MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import type { Random } from "../harness/random.ts";

const LONGEST = { step: 3_000, minutes: 50 * MINUTE_MS, hours: 10 * HOUR_MS };

/** Returns a description for the trace. No key or session expires between a request and its repeat. */
export function driftClock(clock: FakeClock, random: Random): string {
  const way = random.pick(["stopped", "step", "step", "step", "minutes", "minutes", "hours", "set"] as const);
  if (way === "stopped") return way;
  const ms = way === "set" ? random.integer(-6 * HOUR_MS, 6 * HOUR_MS) : random.integer(1, LONGEST[way]);
  if (way === "set") clock.setWall(clock.wall() + ms);
  else clock.advance(ms);
  return way === "set" ? `set by ${ms} ms` : `${ms} ms on`;
}
