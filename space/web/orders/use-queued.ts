/** Says what was queued, and offers to undo it while no turn has passed. */
import { hideOffer, notifyDone } from "@outbound/kit/web/notify.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useCallback } from "react";
import { api, type Goods } from "../api.ts";
import { goodsText, sumOf } from "../game/goods.ts";
import { playSound } from "../settings/play-sound.ts";

/** Call it with the message and the new tasks; undoing cancels them, the last one first. */
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

/** Once a turn has passed, undoing would lose what was done. */
export const forgetQueued = hideOffer;
