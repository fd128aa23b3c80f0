/** Detects overload by late timers. */

export interface Load {
  /** To be called when the service listens: a start that blocks the event loop for long is no overload. */
  start(): void;
  overloaded(): boolean;
  stop(): void;
}

const SAMPLE_EVERY_MS = 500;
/** A timer's delay approximates how long requests wait. */
const MAX_LATE_MS = 1000;

export function watchLoad(now: () => number = () => performance.now()): Load {
  let late = 0;
  let due = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      due = now() + SAMPLE_EVERY_MS;
      timer = setInterval(() => {
        late = now() - due;
        due = now() + SAMPLE_EVERY_MS;
      }, SAMPLE_EVERY_MS).unref();
    },
    overloaded: () => late > MAX_LATE_MS,
    stop: () => clearInterval(timer),
  };
}
