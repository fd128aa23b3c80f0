/** Describes the refund of a cancelled task, and what is lost. */
import type { Goods, Task } from "../api.ts";
import { goodsText } from "../game/goods.ts";

export interface RefundText {
  readonly back: string;
  readonly about: string;
}

type Cancelled = Pick<Task, "kind" | "status" | "cost" | "durationTurns" | "remainingTurns">;

/** Returns whether cancelling gives up neither goods nor turns, so that nobody has to be asked. A pending jump has paid nothing. */
export function losesNothing({ kind, status, cost, durationTurns, remainingTurns }: Cancelled): boolean {
  const isPaid = Object.keys(cost).length > 0 && !(kind === "jump" && status === "pending");
  return !isPaid && (status === "pending" || remainingTurns === durationTurns);
}

export function refundText(task: Cancelled, refund: Goods): RefundText {
  const back = goodsText(refund);
  if (task.status === "active") {
    const worked = task.durationTurns - task.remainingTurns;
    const lost = worked === 0 ? "No turn has passed yet." : `Turns lost: ${worked}.`;
    return { back, about: `Cost: ${goodsText(task.cost)}. ${lost} The next task starts at once.` };
  }
  if (back !== "nothing") return { back, about: "Full refund: it has not started yet." };
  // A pending jump has a cost, but pays it only when it starts.
  return { back, about: task.kind === "jump" ? "Its fuel is taken when it starts." : "It cost nothing." };
}
