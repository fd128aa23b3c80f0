/** The game as rows and back: one pair of functions a table. Nothing here touches a database. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import {
  ALL_SKILLS,
  type AnySkill,
  type CrewMember,
  type EndedTask,
  type EventRefs,
  type Game,
  type GameEvent,
  type Mission,
  type MissionGoal,
  type Module,
  type SkillLevel,
  type System,
  type Target,
  type Task,
} from "../rules/game.ts";
import type * as tables from "./tables.ts";

type Row<Name extends keyof typeof tables> = RowOf<(typeof tables)[Name]>;

export type SaveRow = Row<"save">;
export type TaskRow = Row<"tasks">;
export type HelperRow = Row<"taskHelpers">;
export type EventRow = Row<"events">;

/** Everything of a game that lives in its one row. */
export function saveRow(game: Game): SaveRow {
  const { resources } = game;
  return {
    id: 1,
    rules_version: game.rulesVersion,
    seed: game.seed,
    difficulty: game.difficulty,
    turn_limit: game.limit,
    turn: game.turn,
    status: game.status,
    end_reason: game.endReason,
    ...resources,
    hull: game.hull,
    position_id: game.positionId,
    expansions: game.expansions,
    starving_turns: game.starvingTurns,
    missions_completed: game.missionsCompleted,
    next_crew_id: game.nextCrewId,
    next_module_id: game.nextModuleId,
    next_task_id: game.nextTaskId,
    next_mission_id: game.nextMissionId,
    event_count: game.eventCount,
    ended_count: game.endedCount,
  };
}

export interface GameRows {
  readonly save: SaveRow;
  readonly systems: readonly Row<"systems">[];
  readonly crew: readonly Row<"crew">[];
  readonly skills: readonly Row<"crewSkills">[];
  readonly modules: readonly Row<"modules">[];
  readonly techs: readonly Row<"techs">[];
  /** Those in the queue, in its order. */
  readonly tasks: readonly TaskRow[];
  readonly helpers: readonly HelperRow[];
  readonly missions: readonly Row<"missions">[];
}

/** The game that these rows say, each list in the order of its ids (techs by ordinal, tasks by place). */
export function gameOf(rows: GameRows): Game {
  const { save } = rows;
  return {
    rulesVersion: save.rules_version,
    seed: save.seed,
    difficulty: save.difficulty as Game["difficulty"],
    limit: save.turn_limit,
    turn: save.turn,
    status: save.status as Game["status"],
    endReason: save.end_reason as Game["endReason"],
    resources: {
      credits: save.credits,
      fuel: save.fuel,
      alloy: save.alloy,
      supplies: save.supplies,
      data: save.data,
      exotics: save.exotics,
      fragments: save.fragments,
    },
    hull: save.hull,
    positionId: save.position_id,
    expansions: save.expansions,
    starvingTurns: save.starving_turns,
    missionsCompleted: save.missions_completed,
    nextCrewId: save.next_crew_id,
    nextModuleId: save.next_module_id,
    nextTaskId: save.next_task_id,
    nextMissionId: save.next_mission_id,
    eventCount: save.event_count,
    endedCount: save.ended_count,
    systems: rows.systems.map(systemOfRow),
    crew: rows.crew.map((row) => crewOfRow(row, rows.skills)),
    modules: rows.modules.map(moduleOfRow),
    techs: rows.techs.map((row) => row.id as Game["techs"][number]),
    tasks: rows.tasks.map((row) => taskOfRow(row, helpersOf(row.id, rows.helpers))),
    missions: rows.missions.map(missionOfRow),
  };
}

export const systemRow = (system: System): Row<"systems"> => ({
  id: system.id,
  save_id: 1,
  name: system.name,
  x: system.x,
  y: system.y,
  star_class: system.starClass,
  danger: system.danger,
  apex: system.apex,
  visits: system.visits,
  arrivals: system.arrivals,
  fragment: system.fragment,
  revealed: system.revealed,
});

const systemOfRow = (row: Row<"systems">): System => ({
  id: row.id,
  name: row.name,
  x: row.x,
  y: row.y,
  starClass: row.star_class as System["starClass"],
  danger: row.danger,
  apex: row.apex,
  visits: row.visits,
  arrivals: row.arrivals,
  fragment: row.fragment,
  revealed: row.revealed,
});

export const crewRow = (member: CrewMember): Row<"crew"> => ({
  id: member.id,
  save_id: 1,
  name: member.name,
  fatigue: member.fatigue,
});

export const skillRow = (crewId: number, skill: AnySkill, { level, xp }: SkillLevel): Row<"crewSkills"> => ({
  crew_id: crewId,
  skill,
  level,
  xp,
});

/** A skill without a row is at level 0, so that the admin can add a member row by row. */
function crewOfRow(row: Row<"crew">, skills: readonly Row<"crewSkills">[]): CrewMember {
  const levels = ALL_SKILLS.map((skill): [AnySkill, SkillLevel] => {
    const held = skills.find((candidate) => candidate.crew_id === row.id && candidate.skill === skill);
    return [skill, { level: held?.level ?? 0, xp: held?.xp ?? 0 }];
  });
  return {
    id: row.id,
    name: row.name,
    skills: Object.fromEntries(levels) as Record<AnySkill, SkillLevel>,
    fatigue: row.fatigue,
  };
}

export const moduleRow = (module: Module): Row<"modules"> => ({ ...module, save_id: 1 });

const moduleOfRow = (row: Row<"modules">): Module => ({ id: row.id, kind: row.kind as Module["kind"], tier: row.tier });

const NO_END = { ended_number: null, ended_on_turn: null, lead_name: null, helper_names: null, refund: null };

/** A task in the queue at this place, 0 being the active one. */
export function queuedRow(task: Task, place: number): TaskRow {
  return { ...taskColumns(task), status: task.run ? "active" : "pending", queue_place: place, ...NO_END };
}

export function endedRow(ended: EndedTask): TaskRow {
  return {
    ...taskColumns(ended.task),
    status: ended.outcome,
    queue_place: null,
    ended_number: ended.number,
    ended_on_turn: ended.endedOnTurn,
    lead_name: ended.leadName,
    helper_names: ended.helperNames,
    refund: ended.refund,
  };
}

export const helperRows = (task: Task): HelperRow[] =>
  task.helperIds.map((crewId, place) => ({ task_id: task.id, place, crew_id: crewId }));

type TaskColumns = Omit<TaskRow, "status" | "queue_place" | keyof typeof NO_END>;

function taskColumns(task: Task): TaskColumns {
  const { target, run } = task;
  return {
    id: task.id,
    save_id: 1,
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
  };
}

export const helpersOf = (taskId: number, rows: readonly HelperRow[]): number[] =>
  rows.filter((row) => row.task_id === taskId).map((row) => row.crew_id);

function taskOfRow(row: TaskRow, helperIds: readonly number[]): Task {
  const task: Task = {
    id: row.id,
    target: targetOfRow(row),
    leadId: row.lead_id,
    helperIds,
    paid: row.paid,
    queuedOnTurn: row.queued_on_turn,
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

export function missionRow(mission: Mission): Row<"missions"> {
  const { goal } = mission;
  return {
    id: mission.id,
    save_id: 1,
    status: mission.status,
    kind: goal.kind,
    system_id: "systemId" in goal ? goal.systemId : null,
    supplies: goal.kind === "delivery" ? goal.supplies : null,
    tech_id: goal.kind === "study" ? goal.techId : null,
    module_kind: goal.kind === "refit" ? goal.module : null,
    to_tier: goal.kind === "refit" ? goal.toTier : null,
    star_class: goal.kind === "expedition" ? goal.starClass : null,
    needed: goal.kind === "expedition" ? goal.needed : null,
    reward: mission.reward,
    hops: mission.hops,
    offered_on_turn: mission.offeredOnTurn,
    accepted_on_turn: mission.acceptedOnTurn,
    deadline: mission.deadline,
    ended_on_turn: mission.endedOnTurn,
    progress: mission.progress,
  };
}

const missionOfRow = (row: Row<"missions">): Mission => ({
  id: row.id,
  status: row.status as Mission["status"],
  goal: goalOfRow(row),
  reward: row.reward,
  hops: row.hops,
  offeredOnTurn: row.offered_on_turn,
  acceptedOnTurn: row.accepted_on_turn,
  deadline: row.deadline,
  endedOnTurn: row.ended_on_turn,
  progress: row.progress,
});

function goalOfRow(row: Row<"missions">): MissionGoal {
  const kind = row.kind as MissionGoal["kind"];
  const systemId = row.system_id ?? 0;
  switch (kind) {
    case "survey":
    case "salvage":
    case "rescue":
    case "cipher":
      return { kind, systemId };
    case "delivery":
      return { kind, systemId, supplies: row.supplies ?? 0 };
    case "study":
      return { kind, techId: row.tech_id as "nav1" };
    case "refit":
      return { kind, module: row.module_kind as "drive", toTier: row.to_tier ?? 0 };
    case "expedition":
      return { kind, starClass: row.star_class as "M", needed: row.needed ?? 0 };
  }
}

export const eventRow = (event: GameEvent, seq: number): EventRow => ({
  seq,
  save_id: 1,
  number: event.number,
  turn: event.turn,
  kind: event.kind,
  severity: event.severity,
  system_id: event.refs.systemId ?? null,
  crew_id: event.refs.crewId ?? null,
  tech_id: event.refs.techId ?? null,
  module_id: event.refs.moduleId ?? null,
  mission_id: event.refs.missionId ?? null,
  task_id: event.refs.taskId ?? null,
  figures: event.figures,
  text: event.text,
});

export const eventOfRow = (row: EventRow): GameEvent => ({
  number: row.number,
  turn: row.turn,
  kind: row.kind,
  severity: row.severity as GameEvent["severity"],
  refs: refsOfRow(row),
  figures: row.figures,
  text: row.text,
});

function refsOfRow(row: EventRow): EventRefs {
  return {
    ...(row.system_id === null ? {} : { systemId: row.system_id }),
    ...(row.crew_id === null ? {} : { crewId: row.crew_id }),
    ...(row.tech_id === null ? {} : { techId: row.tech_id as "nav1" }),
    ...(row.module_id === null ? {} : { moduleId: row.module_id }),
    ...(row.mission_id === null ? {} : { missionId: row.mission_id }),
    ...(row.task_id === null ? {} : { taskId: row.task_id }),
  };
}
