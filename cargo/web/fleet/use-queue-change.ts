/** Changes a plane's queue: shown at once, sent one after the other, and as the service has it when it has answered. */
import type { Call } from "@outbound/kit/web/call.ts";
import { useCallback, useRef, useState } from "react";
import type { Plane, State } from "../api.ts";
import { useGameAction, useSnapshotStore } from "../live/live.tsx";

export interface QueueChange {
  /** The queue as it is shown. */
  readonly queue: readonly string[];
  /** What the last change did, to be read out. */
  readonly said: string;
  /** Why the service said no; undefined if it did not. */
  readonly refusal: unknown;
  /** Shows `next` and sends the call, after those before it. */
  readonly change: (next: readonly string[], call: Call<State>, done: string) => void;
}

export function useQueueChange(plane: Plane): QueueChange {
  const { act } = useGameAction();
  const store = useSnapshotStore();
  const [shown, setShown] = useState<readonly string[]>();
  const [said, setSaid] = useState("");
  const [refusal, setRefusal] = useState<unknown>();
  const waiting = useRef(0);
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  const { id: planeId } = plane;
  const queue = shown ?? plane.queue;

  const send = useCallback(
    async (from: readonly string[], call: Call<State>, done: string) => {
      // Places are counted in the queue as it was shown: if the plane has landed or a stop went too, they are others now.
      const known = store.snapshot?.state.planes.find(({ id }) => id === planeId)?.queue;
      if (known?.join() !== from.join()) {
        setRefusal(new Error("Meanwhile the queue has become another one, so the change was not sent."));
        return false;
      }
      const worked = await act(call, { onRefused: setRefusal });
      if (worked) setSaid(done);
      return worked;
    },
    [act, store, planeId],
  );
  const change = (next: readonly string[], call: Call<State>, done: string) => {
    setShown(next);
    setRefusal(undefined);
    waiting.current += 1;
    last.current = last.current.then(async (worked) => {
      // What follows a change that did not happen was meant for another queue.
      const mayContinue = worked && (await send(queue, call, done));
      waiting.current -= 1;
      if (waiting.current > 0) return mayContinue;
      setShown(undefined);
      return true;
    });
  };
  return { queue, said, refusal, change };
}
