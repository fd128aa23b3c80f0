/** Detects overload by late timers. */

export interface Load {
  overloaded(): boolean;
  stop(): void;
}

const SAMPLE_EVERY_MS = 500;
/** A timer's delay approximates how long requests wait. */
const MAX_LATE_MS = 1000;

export function watchLoad(now: () => number = () => performance.now()): Load {
  let late = 0;
  let due = now() + SAMPLE_EVERY_MS;
  const timer = setInterval(() => {
    late = now() - due;
    due = now() + SAMPLE_EVERY_MS;
  }, SAMPLE_EVERY_MS).unref();
  return { overloaded: () => late > MAX_LATE_MS, stop: () => clearInterval(timer) };
}
