/** Every table of the space game. Amounts, distances and XP are integers of hundredths; only archives and keys hold real time. */
import { idempotencyKeys } from "@outbound/kit/host/idempotency-table.ts";
import type { JsonText } from "@outbound/kit/store/json-text.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import {
  boolean,
  defineTable,
  type ForeignKey,
  integer,
  json,
  nullable,
  type RowOf,
  text,
} from "@outbound/kit/store/table.ts";
import { BUILD_KINDS, MODULE_NAMES, TIERED_KINDS } from "../rules/catalog/modules.ts";
import { STAR_CLASSES } from "../rules/catalog/stars.ts";
import { TECH_IDS } from "../rules/catalog/techs.ts";
import {
  ALL_SKILLS,
  END_REASONS,
  type Factor,
  FOCUSES,
  GAME_STATUSES,
  type Goods,
  MISSION_STATUSES,
  OUTCOMES,
  SEVERITIES,
  TASK_KINDS,
} from "../rules/game/game.ts";
import { MISSION_KINDS } from "../rules/missions/mission-kinds.ts";
import type { SaveDocument } from "../rules/save/save.ts";
import {
  ARCHIVE_NAME_LIMIT,
  DIFFICULTIES,
  EXPANSION_LIMIT,
  FATIGUE_LIMIT,
  HULL_LIMIT,
  SEED_LIMIT,
  SKILL_LIMIT,
  SUPPLIES_LIMIT,
  TIER_LIMIT,
} from "../rules/values/limits.ts";
import type { KeptTurn } from "./kept-turn.ts";

const keys = (table: object): string[] => Object.keys(table);

/** All rows of a game refer to its save row, so that cannot be deleted first. */
const toSave: ForeignKey = { columns: ["save_id"], references: { table: "save", columns: ["id"] } };
const saveId = () => integer({ defaultValue: 1, min: 1, max: 1 });
const count = () => integer({ min: 0 });

const references = (column: string, table: string): ForeignKey => ({
  columns: [column],
  references: { table, columns: ["id"] },
});

/** One row: the last commit, by revision and token, and the number of the next event in this database. */
export const world = defineTable(
  "world",
  {
    id: integer({ min: 1, max: 1 }),
    revision: count(),
    next_event_seq: integer({ min: 1 }),
    /** Random: distinguishes a commit from another that got the same revision after the database went back. */
    commit_token: integer({ min: 0, defaultValue: 0 }),
  },
  { primaryKey: ["id"] },
);

export const save = defineTable(
  "save",
  {
    id: integer({ min: 1, max: 1 }),
    rules_version: integer({ min: 1 }),
    seed: integer({ min: 0, max: SEED_LIMIT }),
    difficulty: text({ oneOf: keys(DIFFICULTIES) }),
    turn_limit: nullable(integer({ min: 1 })),
    turn: count(),
    status: text({ oneOf: GAME_STATUSES }),
    end_reason: nullable(text({ oneOf: END_REASONS })),
    credits: count(),
    fuel: count(),
    alloy: count(),
    supplies: integer({ min: 0, max: SUPPLIES_LIMIT }),
    data: count(),
    exotics: count(),
    fragments: count(),
    hull: integer({ min: 0, max: HULL_LIMIT }),
    position_id: integer({ min: 1 }),
    expansions: integer({ min: 0, max: EXPANSION_LIMIT }),
    starving_turns: count(),
    missions_completed: count(),
    next_crew_id: integer({ min: 1 }),
    next_module_id: integer({ min: 1 }),
    next_task_id: integer({ min: 1 }),
    next_mission_id: integer({ min: 1 }),
    event_count: count(),
    ended_count: count(),
  },
  { primaryKey: ["id"] },
);

export const systems = defineTable(
  "systems",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    name: text({ min: 1, max: 60 }),
    x: count(),
    y: count(),
    star_class: text({ oneOf: STAR_CLASSES }),
    danger: integer({ min: 0, max: 3 }),
    apex: boolean(),
    visits: count(),
    arrivals: count(),
    fragment: boolean(),
    revealed: boolean(),
  },
  { primaryKey: ["id"], foreignKeys: [toSave] },
);

export const crew = defineTable(
  "crew",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    name: text({ min: 1, max: 60 }),
    fatigue: integer({ min: 0, max: FATIGUE_LIMIT }),
  },
  { primaryKey: ["id"], foreignKeys: [toSave] },
);

export const crewSkills = defineTable(
  "crew_skills",
  {
    crew_id: integer({ min: 1 }),
    skill: text({ oneOf: ALL_SKILLS }),
    level: integer({ min: 0, max: SKILL_LIMIT }),
    xp: count(),
  },
  { primaryKey: ["crew_id", "skill"], foreignKeys: [references("crew_id", "crew")] },
);

export const modules = defineTable(
  "modules",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    kind: text({ oneOf: keys(MODULE_NAMES) }),
    tier: integer({ min: 1, max: TIER_LIMIT }),
  },
  { primaryKey: ["id"], unique: [["kind"]], foreignKeys: [toSave] },
);

/** The known technologies, in the order of their research. */
export const techs = defineTable(
  "techs",
  { id: text({ oneOf: TECH_IDS }), save_id: saveId(), ordinal: integer({ min: 1 }) },
  { primaryKey: ["id"], unique: [["ordinal"]], foreignKeys: [toSave] },
);

/** Queued and ended tasks. Only queued ones have a place in the queue. */
export const tasks = defineTable(
  "tasks",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    status: text({ oneOf: ["active", "pending", ...OUTCOMES] }),
    queue_place: nullable(count()),
    kind: text({ oneOf: TASK_KINDS }),
    system_id: nullable(integer({ min: 1 })),
    focus: nullable(text({ oneOf: FOCUSES })),
    module_id: nullable(integer({ min: 1 })),
    to_tier: nullable(integer({ min: 1, max: TIER_LIMIT })),
    build_kind: nullable(text({ oneOf: BUILD_KINDS })),
    tech_id: nullable(text({ oneOf: TECH_IDS })),
    lead_id: integer({ min: 1 }),
    paid: json<Goods>(),
    queued_on_turn: count(),
    started_on_turn: nullable(count()),
    duration_turns: nullable(integer({ min: 1 })),
    remaining_turns: nullable(count()),
    base_turns: nullable(integer({ min: 1 })),
    difficulty: nullable(integer({ min: 1 })),
    power: nullable(count()),
    ratio: nullable(count()),
    fuel: nullable(count()),
    explain: nullable(json<readonly Factor[]>()),
    ended_number: nullable(integer({ min: 1 })),
    ended_on_turn: nullable(count()),
    lead_name: nullable(text({ max: 60 })),
    helper_names: nullable(json<readonly string[]>()),
    refund: nullable(json<Goods>()),
  },
  {
    primaryKey: ["id"],
    unique: [["ended_number"]],
    // The queue is found without a look at the ended tasks.
    indexes: [["queue_place"]],
    foreignKeys: [toSave, references("system_id", "systems")],
  },
);

export const taskHelpers = defineTable(
  "task_helpers",
  { task_id: integer({ min: 1 }), place: integer({ min: 0, max: 2 }), crew_id: integer({ min: 1 }) },
  {
    primaryKey: ["task_id", "place"],
    unique: [["task_id", "crew_id"]],
    foreignKeys: [references("task_id", "tasks")],
  },
);

export const missions = defineTable(
  "missions",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    status: text({ oneOf: MISSION_STATUSES }),
    kind: text({ oneOf: keys(MISSION_KINDS) }),
    system_id: nullable(integer({ min: 1 })),
    supplies: nullable(count()),
    tech_id: nullable(text({ oneOf: TECH_IDS })),
    module_kind: nullable(text({ oneOf: TIERED_KINDS })),
    to_tier: nullable(integer({ min: 1, max: TIER_LIMIT })),
    star_class: nullable(text({ oneOf: STAR_CLASSES })),
    needed: nullable(integer({ min: 1 })),
    reward: json<Goods>(),
    hops: count(),
    offered_on_turn: count(),
    accepted_on_turn: nullable(count()),
    deadline: nullable(count()),
    ended_on_turn: nullable(count()),
    progress: json<readonly number[]>(),
  },
  { primaryKey: ["id"], foreignKeys: [toSave, references("system_id", "systems")] },
);

/** `seq` never restarts in a database; `number` counts within a game. Events may refer to rows that no longer exist. */
export const events = defineTable(
  "events",
  {
    seq: integer({ min: 1 }),
    save_id: saveId(),
    number: integer({ min: 1 }),
    turn: count(),
    kind: text({ min: 1, max: 64 }),
    severity: text({ oneOf: SEVERITIES }),
    system_id: nullable(integer()),
    crew_id: nullable(integer()),
    tech_id: nullable(text()),
    module_id: nullable(integer()),
    mission_id: nullable(integer()),
    task_id: nullable(integer()),
    figures: json<Readonly<Record<string, number | string>>>(),
    text: text({ min: 1, max: 500 }),
  },
  { primaryKey: ["seq"], unique: [["number"]], indexes: [["turn"], ["kind"]], foreignKeys: [toSave] },
);

/** The starts of the last turns. */
export const history = defineTable(
  "history",
  { turn: count(), save_id: saveId(), state: json<KeptTurn>() },
  { primaryKey: ["turn"], foreignKeys: [toSave] },
);

/** Games that were replaced by another. */
export const archives = defineTable(
  "archives",
  {
    id: integer({ generated: true }),
    archived_at: integer({ min: 0, instant: "real" }),
    seed: count(),
    difficulty: text(),
    turn: count(),
    status: text(),
    score: count(),
    /** Given by a player; null until then. Before the document, so that a list need not read through it. */
    name: nullable(text({ min: 1, max: ARCHIVE_NAME_LIMIT })),
    document: json<SaveDocument | JsonText>({ large: true }),
  },
  { primaryKey: ["id"] },
);

export const TABLES = [
  world,
  save,
  systems,
  crew,
  crewSkills,
  modules,
  techs,
  tasks,
  taskHelpers,
  missions,
  events,
  history,
  archives,
  idempotencyKeys,
  migrationsTable,
] as const;

/** The types of the rows, for Kysely. */
export type SpaceTables = { [T in (typeof TABLES)[number] as T["name"]]: RowOf<T> };
