/**
 * Every table of the space game. Amounts, distances and XP are integers of hundredths. Real time is only in games, archives and
 * keys.
 */
import { idempotencyKeys } from "@outbound/kit/host/idempotency-table.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import { boolean, defineTable, integer, nullable, type RowOf, text } from "@outbound/kit/store/table.ts";
import { ENDINGS } from "../rules/game/ending.ts";
import { END_REASONS, GAME_STATUSES } from "../rules/game/game.ts";
import {
  DIFFICULTIES,
  EXPANSION_LIMIT,
  GAME_NAME_LIMIT,
  HULL_LIMIT,
  SEED_LIMIT,
  SUPPLIES_LIMIT,
} from "../rules/values/limits.ts";
import { scores, secrets } from "./board/tables.ts";
import { count, keys, toGame } from "./tables/columns.ts";
import { archives, commands, events, history } from "./tables/log.ts";
import { crew, crewSkills, modules, systems, techs } from "./tables/ship.ts";
import { encounters, factions, missions, taskHelpers, tasks } from "./tables/work.ts";

export { MAIN_SAVE } from "./tables/columns.ts";
export * from "./tables/log.ts";
export * from "./tables/ship.ts";
export * from "./tables/work.ts";

/** The games of this service; id 1 is `main`. All rows of a game have its id as `save_id`. */
export const games = defineTable(
  "games",
  {
    id: integer({ generated: true }),
    /** SHA-256 of the play id; null for `main`, which everybody may play. */
    play_hash: nullable(text({ min: 64, max: 64 })),
    watch_id: text({ min: 1, max: 40 }),
    name: text({ min: 1, max: GAME_NAME_LIMIT }),
    listed: boolean(),
    /** Date of the day, if it is the daily game. */
    daily: nullable(text({ min: 10, max: 10 })),
    /** Number of the run: a new game, an import or a restored archive begins another. */
    epoch: integer({ min: 1, defaultValue: 1 }),
    /** True if the epoch was only played: nothing was imported, restored or edited. */
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

/** One row per game: the last commit, by revision and token, and the number of the game's next event. */
export const world = defineTable(
  "world",
  {
    id: integer({ min: 1 }),
    revision: count(),
    next_event_seq: integer({ min: 1 }),
    /** A random value that distinguishes a commit from another one with the same revision after the database went back. */
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
