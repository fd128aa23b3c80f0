/** One timer for all countdowns. A component renders again only when its text has changed. */
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = performance.now();

function tick(): void {
  now = performance.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = performance.now();
    timer = setInterval(tick, 1_000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns `read` of the current `performance.now()`, refreshed each second. */
export const useTicking = <Shown extends string | number | boolean>(read: (now: number) => Shown): Shown =>
  useSyncExternalStore(subscribe, () => read(now));

/** Returns `performance.now()` in steps of `stepMs`. */
export const useCoarseNow = (stepMs: number): number => useTicking((at) => Math.floor(at / stepMs) * stepMs);
