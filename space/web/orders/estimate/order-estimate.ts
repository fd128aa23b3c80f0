/** Estimates an order with the local rules, without a request to the service. */
import type { Game, TaskKind } from "../../../rules/game/game.ts";
import { estimates, type ShownFigures, shownFigures } from "../../../rules/orders/estimate.ts";
import { priceOf } from "../../../rules/orders/orders.ts";
import { checkOrder, type Team } from "../../../rules/orders/queue.ts";
import { type Order, type OrderTarget, targetOf } from "../../../rules/turn/command.ts";
import { Refusal } from "../../../rules/values/refusals.ts";
import { type Objection, objectionOf, objectionOfError } from "../objection.ts";

export type TaskFigures = Omit<ShownFigures, "remainingTurns">;

export interface OrderEstimate {
  /** Null if nothing can be estimated, because the target or a team member does not exist. */
  readonly figures: TaskFigures | null;
  /** Why the order would be refused; undefined if it would be accepted. */
  readonly refusal: Refusal | undefined;
}

export function estimateOrder(game: Game, order: Order): OrderEstimate {
  const target = targetOf(game, order);
  if (target instanceof Refusal) return { figures: null, refusal: target };
  const checked = checkOrder(game, target, order);
  const refusal = checked instanceof Refusal ? checked : undefined;
  if (refusal?.code === "unknown-crew") return { figures: null, refusal };
  const { leadId, helperIds } = order;
  const task = { id: game.nextTaskId, target, leadId, helperIds, paid: priceOf(game, target), queuedOnTurn: game.turn };
  const last = estimates({ ...game, tasks: [...game.tasks, task] }).at(-1);
  if (last === undefined) return { figures: null, refusal };
  const { remainingTurns: _, ...figures } = shownFigures(last);
  return { figures, refusal };
}

/** A change of the team of a pending task. */
export interface TeamChange {
  readonly taskId: number;
  readonly kind: TaskKind;
}

/** Work for which a team is chosen: a new order, or a pending task. */
export type TeamWork = OrderTarget | TeamChange;

export const isTeamChange = (work: TeamWork): work is TeamChange => "taskId" in work;

/** Returns the estimate of an order or a pending task with this team. */
export const estimateWork = (game: Game, work: TeamWork, team: Team): OrderEstimate =>
  isTeamChange(work) ? estimateTask(game, work.taskId, team) : estimateOrder(game, { ...work, ...team });

function estimateTask(game: Game, taskId: number, { leadId, helperIds }: Team): OrderEstimate {
  const isAboard = game.crew.some(({ id }) => id === leadId);
  if (!isAboard) return { figures: null, refusal: undefined };
  const tasks = game.tasks.map((task) => (task.id === taskId ? { ...task, leadId, helperIds } : task));
  const estimate = estimates({ ...game, tasks }).find(({ task }) => task.id === taskId);
  if (estimate === undefined) return { figures: null, refusal: undefined };
  const { remainingTurns: _, ...figures } = shownFigures(estimate);
  return { figures, refusal: undefined };
}

/** What the player sees of an order before it is sent. */
export interface OrderOutlook {
  readonly figures: TaskFigures | null;
  readonly objection: Objection | undefined;
}

/** `error` is null, and `figures` undefined, until the dry run has answered so. */
export interface DryRunAnswer {
  readonly figures: TaskFigures | undefined;
  readonly error: unknown;
}

/**
 * The service's answer takes precedence, unless the local rules refuse the order: then it is of before, as when another tab has
 * spent the goods.
 */
export function outlookOf({ figures, refusal }: OrderEstimate, dryRun: DryRunAnswer): OrderOutlook {
  if (refusal !== undefined) return { figures, objection: objectionOf(refusal) };
  if (dryRun.error !== null) return { figures, objection: objectionOfError(dryRun.error) };
  return { figures: dryRun.figures ?? figures, objection: undefined };
}
