/** Turns of the event loop: the only time that passes for work in progress in a simulation. */

export async function yieldTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** More turns than any request takes: work that is not done by then never ends. */
const MOST_TURNS = 5_000;

/** Waits until all are settled or `isOver` returns true; returns false when they hang. */
export async function settled(work: readonly Promise<unknown>[], isOver: () => boolean): Promise<boolean> {
  let isDone = false;
  void Promise.allSettled(work).then(() => {
    isDone = true;
  });
  let turn = 0;
  do await yieldTurns(1);
  while (!isDone && !isOver() && ++turn < MOST_TURNS);
  return isDone || isOver();
}
