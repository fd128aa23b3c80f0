/** Announces what was queued, and offers to undo it until a turn passes. */
import { hideOffer, notifyDone } from "@outbound/kit/web/notify.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useCallback } from "react";
import { api, type Goods } from "../api.ts";
import { goodsText, sumOf } from "../game/goods.ts";
import { playSound } from "../settings/play-sound.ts";

/** Returns a function that takes the message and the new tasks. Undoing cancels the tasks, the last one first. */
export function useQueued(): (message: string, tasks: readonly { readonly id: number }[]) => void {
  const { run } = useAction();
  return useCallback(
    (message, tasks) => {
      playSound("order");
      const undo = async () => {
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
      };
      notifyDone(message, { label: "Undo", key: "U", act: () => void undo() });
    },
    [run],
  );
}

/** Withdraws the offer to undo. Called when a turn has passed, since undoing would lose the work done. */
export const forgetQueued = hideOffer;
