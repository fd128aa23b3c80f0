/** The queue: orders are paid and queued, moved, cancelled, and started one after the other. */

import type { Draft } from "../game/draft.ts";
import {
  type EventRefs,
  type Game,
  type Goods,
  RESOURCES,
  type ResourceName,
  type Severity,
  type Target,
  type Task,
} from "../game/game.ts";
import { shownGoods } from "../game/goods.ts";
import { checkMeans } from "../game/means.ts";
import { shown, whole } from "../values/amount.ts";
import { QUEUE_LIMIT } from "../values/limits.ts";
import { firstRefusal, Refusal } from "../values/refusals.ts";
import { estimates, runOf } from "./estimate.ts";
import { checkTarget, onTurn, priceOf, targetText } from "./orders.ts";
import { bandOf } from "./power.ts";
import { project } from "./projection.ts";

const refsOf = (task: Task): EventRefs => ({
  taskId: task.id,
  crewId: task.leadId,
  ...(task.target.kind === "jump" || task.target.kind === "explore" ? { systemId: task.target.systemId } : {}),
  ...(task.target.kind === "upgrade" ? { moduleId: task.target.moduleId } : {}),
  ...(task.target.kind === "research" ? { techId: task.target.techId } : {}),
});

export interface Team {
  readonly leadId: number;
  readonly helperIds: readonly number[];
}

/** Returns the refusal of an order, checked in the order 404, 409, 422, or the price at which it is queued. */
export function checkOrder(game: Game, target: Target, team: Team): Refusal | { price: Goods } {
  const refusal = firstRefusal(checkCrew(game, team), blockOf(game, target), checkLead(team));
  return refusal ?? { price: priceOf(game, target) };
}

/** Returns why this order would be refused with any team; undefined if it would be accepted. */
export function blockOf(game: Game, target: Target): Refusal | undefined {
  return firstRefusal(
    checkOpen(game),
    checkRoom(game, 1),
    checkQueued(game, target),
    checkTarget(project(game, game.tasks), target),
    checkMeans(game, priceOf(game, target)),
  );
}

/** Returns 409 if the queue has no room for this many more tasks. */
export function checkRoom(game: Game, count: number): Refusal | undefined {
  const required = game.tasks.length + count;
  if (required <= QUEUE_LIMIT) return undefined;
  const held = `The queue holds ${game.tasks.length} tasks`;
  const detail =
    count === 1 ? `${held}, the maximum.` : `${held}; ${count} more would exceed the maximum of ${QUEUE_LIMIT}.`;
  const missing = required - QUEUE_LIMIT;
  const turn = turnWithRoom(game, missing);
  const when = turn === undefined ? {} : onTurn(game, turn);
  return new Refusal("queue-full", detail, { required, available: QUEUE_LIMIT, missing, ...when });
}

/** Returns the turn on which this many queued tasks will have ended; undefined if there are fewer. */
function turnWithRoom(game: Game, count: number): number | undefined {
  // Estimating all tasks takes longer, and a single order, which is checked often, waits only for the active one.
  if (count === 1) return game.turn + (game.tasks[0]?.run?.remainingTurns ?? 1);
  return estimates(game)[count - 1]?.endsOnTurn;
}

/** Returns 404 for a lead or helper who is not aboard. */
export function checkCrew(game: Game, team: Team): Refusal | undefined {
  const unknown = [team.leadId, ...team.helperIds].find((id) => !game.crew.some((member) => member.id === id));
  return unknown === undefined
    ? undefined
    : new Refusal("unknown-crew", `Crew member ${unknown} is not aboard.`, { crewId: unknown });
}

/** Returns 422 if the lead is also among the helpers. */
const checkLead = ({ leadId, helperIds }: Team): Refusal | undefined =>
  helperIds.includes(leadId)
    ? new Refusal("lead-among-helpers", `Crew member ${leadId} leads the task and cannot also help.`, {
        crewId: leadId,
      })
    : undefined;

/** Returns 409 if the game is won or lost. */
export function checkOpen(game: Game): Refusal | undefined {
  return game.status === "active"
    ? undefined
    : new Refusal("game-over", `The game ended on turn ${game.turn}: ${game.status}.`, {
        status: game.status,
        turn: game.turn,
        reason: game.endReason,
      });
}

/** Returns 409 if a queued task already does this research or builds this module. */
function checkQueued(game: Game, target: Target): Refusal | undefined {
  const twin = game.tasks.find(
    ({ target: other }) =>
      (target.kind === "research" && other.kind === "research" && other.techId === target.techId) ||
      (target.kind === "build" && other.kind === "build" && other.build === target.build && target.build !== "patch"),
  );
  return twin
    ? new Refusal("already-queued", `Already queued as task ${twin.id}: ${targetText(game, target)}.`, {
        taskId: twin.id,
      })
    : undefined;
}

/** Queues an order that passed its checks: pays it, and starts it at once if nothing is active. */
export function enqueue(draft: Draft, target: Target, team: Team, price: Goods): Task {
  const { game } = draft;
  const task: Task = {
    id: game.nextTaskId,
    target,
    leadId: team.leadId,
    helperIds: team.helperIds,
    paid: price,
    queuedOnTurn: game.turn,
  };
  draft.take(price);
  draft.set({ nextTaskId: task.id + 1, tasks: [...game.tasks, task] });
  draft.emit(
    "task.queued",
    "info",
    `Queued: ${targetText(game, target)}, led by ${draft.leadName(task)}.`,
    refsOf(task),
    shownGoods(price),
  );
  startNext(draft);
  return draft.game.tasks.find((queued) => queued.id === task.id) ?? task;
}

/**
 * Starts the first task if none is active. A task that is no longer valid fails with a full refund, and the next is
 * tried.
 */
export function startNext(draft: Draft): Task | null {
  for (let first = draft.game.tasks[0]; first && !first.run; first = draft.game.tasks[0]) {
    const refusal = checkTarget(draft.game, first.target);
    if (!refusal) return start(draft, first);
    draft.emit(
      "task.failed",
      "warn",
      `Could not start: ${targetText(draft.game, first.target)}. ${refusal.detail}`,
      refsOf(first),
      { reason: refusal.code },
    );
    draft.endTask(first, "failed", first.paid);
  }
  return null;
}

function start(draft: Draft, task: Task): Task {
  const { game } = draft;
  const run = runOf(game, task);
  const { durationTurns, power, ratio, fuel } = run;
  const started: Task = { ...task, run };
  draft.take({ fuel });
  draft.set({ tasks: game.tasks.map((other) => (other.id === task.id ? started : other)) });
  draft.emit(
    "task.started",
    "info",
    `Started: ${targetText(game, task.target)}, led by ${draft.leadName(task)}, ${durationTurns} ${durationTurns === 1 ? "turn" : "turns"}.`,
    refsOf(task),
    { durationTurns, band: bandOf(ratio).name, power: shown(power), ratio: shown(ratio) },
  );
  if (fuel > 0 && draft.game.resources.fuel < whole(5)) {
    draft.emit(
      "fuel.low",
      "warn",
      `Fuel is down to ${shown(draft.game.resources.fuel)}.`,
      {},
      { fuel: shown(draft.game.resources.fuel) },
    );
  }
  return started;
}

/**
 * Returns the refund of a task that ends early: everything before its start; afterwards exotics and fragments in full, and other
 * goods and fuel by the remaining share of the time, rounded down to hundredths.
 */
export function refundOf(task: Task): Goods {
  if (!task.run) return task.paid;
  const { remainingTurns, durationTurns, fuel } = task.run;
  const refund: Partial<Record<ResourceName, number>> = {};
  for (const name of RESOURCES) {
    const paid = (task.paid[name] ?? 0) + (name === "fuel" ? fuel : 0);
    if (paid === 0) continue;
    refund[name] =
      name === "exotics" || name === "fragments" ? paid : Math.floor((paid * remainingTurns) / durationTurns);
  }
  return refund;
}

/** Cancels and refunds a task, and starts the next if it was active. 404 if it is not in the queue. */
export function cancelTask(draft: Draft, id: number): Refusal | Task {
  const task = draft.game.tasks.find((candidate) => candidate.id === id);
  if (!task) return unknownTask(id);
  withdraw(draft, task, "info", "Cancelled");
  startNext(draft);
  return task;
}

/** Refunds a task and removes it from the queue. The next one does not start yet. */
function withdraw(draft: Draft, task: Task, severity: Severity, what: string): void {
  const given = draft.endTask(task, "cancelled", refundOf(task));
  draft.emit(
    "task.cancelled",
    severity,
    `${what}: ${targetText(draft.game, task.target)}.`,
    refsOf(task),
    shownGoods(given),
  );
}

/**
 * Cancels the last tasks that hold goods of a loss until the stock covers it, so that queueing cannot protect goods. The next
 * task does not start yet, because a jump would pay fuel.
 */
export function releaseGoods(draft: Draft, loss: Goods): void {
  for (const name of RESOURCES) {
    while ((loss[name] ?? 0) > draft.game.resources[name]) {
      const holder = draft.game.tasks.findLast((task) => (refundOf(task)[name] ?? 0) > 0);
      if (!holder) break;
      withdraw(draft, holder, "warn", "Cancelled to cover a loss");
    }
  }
}

/**
 * Moves a pending task to a position among the pending ones, 0 being next. 404, 400 for a position outside, 409 for the
 * active task.
 */
export function moveTask(draft: Draft, id: number, position: number): Refusal | Task {
  const { tasks } = draft.game;
  const task = tasks.find((candidate) => candidate.id === id);
  const pending = tasks.filter((candidate) => !candidate.run);
  const outside = task?.run ? position < 0 : position < 0 || position >= pending.length;
  if (!task) return unknownTask(id);
  if (outside) {
    return new Refusal(
      "position-out-of-range",
      `Position ${position} is outside the ${pending.length} pending tasks.`,
      { position, pending: pending.length },
    );
  }
  if (task.run) return new Refusal("task-active", `Task ${id} is active and cannot be moved.`, { taskId: id });
  const others = pending.filter((candidate) => candidate.id !== id);
  const moved = [...others.slice(0, position), task, ...others.slice(position)];
  draft.set({ tasks: [...tasks.filter((candidate) => candidate.run), ...moved] });
  return task;
}

/**
 * Gives a pending task another team; its price stays. 404 for the task or a member, 409 for the active task, 422 for a lead
 * among the helpers.
 */
export function setTeam(draft: Draft, id: number, { leadId, helperIds }: Team): Refusal | Task {
  const { tasks } = draft.game;
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) return unknownTask(id);
  const active = task.run
    ? new Refusal("task-active", `Task ${id} is active; its team cannot be changed.`, { taskId: id })
    : undefined;
  const refusal = firstRefusal(checkCrew(draft.game, { leadId, helperIds }), active, checkLead({ leadId, helperIds }));
  if (refusal) return refusal;
  const changed: Task = { ...task, leadId, helperIds };
  draft.set({ tasks: tasks.map((other) => (other.id === id ? changed : other)) });
  return changed;
}

const unknownTask = (id: number): Refusal =>
  new Refusal("unknown-task", `Task ${id} is not in the queue.`, { taskId: id });
