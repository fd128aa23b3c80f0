/** Changes a plane's queue: shows changes at once, sends them in order, and takes the service's queue from the answer. */
import type { Call } from "@outbound/kit/web/call.ts";
import { useCallback, useRef, useState } from "react";
import type { Plane, State } from "../api.ts";
import { useGameAction, useSnapshotStore } from "../live/live.tsx";

export interface QueueChange {
  /** The queue to show. */
  readonly queue: readonly string[];
  /** Describes the last change, for screen readers. */
  readonly said: string;
  /** Why the last change was refused; undefined if it succeeded. */
  readonly refusal: unknown;
  /** Shows `next`, and sends the call after the earlier ones. */
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
      // Indices refer to the queue that was shown; a landing or another client may have changed it since.
      const known = store.snapshot?.state.planes.find(({ id }) => id === planeId)?.queue;
      if (known?.join() !== from.join()) {
        setRefusal(new Error("The queue has changed meanwhile, so your change was not sent."));
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
      // Later changes assume the queue after this one, so they are dropped if it fails.
      const mayContinue = worked && (await send(queue, call, done));
      waiting.current -= 1;
      if (waiting.current > 0) return mayContinue;
      setShown(undefined);
      return true;
    });
  };
  return { queue, said, refusal, change };
}
