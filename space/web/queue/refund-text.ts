/** What a cancelled task gives back, and what of it stays lost. */
import type { Goods, Task } from "../api.ts";
import { goodsText } from "../orders/goods-text.ts";

export interface RefundText {
  readonly back: string;
  readonly about: string;
}

export function refundText(
  task: Pick<Task, "kind" | "status" | "cost" | "durationTurns" | "remainingTurns">,
  refund: Goods,
): RefundText {
  const back = goodsText(refund);
  if (task.status === "active") {
    const worked = task.durationTurns - task.remainingTurns;
    const lost = worked === 0 ? "No turn was worked on it yet." : `Worked turns that are lost: ${worked}.`;
    return { back, about: `It had cost ${goodsText(task.cost)}. ${lost} The next task starts at once.` };
  }
  if (back !== "nothing") return { back, about: "All that was paid. It has not begun, so nothing is lost." };
  // A jump that waits shows the fuel that it would take.
  return { back, about: task.kind === "jump" ? "Its fuel is only taken when it starts." : "It had cost nothing." };
}
