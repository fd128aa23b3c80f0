/** Something that happens when enough has been counted. */

export interface Countdown {
  readonly count: () => void;
  /** Resolves at the last count. */
  readonly reached: Promise<void>;
}

export function countdown(from: number): Countdown {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = from;
  const count = () => {
    left -= 1;
    if (left === 0) resolve();
  };
  return { count, reached: promise };
}
