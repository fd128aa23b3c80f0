/** Turns of the event loop: the only time that passes for work in progress in a simulation. */
import { TurnTime } from "@outbound/kit/http/limits/turn-time.ts";
import { CALM_LOAD } from "@outbound/kit/testing/general-refusals.ts";

/** Real time has no influence: the service is never overloaded, and no turn takes long. */
export const NO_PRESSURE = {
  load: CALM_LOAD,
  turns: new TurnTime(() => 0),
};

export async function yieldTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** More turns than any request takes. Work that is not done by then hangs. */
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
