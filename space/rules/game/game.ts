/** A whole save as one immutable value, and the records that move from it to the log. Amounts are in hundredths. */

import type { FactionKey } from "../catalog/factions.ts";
import type { BuildKind, ModuleKind, TieredKind } from "../catalog/modules.ts";
import type { StarClass } from "../catalog/stars.ts";
import type { TechId } from "../catalog/techs.ts";
import type { TraitKey } from "../catalog/traits.ts";
import type { Difficulty } from "../values/limits.ts";

export type ResourceName = "credits" | "fuel" | "alloy" | "supplies" | "data" | "exotics" | "fragments";
export const RESOURCES: readonly ResourceName[] = [
  "credits",
  "fuel",
  "alloy",
  "supplies",
  "data",
  "exotics",
  "fragments",
];
export type Resources = Readonly<Record<ResourceName, number>>;
/** Amounts of some resources, in hundredths; a missing name means 0. */
export type Goods = Readonly<Partial<Record<ResourceName, number>>>;

export type Skill = "navigation" | "survey" | "engineering" | "science";
export const SKILLS: readonly Skill[] = ["navigation", "survey", "engineering", "science"];
export type AnySkill = Skill | "leadership";
export const ALL_SKILLS: readonly AnySkill[] = [...SKILLS, "leadership"];

export interface System {
  readonly id: number;
  readonly name: string;
  /** Distance from the corner of the box, in hundredths of a light year. */
  readonly x: number;
  readonly y: number;
  readonly starClass: StarClass;
  readonly danger: number;
  readonly apex: boolean;
  /** Number of completed explorations. */
  readonly visits: number;
  /** Number of completed jumps to this system. */
  readonly arrivals: number;
  /** True if the system has a cipher fragment that was not taken. */
  readonly fragment: boolean;
  /** True if the fragment's signal was detected once or revealed by a mission, so that it is detected from anywhere. */
  readonly revealed: boolean;
}

export interface SkillLevel {
  readonly level: number;
  /** Hundredths of XP towards the next level. */
  readonly xp: number;
}

export interface CrewMember {
  readonly id: number;
  readonly name: string;
  readonly trait: TraitKey;
  readonly skills: Readonly<Record<AnySkill, SkillLevel>>;
  readonly fatigue: number;
}

export interface Module {
  readonly id: number;
  readonly kind: ModuleKind;
  readonly tier: number;
}

export type Focus = "survey" | "harvest" | "salvage";
export const FOCUSES: readonly Focus[] = ["survey", "harvest", "salvage"];

export type Target =
  | { readonly kind: "jump"; readonly systemId: number }
  | { readonly kind: "explore"; readonly systemId: number; readonly focus: Focus }
  | { readonly kind: "upgrade"; readonly moduleId: number; readonly toTier: number }
  | { readonly kind: "expand" }
  | { readonly kind: "build"; readonly build: BuildKind }
  | { readonly kind: "research"; readonly techId: TechId };
export type TaskKind = Target["kind"];
export const TASK_KINDS: readonly TaskKind[] = ["jump", "explore", "upgrade", "expand", "build", "research"];

/** Figures fixed when a task becomes active. */
export interface Run {
  readonly startedOnTurn: number;
  readonly durationTurns: number;
  readonly remainingTurns: number;
  readonly baseTurns: number;
  /** Team power after grid and module, in hundredths, rounded down. */
  readonly power: number;
  /** In thousandths. */
  readonly difficulty: number;
  /** Hundredths, rounded down. */
  readonly ratio: number;
  /** Fuel paid at the start, in hundredths. */
  readonly fuel: number;
  /** The factors of power and time. */
  readonly explain: readonly Factor[];
}

/** One factor of a task's power or time, for people and programs. */
export interface Factor {
  readonly factor: string;
  readonly value: number;
}

export interface Task {
  readonly id: number;
  readonly target: Target;
  readonly leadId: number;
  readonly helperIds: readonly number[];
  /** Paid when the order was queued. */
  readonly paid: Goods;
  readonly queuedOnTurn: number;
  /** Name of the player who ordered it, if it was given. */
  readonly by?: string;
  /** Present while the task is active. */
  readonly run?: Run;
}

export const OUTCOMES = ["completed", "cancelled", "failed"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The readable record of a task that left the queue. */
export interface EndedTask {
  readonly task: Task;
  readonly outcome: Outcome;
  /** Numbers the ended tasks of this game from 1. */
  readonly number: number;
  readonly endedOnTurn: number;
  /** Name at the end of the task: the crew may change later. */
  readonly leadName: string;
  readonly helperNames: readonly string[];
  readonly refund: Goods;
}

export type MissionGoal =
  | { readonly kind: "survey"; readonly systemId: number }
  | { readonly kind: "delivery"; readonly systemId: number; readonly supplies: number }
  | { readonly kind: "salvage"; readonly systemId: number }
  | { readonly kind: "rescue"; readonly systemId: number }
  | { readonly kind: "study"; readonly techId: TechId }
  | { readonly kind: "refit"; readonly module: TieredKind; readonly toTier: number }
  | { readonly kind: "expedition"; readonly starClass: StarClass; readonly needed: number }
  | { readonly kind: "cipher"; readonly systemId: number }
  | { readonly kind: "trade"; readonly systemId: number };
export type MissionKind = MissionGoal["kind"];

export const MISSION_STATUSES = ["offered", "accepted", "completed", "failed", "expired", "abandoned"] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];

export interface Mission {
  readonly id: number;
  readonly status: MissionStatus;
  readonly goal: MissionGoal;
  readonly reward: Goods;
  /** Lanes of 8 ly to the goal at the time of the offer; 0 if the goal has no system. */
  readonly hops: number;
  readonly offeredOnTurn: number;
  readonly acceptedOnTurn: number | null;
  /** Last turn for completing it (or for accepting an offer); null for none. */
  readonly deadline: number | null;
  readonly endedOnTurn: number | null;
  /** Systems explored for an expedition since it was accepted. */
  readonly progress: readonly number[];
}

export const SEVERITIES = ["info", "good", "warn", "bad"] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface EventRefs {
  readonly systemId?: number;
  readonly crewId?: number;
  readonly techId?: TechId;
  readonly moduleId?: number;
  readonly missionId?: number;
  readonly taskId?: number;
}

export interface GameEvent {
  /** Counts the events of this game from 1. */
  readonly number: number;
  readonly turn: number;
  readonly kind: string;
  readonly severity: Severity;
  readonly refs: EventRefs;
  readonly figures: Readonly<Record<string, number | string>>;
  readonly text: string;
  /** Name of the player whose command caused it, if it was given. */
  readonly by?: string;
}

export const ENCOUNTER_OUTCOMES = ["good", "bad"] as const;
export type EncounterOutcome = (typeof ENCOUNTER_OUTCOMES)[number];

/** An encounter of this game. Its text and options come from the registry, by its key. */
export interface Encountered {
  readonly id: number;
  readonly key: string;
  readonly systemId: number;
  readonly openedOnTurn: number;
  /** Null while it is open. */
  readonly decided: Decided | null;
}

export interface Decided {
  readonly option: string;
  /** The member who decided; null for a cautious option. */
  readonly crewId: number | null;
  readonly turn: number;
  readonly outcome: EncounterOutcome;
  /** Name of the player who decided, if it was given. */
  readonly by?: string;
}

/** A faction's relation to the ship. */
export interface Relation {
  /** −3 to 3. */
  readonly standing: number;
  /** Missions completed for it. */
  readonly missions: number;
  /** The place where the next stage of its story waits. */
  readonly lead: Lead | null;
}

export interface Lead {
  readonly stage: 2 | 3 | 4;
  readonly systemId: number;
}

export const GAME_STATUSES = ["active", "won", "lost"] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];
export const END_REASONS = ["apex-relit", "hull-destroyed", "crew-lost", "time-ran-out"] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Game {
  readonly rulesVersion: number;
  readonly seed: number;
  readonly difficulty: Difficulty;
  /** Last turn; null in the sandbox. */
  readonly limit: number | null;
  readonly turn: number;
  readonly status: GameStatus;
  readonly endReason: EndReason | null;
  readonly resources: Resources;
  readonly hull: number;
  readonly positionId: number;
  readonly expansions: number;
  readonly starvingTurns: number;
  readonly missionsCompleted: number;
  readonly nextCrewId: number;
  readonly nextModuleId: number;
  readonly nextTaskId: number;
  readonly nextMissionId: number;
  readonly eventCount: number;
  readonly endedCount: number;
  readonly systems: readonly System[];
  readonly crew: readonly CrewMember[];
  readonly modules: readonly Module[];
  readonly techs: readonly TechId[];
  /** The queue in order; the first task is active. */
  readonly tasks: readonly Task[];
  readonly missions: readonly Mission[];
  readonly factions: Readonly<Record<FactionKey, Relation>>;
  /** All encounters so far, oldest first; at most the last one is open. */
  readonly encounters: readonly Encountered[];
  /** Number of arrivals and explorations since the last encounter. */
  readonly sinceEncounter: number;
  /** Until this turn no encounter comes by chance. */
  readonly quietUntilTurn: number;
}

export function systemOf({ systems }: Pick<Game, "systems">, id: number): System {
  // Ids count from 1 without gaps, unless an admin deleted rows.
  const likely = systems[id - 1];
  const found = likely?.id === id ? likely : systems.find((system) => system.id === id);
  if (!found) throw new Error(`no system ${id}`);
  return found;
}

export function crewOf(game: Pick<Game, "crew">, id: number): CrewMember {
  const found = game.crew.find((member) => member.id === id);
  if (!found) throw new Error(`no crew member ${id}`);
  return found;
}

export function moduleOf(game: Pick<Game, "modules">, kind: ModuleKind): Module | undefined {
  return game.modules.find((module) => module.kind === kind);
}

export const tierOf = (game: Pick<Game, "modules">, kind: TieredKind): number => moduleOf(game, kind)?.tier ?? 1;
