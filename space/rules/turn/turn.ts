/** Works one turn in its fixed order, and ends the game. */

import { lapseEncounter } from "../encounters/choose.ts";
import { meet, openEncounterOf } from "../encounters/trigger.ts";
import { tire, weakest } from "../game/crew.ts";
import type { Draft } from "../game/draft.ts";
import { demandOf, harvestOf, hasBuilt, labDataOf, supplyOf, upkeepOf } from "../game/effects.ts";
import {
  type CrewMember,
  type Encountered,
  type EndedTask,
  type EndReason,
  type Game,
  systemOf,
  type Task,
} from "../game/game.ts";
import type { Experience } from "../game/learning.ts";
import { scoreOf } from "../game/score.ts";
import { expireMissions, type ShipAction } from "../missions/missions.ts";
import { refillBoard } from "../missions/offers.ts";
import { targetText } from "../orders/orders.ts";
import { fatiguePercent } from "../orders/power.ts";
import { refundOf, startNext } from "../orders/queue.ts";
import { shown } from "../values/amount.ts";
import { STARVATION_TURNS, SUPPLIES_LIMIT } from "../values/limits.ts";
import { complete } from "./completion.ts";

export interface TurnReport {
  readonly turn: number;
  readonly skipped: boolean;
  readonly completed: EndedTask | null;
  readonly started: Task | null;
  readonly failed: readonly EndedTask[];
  readonly xp: readonly Experience[];
  /** The encounter that took its cautious option at the start of this turn. */
  readonly lapsed: Encountered | null;
  /** The encounter that opened at the end of this turn. */
  readonly opened: Encountered | null;
}

const SKIPPED = {
  skipped: true,
  completed: null,
  started: null,
  failed: [],
  xp: [],
  lapsed: null,
  opened: null,
} as const;

/** Advances one turn; with an empty queue it changes nothing and reports `skipped`. */
export function advanceTurn(draft: Draft): TurnReport {
  if (draft.game.tasks.length === 0) {
    return { turn: draft.game.turn, ...SKIPPED };
  }
  const endedBefore = draft.ended.length;
  draft.set({ turn: draft.game.turn + 1 });
  const lapsed = lapseEncounter(draft) ?? null;
  eat(draft);
  draft.give({ data: labDataOf(draft.game) });
  rest(draft);
  const { xp, action } = work(draft);
  draft.emit("turn.advanced", "info", `Turn ${draft.game.turn} ended.`, {}, { turn: draft.game.turn });
  checkEnd(draft, action?.kind === "explored");
  let started: Task | null = null;
  if (draft.game.status === "active") {
    expireMissions(draft);
    if (draft.runsChance) refillBoard(draft);
    started = startNext(draft);
    if (action) meetAfter(draft, action);
  }
  draft.turnStarts.push(draft.game);
  const ended = draft.ended.slice(endedBefore);
  return {
    turn: draft.game.turn,
    skipped: false,
    completed: ended.find((record) => record.outcome === "completed") ?? null,
    started,
    failed: ended.filter((record) => record.outcome === "failed"),
    xp,
    lapsed,
    opened: openEncounterOf(draft.game) ?? null,
  };
}

/** Lets an arrival or exploration bring an encounter. Draws are keyed by how often the ship did the same here before. */
function meetAfter(draft: Draft, action: ShipAction): void {
  if (action.kind !== "arrived" && action.kind !== "explored") return;
  const system = systemOf(draft.game, action.systemId);
  if (action.kind === "arrived") meet(draft, { on: "arrival", system }, system.arrivals - 1);
  else meet(draft, { on: "exploration", system }, system.visits - 1);
}

/** Applies upkeep and hydroponics, then starvation. */
function eat(draft: Draft): void {
  const before = draft.game.resources.supplies;
  const balance = before + harvestOf(draft.game) - upkeepOf(draft.game);
  const supplies = Math.min(SUPPLIES_LIMIT, Math.max(0, balance));
  draft.set({ resources: { ...draft.game.resources, supplies } });
  emitLowSupplies(draft, before, supplies);
  if (balance >= 0) {
    if (draft.game.starvingTurns > 0) draft.set({ starvingTurns: 0 });
    return;
  }
  const starvingTurns = draft.game.starvingTurns + 1;
  draft.set({ starvingTurns });
  const hungry = ((starvingTurns - 1) % STARVATION_TURNS) + 1;
  const text = `Not enough food: hungry turn ${hungry} of ${STARVATION_TURNS}, then somebody dies.`;
  draft.emit("supplies.out", "bad", text, {}, { starvingTurns });
  const lost = starvingTurns % STARVATION_TURNS === 0 ? weakest(draft.game.crew) : undefined;
  if (lost) loseMember(draft, lost);
}

/** Emits an event once when supplies fall below eight turns of upkeep. */
function emitLowSupplies(draft: Draft, before: number, after: number): void {
  const low = 8 * upkeepOf(draft.game);
  if (before >= low && after < low) {
    draft.emit("supplies.low", "warn", `Supplies are down to ${shown(after)}.`, {}, { supplies: shown(after) });
  }
}

/**
 * Removes a member. The first helper takes over the member's tasks; a task without helpers fails and refunds its unspent share.
 */
function loseMember(draft: Draft, lost: CrewMember): void {
  const tasks = draft.game.tasks.map((task): Task => {
    const helperIds = task.helperIds.filter((id) => id !== lost.id);
    if (task.leadId !== lost.id) return helperIds.length === task.helperIds.length ? task : { ...task, helperIds };
    const [first, ...others] = helperIds;
    return first === undefined ? task : { ...task, leadId: first, helperIds: others };
  });
  draft.set({ tasks });
  draft.emit("crew.lost", "bad", `${lost.name} starved.`, { crewId: lost.id }, { name: lost.name });
  // The member is still in the crew here, so that records of tasks keep the name.
  for (const task of tasks.filter((candidate) => candidate.leadId === lost.id)) {
    draft.emit("task.failed", "bad", `Failed: ${targetText(draft.game, task.target)}. No one is left to lead it.`, {
      taskId: task.id,
    });
    draft.endTask(task, "failed", refundOf(task));
  }
  draft.set({ crew: draft.game.crew.filter((member) => member.id !== lost.id) });
}

/** Tires the team of the active task, and rests everybody else. */
function rest(draft: Draft): void {
  const active = draft.game.tasks.find((task) => task.run);
  const before = draft.game.crew;
  const after = tire(draft.game, active?.leadId, active?.helperIds ?? []);
  draft.set({ crew: after });
  after.forEach((member, index) => {
    const was = before[index] as CrewMember;
    if (fatiguePercent(member.fatigue) >= fatiguePercent(was.fatigue)) return;
    draft.emit(
      "crew.fatigued",
      "warn",
      `${member.name} is tired: power ${fatiguePercent(member.fatigue)} %.`,
      { crewId: member.id },
      { fatigue: member.fatigue },
    );
  });
}

/** Works one turn of the active task; its last turn completes it. */
function work(draft: Draft): { xp: Experience[]; action?: ShipAction } {
  const task = draft.game.tasks[0];
  if (!task?.run) return { xp: [] };
  const advanced: Task = { ...task, run: { ...task.run, remainingTurns: task.run.remainingTurns - 1 } };
  draft.set({ tasks: draft.game.tasks.map((other) => (other.id === task.id ? advanced : other)) });
  if (advanced.run && advanced.run.remainingTurns > 0) return { xp: [] };
  return complete(draft, advanced);
}

/** Checks the win first, then the losses. The end cancels all tasks. */
function checkEnd(draft: Draft, explored: boolean): void {
  const { game } = draft;
  if (explored && game.hull > 0 && canRelight(game)) {
    finishGame(draft, "won", "apex-relit", "The Apex shines again: the relay network wakes.");
  } else if (game.hull <= 0) {
    finishGame(draft, "lost", "hull-destroyed", "The hull failed. The ship is lost.");
  } else if (game.crew.length === 0) {
    finishGame(draft, "lost", "crew-lost", "No one is left aboard.");
  } else if (game.limit !== null && game.turn >= game.limit) {
    finishGame(draft, "lost", "time-ran-out", `Turn ${game.limit} is over, and the Apex is still dark.`);
  }
}

/** True if one exploration wins here: the ship is at the Apex with the Core and enough power. */
export const canRelight = (game: Game): boolean =>
  systemOf(game, game.positionId).apex && hasBuilt(game, "core") && supplyOf(game) >= demandOf(game);

function finishGame(draft: Draft, status: "won" | "lost", endReason: EndReason, text: string): void {
  for (const task of draft.game.tasks) {
    draft.endTask(task, "cancelled", refundOf(task));
    draft.emit("task.cancelled", "info", `Cancelled by the end of the game: ${targetText(draft.game, task.target)}.`, {
      taskId: task.id,
    });
  }
  draft.set({ status, endReason });
  draft.emit(
    status === "won" ? "game.won" : "game.lost",
    status === "won" ? "good" : "bad",
    text,
    {},
    { turn: draft.game.turn, score: scoreOf(draft.game) },
  );
}
