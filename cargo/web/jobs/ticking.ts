/** One timer for all countdowns: each renders again only when what it shows has changed, and nothing around it does. */
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

/** What `read` makes of `performance.now()`, a text or a number, looked at each second. */
export const useTicking = <Shown extends string | number | boolean>(read: (now: number) => Shown): Shown =>
  useSyncExternalStore(subscribe, () => read(now));

/** For lists: the time in steps of so many milliseconds. */
export const useCoarseNow = (stepMs: number): number => useTicking((at) => Math.floor(at / stepMs) * stepMs);
