/** The estimate of an order by the rules, without asking the service. */

import type { Game, Task } from "../../../rules/game/game.ts";
import { shownGoods } from "../../../rules/game/goods.ts";
import { type Estimate, estimates } from "../../../rules/orders/estimate.ts";
import { priceOf } from "../../../rules/orders/orders.ts";
import { checkOrder } from "../../../rules/orders/queue.ts";
import { type Order, targetOf } from "../../../rules/turn/command.ts";
import { shown } from "../../../rules/values/amount.ts";
import { Refusal } from "../../../rules/values/refusals.ts";
import type { TaskPreview } from "../../api.ts";

/** A task's figures as the service shows them. */
export type TaskFigures = Pick<
  TaskPreview,
  "power" | "difficulty" | "ratio" | "band" | "durationTurns" | "startsOnTurn" | "endsOnTurn" | "cost" | "explain"
>;

export interface OrderEstimate {
  /** Null if there is nothing to estimate: the target or a team member does not exist. */
  readonly figures: TaskFigures | null;
  /** Why it would be refused; undefined if it would be accepted. */
  readonly refusal: Refusal | undefined;
}

export function estimateOrder(game: Game, order: Order): OrderEstimate {
  const target = targetOf(game, order);
  if (target instanceof Refusal) return { figures: null, refusal: target };
  const checked = checkOrder(game, target, order);
  const refusal = checked instanceof Refusal ? checked : undefined;
  if (refusal?.code === "unknown-crew") return { figures: null, refusal };
  const task: Task = {
    id: game.nextTaskId,
    target,
    leadId: order.leadId,
    helperIds: order.helperIds,
    paid: priceOf(game, target),
    queuedOnTurn: game.turn,
  };
  const last = estimates({ ...game, tasks: [...game.tasks, task] }).at(-1);
  return { figures: last ? figuresOf(last) : null, refusal };
}

const figuresOf = (estimate: Estimate): TaskFigures => ({
  power: shown(estimate.power),
  difficulty: estimate.difficulty / 1_000,
  ratio: shown(estimate.ratio),
  band: estimate.band.name,
  durationTurns: estimate.durationTurns,
  startsOnTurn: estimate.startsOnTurn,
  endsOnTurn: estimate.endsOnTurn,
  cost: shownGoods(estimate.cost),
  explain: [...estimate.explain],
});
