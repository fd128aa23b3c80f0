/** Converts the game to rows and back, with a pair of functions for each table. Pure: no database access. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import {
  ALL_SKILLS,
  type AnySkill,
  type CrewMember,
  type Game,
  type Module,
  type SkillLevel,
  type System,
} from "../rules/game/game.ts";
import { drawnTrait } from "../rules/game/traits.ts";
import { upgraded } from "../rules/save/upgrade.ts";
import { type EncounterRow, encounterOfRow, type FactionRow, factionsOf } from "./encounter-rows.ts";
import { type MissionRow, missionOfRow } from "./mission-rows.ts";
import type * as tables from "./tables.ts";
import { type HelperRow, helpersOf, type TaskRow, taskOfRow } from "./task-rows.ts";

type Row<Name extends keyof typeof tables> = RowOf<(typeof tables)[Name]>;

export type SaveRow = Row<"save">;

/** The game's own row. */
export function saveRow(game: Game, saveId: number): SaveRow {
  const { resources } = game;
  return {
    id: saveId,
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
    since_encounter: game.sinceEncounter,
    quiet_until_turn: game.quietUntilTurn,
  };
}

export interface GameRows {
  readonly save: SaveRow;
  readonly systems: readonly Row<"systems">[];
  readonly crew: readonly Row<"crew">[];
  readonly skills: readonly Row<"crewSkills">[];
  readonly modules: readonly Row<"modules">[];
  readonly techs: readonly Row<"techs">[];
  /** The queue in order. */
  readonly tasks: readonly TaskRow[];
  readonly helpers: readonly HelperRow[];
  readonly missions: readonly MissionRow[];
  readonly encounters: readonly EncounterRow[];
  readonly factions: readonly FactionRow[];
}

/** Returns the game of these rows under the current rules. The rows must be sorted by id, techs by ordinal, tasks by place. */
export function gameOf(rows: GameRows): Game {
  const { save } = rows;
  return upgraded({
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
    crew: rows.crew.map((row) => crewOfRow(save, row, rows.skills)),
    modules: rows.modules.map(moduleOfRow),
    techs: rows.techs.map((row) => row.id as Game["techs"][number]),
    tasks: rows.tasks.map((row) => taskOfRow(row, helpersOf(row.id, rows.helpers))),
    missions: rows.missions.map(missionOfRow),
    factions: factionsOf(rows.factions),
    encounters: rows.encounters.map(encounterOfRow),
    sinceEncounter: save.since_encounter,
    quietUntilTurn: save.quiet_until_turn,
  });
}

export const systemRow = (system: System, saveId: number): Row<"systems"> => ({
  id: system.id,
  save_id: saveId,
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

export const crewRow = (member: CrewMember, saveId: number): Row<"crew"> => ({
  id: member.id,
  save_id: saveId,
  name: member.name,
  fatigue: member.fatigue,
  trait: member.trait,
});

/** Returns the rows of skills that differ from those in `before`. */
export const skillRows = (
  { id, skills }: CrewMember,
  before: CrewMember | undefined,
  saveId: number,
): Row<"crewSkills">[] =>
  ALL_SKILLS.filter((skill) => before?.skills[skill] !== skills[skill]).map((skill) => ({
    save_id: saveId,
    crew_id: id,
    skill,
    level: skills[skill].level,
    xp: skills[skill].xp,
  }));

/** A skill without a row is at level 0, so that the admin can add a member row by row. */
function crewOfRow(save: SaveRow, row: Row<"crew">, skills: readonly Row<"crewSkills">[]): CrewMember {
  const levels = ALL_SKILLS.map((skill): [AnySkill, SkillLevel] => {
    const held = skills.find((candidate) => candidate.crew_id === row.id && candidate.skill === skill);
    return [skill, { level: held?.level ?? 0, xp: held?.xp ?? 0 }];
  });
  return {
    id: row.id,
    name: row.name,
    trait: (row.trait as CrewMember["trait"] | null) ?? drawnTrait(save, row.id),
    skills: Object.fromEntries(levels) as Record<AnySkill, SkillLevel>,
    fatigue: row.fatigue,
  };
}

export const moduleRow = (module: Module, saveId: number): Row<"modules"> => ({ ...module, save_id: saveId });

const moduleOfRow = (row: Row<"modules">): Module => ({ id: row.id, kind: row.kind as Module["kind"], tier: row.tier });
