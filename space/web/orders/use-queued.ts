/** Announces what was queued, and undoes it until a turn passes. */
import { hideOffer, notifyDone, notifyNote } from "@outbound/kit/web/notify.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useCallback } from "react";
import { api, type Goods } from "../api.ts";
import { goodsText, sumOf } from "../game/goods.ts";
import { playSound } from "../settings/play-sound.ts";

type Tasks = readonly { readonly id: number }[];

/** The tasks of each order since the last turn, newest last. */
let orders: readonly Tasks[] = [];

/** The undo in progress. The next one waits for it, since an action sends nothing while another call of it is running. */
let undoing: Promise<void> = Promise.resolve();

/** Returns a function that takes the message and the new tasks. */
export function useQueued(): (message: string, tasks: Tasks) => void {
  const undo = useUndo();
  return useCallback(
    (message, tasks) => {
      playSound("order");
      orders = [...orders, tasks];
      notifyDone(message, { label: "Undo", key: "U", act: () => void undo(tasks) });
    },
    [undo],
  );
}

/** Returns a function that undoes the last order, also when its message is gone; another call undoes the one before. */
export function useUndoLast(): () => void {
  const undo = useUndo();
  return () => {
    hideOffer();
    const last = orders.at(-1);
    if (last === undefined) notifyNote("No order to undo since the last turn.");
    else void undo(last);
  };
}

/** Returns a function that cancels the tasks of an order, the last one first. */
function useUndo(): (tasks: Tasks) => Promise<void> {
  const { run } = useAction();
  const cancel = useCallback(
    async (tasks: Tasks) => {
      let refunded: Goods = {};
      for (const { id } of tasks.toReversed()) {
        const isDone = await run(api.delete("/api/tasks/{id}", { path: { id } }), {
          onDone: ({ task }) => {
            refunded = sumOf(refunded, task.refund);
          },
        });
        if (!isDone) return;
      }
      const back = goodsText(refunded, "");
      notifyDone(back === "" ? "Undone." : `Undone. Refunded: ${back}.`);
    },
    [run],
  );
  return useCallback(
    (tasks) => {
      orders = orders.filter((order) => order !== tasks);
      undoing = undoing.then(() => cancel(tasks));
      return undoing;
    },
    [cancel],
  );
}

/** Forgets a task that was cancelled in the queue. */
export function forgetTask(taskId: number): void {
  orders = orders.map((order) => order.filter(({ id }) => id !== taskId)).filter((order) => order.length > 0);
}

/** Forgets all orders. Called when a turn has passed, since undoing would lose the work done, and when another game begins. */
export function forgetQueued(): void {
  orders = [];
  hideOffer();
}
