/** Changes to the order of a queue, for the rules and for clients that show a change before the service answers. */

/** Returns the airport where the leg at an index begins. `start` is where the first leg begins. */
export const stopBefore = (queue: readonly string[], index: number, start: string): string | undefined =>
  index === 0 ? start : queue[index - 1];

/** Returns the queue with the stop at `index` moved to `to`. */
export function withMoved(queue: readonly string[], index: number, to: number): readonly string[] {
  const stop = queue[index];
  if (stop === undefined || to < 0 || to >= queue.length) return queue;
  return queue.toSpliced(index, 1).toSpliced(to, 0, stop);
}

/** True if the leg after the one at `index` leads to where that one begins, and so leads nowhere without it. */
const leadsBack = (queue: readonly string[], index: number, start: string): boolean =>
  queue[index + 1] === stopBefore(queue, index, start);

/** Returns the queue without the leg at an index, and without the next one if that would lead nowhere. */
export const withoutLeg = (queue: readonly string[], index: number, start: string): readonly string[] =>
  queue.toSpliced(index, leadsBack(queue, index, start) ? 2 : 1);

/**
 * Returns the queue with the leg at `index` moved to `to`. `left` also lacks the leg after the old index if that leg would lead
 * nowhere.
 */
export function withMovedLeg(queue: readonly string[], index: number, to: number, start: string) {
  const moved = withMoved(queue, index, to);
  const after = to < index ? index + 1 : index;
  return { moved, left: leadsBack(queue, index, start) ? moved.toSpliced(after, 1) : moved };
}
