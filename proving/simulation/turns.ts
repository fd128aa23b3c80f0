/** Turns of the event loop: the only time that passes for what is under way in a simulation. */

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** So many turns are more than any request takes: what is not done by then waits for ever. */
const MOST_TURNS = 5_000;

/** Waits until all are settled or `isOver` says that it is enough. Gives false when they hang. */
export async function settled(work: readonly Promise<unknown>[], isOver: () => boolean): Promise<boolean> {
  let isDone = false;
  void Promise.allSettled(work).then(() => {
    isDone = true;
  });
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await turns(1);
    if (isDone || isOver()) return true;
  }
  return false;
}
