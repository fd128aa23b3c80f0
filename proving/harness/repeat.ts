/** Repeats work: for a time, during other work, or until a condition holds. */
import { setTimeout as wait } from "node:timers/promises";
import { type Random, seededRandom } from "./random.ts";

export interface Repetition {
  readonly stop: AbortSignal;
  /** Mean of the pauses in milliseconds: each is half as long to half as long again. The first is shorter, so that clients spread. */
  readonly thinkMs: number;
  readonly random?: Random;
}

/** Repeats the work until the signal aborts, at least once. */
export async function repeat(work: () => Promise<unknown>, { stop, thinkMs, random = seededRandom(1) }: Repetition) {
  const pause = (ms: number) => wait(ms, undefined, { signal: stop }).catch(() => {});
  await pause(random.fraction() * thinkMs);
  do {
    await work();
    await pause(thinkMs * (0.5 + random.fraction()));
  } while (!stop.aborted);
}

/** Repeats all works for some seconds at the same time, each with its own pauses. */
export async function repeatAll(
  works: readonly (() => Promise<unknown>)[],
  { seconds, thinkMs }: { readonly seconds: number; readonly thinkMs: number },
): Promise<void> {
  const stop = AbortSignal.timeout(1000 * seconds);
  await Promise.all(works.map((work, place) => repeat(work, { stop, thinkMs, random: seededRandom(place + 1) })));
}

/** Repeats the work until the other promise settles. */
export async function repeatDuring<T>(other: Promise<T>, work: () => Promise<unknown>, thinkMs: number): Promise<T> {
  const over = new AbortController();
  const [done] = await Promise.all([other.finally(() => over.abort()), repeat(work, { stop: over.signal, thinkMs })]);
  return done;
}

/** Polls the condition until it holds; returns false if it does not within this time. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = Number.POSITIVE_INFINITY, pollMs = 20) {
  for (const end = performance.now() + withinMs; !(await holds()); await wait(pollMs)) {
    if (performance.now() > end) return false;
  }
  return true;
}
