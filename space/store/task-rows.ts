/** Converts queued and ended tasks to rows and back. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { EndedTask, Target, Task } from "../rules/game/game.ts";
import type * as tables from "./tables.ts";

export type TaskRow = RowOf<typeof tables.tasks>;
export type HelperRow = RowOf<typeof tables.taskHelpers>;

const NO_END = { ended_number: null, ended_on_turn: null, lead_name: null, helper_names: null, refund: null };

/** Returns the row of a task at this place in the queue; the active task is at 0. */
export function queuedRow(task: Task, place: number, saveId: number): TaskRow {
  return { ...taskColumns(task, saveId), status: task.run ? "active" : "pending", queue_place: place, ...NO_END };
}

export function endedRow(ended: EndedTask, saveId: number): TaskRow {
  return {
    ...taskColumns(ended.task, saveId),
    status: ended.outcome,
    queue_place: null,
    ended_number: ended.number,
    ended_on_turn: ended.endedOnTurn,
    lead_name: ended.leadName,
    helper_names: ended.helperNames,
    refund: ended.refund,
  };
}

export const helperRows = (task: Task, saveId: number): HelperRow[] =>
  task.helperIds.map((crewId, place) => ({ save_id: saveId, task_id: task.id, place, crew_id: crewId }));

type TaskColumns = Omit<TaskRow, "status" | "queue_place" | keyof typeof NO_END>;

function taskColumns(task: Task, saveId: number): TaskColumns {
  const { target, run } = task;
  return {
    id: task.id,
    save_id: saveId,
    kind: target.kind,
    system_id: "systemId" in target ? target.systemId : null,
    focus: target.kind === "explore" ? target.focus : null,
    module_id: target.kind === "upgrade" ? target.moduleId : null,
    to_tier: target.kind === "upgrade" ? target.toTier : null,
    build_kind: target.kind === "build" ? target.build : null,
    tech_id: target.kind === "research" ? target.techId : null,
    lead_id: task.leadId,
    paid: task.paid,
    queued_on_turn: task.queuedOnTurn,
    started_on_turn: run?.startedOnTurn ?? null,
    duration_turns: run?.durationTurns ?? null,
    remaining_turns: run?.remainingTurns ?? null,
    base_turns: run?.baseTurns ?? null,
    difficulty: run?.difficulty ?? null,
    power: run?.power ?? null,
    ratio: run?.ratio ?? null,
    fuel: run?.fuel ?? null,
    explain: run?.explain ?? null,
    by: task.by ?? null,
  };
}

export const helpersOf = (taskId: number, rows: readonly HelperRow[]): number[] =>
  rows.filter((row) => row.task_id === taskId).map((row) => row.crew_id);

export function taskOfRow(row: TaskRow, helperIds: readonly number[]): Task {
  const task: Task = {
    id: row.id,
    target: targetOfRow(row),
    leadId: row.lead_id,
    helperIds,
    paid: row.paid,
    queuedOnTurn: row.queued_on_turn,
    ...(row.by === null ? {} : { by: row.by }),
  };
  if (row.started_on_turn === null) return task;
  return {
    ...task,
    run: {
      startedOnTurn: row.started_on_turn,
      durationTurns: row.duration_turns ?? 0,
      remainingTurns: row.remaining_turns ?? 0,
      baseTurns: row.base_turns ?? 0,
      difficulty: row.difficulty ?? 0,
      power: row.power ?? 0,
      ratio: row.ratio ?? 0,
      fuel: row.fuel ?? 0,
      explain: row.explain ?? [],
    },
  };
}

export const endedOfRow = (row: TaskRow, helperIds: readonly number[]): EndedTask => ({
  task: taskOfRow(row, helperIds),
  outcome: row.status as EndedTask["outcome"],
  number: row.ended_number ?? 0,
  endedOnTurn: row.ended_on_turn ?? 0,
  leadName: row.lead_name ?? "",
  helperNames: row.helper_names ?? [],
  refund: row.refund ?? {},
});

function targetOfRow(row: TaskRow): Target {
  const kind = row.kind as Target["kind"];
  switch (kind) {
    case "jump":
      return { kind, systemId: row.system_id ?? 0 };
    case "explore":
      return { kind, systemId: row.system_id ?? 0, focus: (row.focus ?? "survey") as "survey" };
    case "upgrade":
      return { kind, moduleId: row.module_id ?? 0, toTier: row.to_tier ?? 0 };
    case "expand":
      return { kind };
    case "build":
      return { kind, build: row.build_kind as "scoop" };
    case "research":
      return { kind, techId: row.tech_id as "nav1" };
  }
}
