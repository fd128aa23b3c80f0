/** Announces what was queued, and undoes it until a turn passes. */
import { hideOffer, notifyDone, notifyNote } from "@outbound/kit/web/notify.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useCallback } from "react";
import { api, type Goods } from "../api.ts";
import { sendWithEpoch } from "../game/epoch.ts";
import { queueOf, useWorld } from "../game/game.ts";
import { goodsText, sumOf } from "../game/goods.ts";
import { playSound } from "../settings/play-sound.ts";

type Tasks = readonly { readonly id: number }[];

interface Order {
  readonly tasks: Tasks;
  /** The epoch of the game in which it was given: another game has other tasks with the same ids. */
  readonly epoch: string;
  readonly turn: number;
}

/** The orders since the last turn, newest last. */
let orders: readonly Order[] = [];

/** The undo in progress. The next one waits for it, since an action sends nothing while another call of it is running. */
let undoing: Promise<void> = Promise.resolve();

/** Returns a function that takes the message and the new tasks. */
export function useQueued(): (message: string, tasks: Tasks) => void {
  const undo = useUndo();
  const {
    epoch,
    save: { turn },
  } = useWorld();
  return useCallback(
    (message, tasks) => {
      playSound("order");
      const order = { tasks, epoch, turn };
      orders = [...orders, order];
      notifyDone(message, { label: "Undo", key: "U", act: () => void undo(order) });
    },
    [undo, epoch, turn],
  );
}

/** Returns a function that undoes the last order, also when its message is gone; another call undoes the one before. */
export function useUndoLast(): () => void {
  const undo = useUndo();
  return () => {
    hideOffer();
    const last = orders.at(-1);
    if (last === undefined) notifyNote(NOTHING);
    else void undo(last);
  };
}

const NOTHING = "No order to undo since the last turn.";

/**
 * Returns the tasks of the order that are still queued; undefined if another tab has replaced the game or ended the turn, which the
 * page may not have read yet.
 */
async function stillQueued({ tasks, epoch, turn }: Order): Promise<Tasks | undefined> {
  const now = await sendWithEpoch(api.get("/api/world")).catch(() => undefined);
  // If the read fails, the cancellation shows why.
  if (now === undefined) return tasks;
  if (now.epoch !== epoch || now.answer.save.turn !== turn) return undefined;
  const queued = new Set(queueOf(now.answer).map(({ id }) => id));
  return tasks.filter(({ id }) => queued.has(id));
}

/** Returns a function that cancels the tasks of an order, the last one first. */
function useUndo(): (order: Order) => Promise<void> {
  const { run } = useAction();
  const cancel = useCallback(
    async (order: Order) => {
      const tasks = await stillQueued(order);
      if (tasks === undefined) return notifyNote(NOTHING);
      if (tasks.length === 0) return notifyNote("The order is no longer in the queue.");
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
    (order) => {
      orders = orders.filter((one) => one !== order);
      undoing = undoing.then(() => cancel(order));
      return undoing;
    },
    [cancel],
  );
}

/** Forgets a task that was cancelled in the queue. */
export function forgetTask(taskId: number): void {
  orders = orders
    .map((order) => ({ ...order, tasks: order.tasks.filter(({ id }) => id !== taskId) }))
    .filter(({ tasks }) => tasks.length > 0);
}

/** Forgets all orders. Called when a turn has passed, since undoing would lose the work done, and when another game begins. */
export function forgetQueued(): void {
  orders = [];
  hideOffer();
}
