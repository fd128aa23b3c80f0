/** Every table of the space game. Amounts, distances and XP are integers of hundredths; real time is in games, archives and keys. */
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
import { FACTION_KEYS } from "../rules/catalog/factions.ts";
import { BUILD_KINDS, MODULE_NAMES, TIERED_KINDS } from "../rules/catalog/modules.ts";
import { STAR_CLASSES } from "../rules/catalog/stars.ts";
import { TECH_IDS } from "../rules/catalog/techs.ts";
import { ENDINGS } from "../rules/game/ending.ts";
import {
  ALL_SKILLS,
  ENCOUNTER_OUTCOMES,
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
import type { RecordedCommand } from "../rules/turn/replay.ts";
import {
  ARCHIVE_NAME_LIMIT,
  DIFFICULTIES,
  EXPANSION_LIMIT,
  FATIGUE_LIMIT,
  GAME_NAME_LIMIT,
  HULL_LIMIT,
  PLAYER_NAME_LIMIT,
  SEED_LIMIT,
  SKILL_LIMIT,
  STANDING_LIMIT,
  SUPPLIES_LIMIT,
  TIER_LIMIT,
} from "../rules/values/limits.ts";
import { scores, secrets } from "./board/tables.ts";
import type { KeptTurn } from "./kept-turn.ts";

const keys = (table: object): string[] => Object.keys(table);

/** The save of the game `main`: the one that a request means if it names no other. */
export const MAIN_SAVE = 1;

/** All rows of a game refer to its save row, so that cannot be deleted first. */
const toSave: ForeignKey = { columns: ["save_id"], references: { table: "save", columns: ["id"] } };
const saveId = () => integer({ defaultValue: MAIN_SAVE, min: 1, isImplied: true });
const count = () => integer({ min: 0 });
/** The name of the player who gave the command; null if none was given. */
const givenBy = () => nullable(text({ min: 1, max: PLAYER_NAME_LIMIT }));

/** The rows of a game refer only to each other. */
const references = (column: string, table: string): ForeignKey => ({
  columns: ["save_id", column],
  references: { table, columns: ["save_id", "id"] },
});

const toGame = (column: string): ForeignKey => ({ columns: [column], references: { table: "games", columns: ["id"] } });

/** The games of this service; the one with id 1 is `main`. Whatever belongs to a game has its id as `save_id`. */
export const games = defineTable(
  "games",
  {
    id: integer({ generated: true }),
    /** SHA-256 of the play id; null for `main`, which everybody may play. */
    play_hash: nullable(text({ min: 64, max: 64 })),
    watch_id: text({ min: 1, max: 40 }),
    name: text({ min: 1, max: GAME_NAME_LIMIT }),
    listed: boolean(),
    /** The date, if it is the daily game of that day. */
    daily: nullable(text({ min: 10, max: 10 })),
    /** Counts the runs between new game, import and restored archive. */
    epoch: integer({ min: 1, defaultValue: 1 }),
    /** The epoch was only played: nothing was imported, restored or edited. */
    clean: boolean(),
    score: count(),
    /** How it ended; null while it is active. */
    ending: nullable(text({ oneOf: ENDINGS })),
    created_at: integer({ min: 0, instant: "real" }),
    last_command_at: integer({ min: 0, instant: "real" }),
  },
  {
    primaryKey: ["id"],
    unique: [["play_hash"], ["watch_id"]],
    indexes: [["last_command_at"]],
    readOnly: true,
    instead: "/api/games",
  },
);

/** A row for each game: the last commit, by revision and token, and the number of the game's next event. */
export const world = defineTable(
  "world",
  {
    id: integer({ min: 1 }),
    revision: count(),
    next_event_seq: integer({ min: 1 }),
    /** Random: distinguishes a commit from another that got the same revision after the database went back. */
    commit_token: integer({ min: 0, defaultValue: 0 }),
  },
  { primaryKey: ["id"], foreignKeys: [toGame("id")] },
);

export const save = defineTable(
  "save",
  {
    id: integer({ min: 1 }),
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
    since_encounter: integer({ min: 0, defaultValue: 0 }),
    quiet_until_turn: integer({ min: 0, defaultValue: 0 }),
  },
  { primaryKey: ["id"], foreignKeys: [toGame("id")] },
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
  { primaryKey: ["save_id", "id"], foreignKeys: [toSave] },
);

export const crew = defineTable(
  "crew",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    name: text({ min: 1, max: 60 }),
    fatigue: integer({ min: 0, max: FATIGUE_LIMIT }),
    /** Null: drawn by the id, for members of games from before there were traits. */
    trait: nullable(text({ min: 1, max: 40 })),
  },
  { primaryKey: ["save_id", "id"], foreignKeys: [toSave] },
);

export const crewSkills = defineTable(
  "crew_skills",
  {
    save_id: saveId(),
    crew_id: integer({ min: 1 }),
    skill: text({ oneOf: ALL_SKILLS }),
    level: integer({ min: 0, max: SKILL_LIMIT }),
    xp: count(),
  },
  { primaryKey: ["save_id", "crew_id", "skill"], foreignKeys: [references("crew_id", "crew")] },
);

export const modules = defineTable(
  "modules",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    kind: text({ oneOf: keys(MODULE_NAMES) }),
    tier: integer({ min: 1, max: TIER_LIMIT }),
  },
  { primaryKey: ["save_id", "id"], unique: [["save_id", "kind"]], foreignKeys: [toSave] },
);

/** The known technologies, in the order of their research. */
export const techs = defineTable(
  "techs",
  { id: text({ oneOf: TECH_IDS }), save_id: saveId(), ordinal: integer({ min: 1 }) },
  { primaryKey: ["save_id", "id"], unique: [["save_id", "ordinal"]], foreignKeys: [toSave] },
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
    by: givenBy(),
  },
  {
    primaryKey: ["save_id", "id"],
    unique: [["save_id", "ended_number"]],
    // The queue is found without a look at the ended tasks.
    indexes: [["save_id", "queue_place"]],
    foreignKeys: [toSave, references("system_id", "systems")],
  },
);

export const taskHelpers = defineTable(
  "task_helpers",
  {
    save_id: saveId(),
    task_id: integer({ min: 1 }),
    place: integer({ min: 0, max: 2 }),
    crew_id: integer({ min: 1 }),
  },
  {
    primaryKey: ["save_id", "task_id", "place"],
    unique: [["save_id", "task_id", "crew_id"]],
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
  { primaryKey: ["save_id", "id"], foreignKeys: [toSave, references("system_id", "systems")] },
);

/** All encounters of a game; one without an option is open. */
export const encounters = defineTable(
  "encounters",
  {
    id: integer({ min: 1 }),
    save_id: saveId(),
    key: text({ min: 1, max: 60 }),
    system_id: integer({ min: 1 }),
    opened_on_turn: count(),
    option: nullable(text({ min: 1, max: 60 })),
    crew_id: nullable(integer({ min: 1 })),
    decided_on_turn: nullable(count()),
    outcome: nullable(text({ oneOf: ENCOUNTER_OUTCOMES })),
    by: givenBy(),
  },
  {
    primaryKey: ["save_id", "id"],
    unique: [["save_id", "key"]],
    foreignKeys: [toSave, references("system_id", "systems")],
  },
);

/** What the factions think of the ship; one without a row is neutral. */
export const factions = defineTable(
  "factions",
  {
    faction: text({ oneOf: FACTION_KEYS }),
    save_id: saveId(),
    standing: integer({ min: -STANDING_LIMIT, max: STANDING_LIMIT }),
    missions: count(),
    lead_stage: nullable(integer({ min: 2, max: 4 })),
    lead_system_id: nullable(integer({ min: 1 })),
  },
  { primaryKey: ["save_id", "faction"], foreignKeys: [toSave, references("lead_system_id", "systems")] },
);

/** `seq` never restarts in a game; `number` counts from its last start or import. Events may refer to rows that no longer exist. */
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
    by: givenBy(),
  },
  {
    primaryKey: ["save_id", "seq"],
    unique: [["save_id", "number"]],
    indexes: [
      ["save_id", "turn"],
      ["save_id", "kind"],
      ["save_id", "system_id"],
    ],
    foreignKeys: [toSave],
  },
);

/** The starts of the last turns. */
export const history = defineTable(
  "history",
  { turn: count(), save_id: saveId(), state: json<KeptTurn>() },
  { primaryKey: ["save_id", "turn"], foreignKeys: [toSave] },
);

/** Games that were replaced by another. Their ids are unique among all games. */
export const archives = defineTable(
  "archives",
  {
    id: integer({ generated: true }),
    save_id: saveId(),
    archived_at: integer({ min: 0, instant: "real" }),
    seed: count(),
    difficulty: text(),
    turn: count(),
    status: text(),
    score: count(),
    /** Given by a player; null until then. Before the document, so that a list need not read through it. */
    name: nullable(text({ min: 1, max: ARCHIVE_NAME_LIMIT })),
    document: json<SaveDocument | JsonText>({ large: true }),
    /** The turn starts that it can go back to once it is restored; null if none were kept. */
    turns: nullable(json<readonly KeptTurn[] | JsonText>({ large: true })),
  },
  { primaryKey: ["id"], indexes: [["save_id"]], foreignKeys: [toGame("save_id")] },
);

/** The commands of a clean epoch, in their order. */
export const commands = defineTable(
  "commands",
  {
    save_id: saveId(),
    ordinal: integer({ min: 1 }),
    turn: count(),
    method: text({ min: 1, max: 10 }),
    path: text({ min: 1, max: 200 }),
    body: json<RecordedCommand["body"]>({}),
  },
  { primaryKey: ["save_id", "ordinal"], foreignKeys: [toGame("save_id")], readOnly: true },
);

export const TABLES = [
  games,
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
  encounters,
  factions,
  events,
  history,
  archives,
  commands,
  scores,
  secrets,
  idempotencyKeys,
  migrationsTable,
] as const;

/** The types of the rows, for Kysely. */
export type SpaceTables = { [T in (typeof TABLES)[number] as T["name"]]: RowOf<T> };
