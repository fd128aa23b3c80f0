/** Waits for what nothing announces. */
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 20;

/** Asks again and again until it holds; false if it does not within this time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  withinMs = Number.POSITIVE_INFINITY,
  pollMs = POLL_MS,
): Promise<boolean> {
  for (const end = performance.now() + withinMs; !(await holds()); await wait(pollMs)) {
    if (performance.now() > end) return false;
  }
  return true;
}
