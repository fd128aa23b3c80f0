/** Open work and decisions of a game: tasks, missions, encounters, and its relations to the factions. */
import { defineTable, integer, json, nullable, text } from "@outbound/kit/store/table.ts";
import { FACTION_KEYS } from "../../rules/catalog/factions.ts";
import { BUILD_KINDS, TIERED_KINDS } from "../../rules/catalog/modules.ts";
import { STAR_CLASSES } from "../../rules/catalog/stars.ts";
import { TECH_IDS } from "../../rules/catalog/techs.ts";
import {
  ENCOUNTER_OUTCOMES,
  type Factor,
  FOCUSES,
  type Goods,
  MISSION_STATUSES,
  OUTCOMES,
  TASK_KINDS,
} from "../../rules/game/game.ts";
import { MISSION_KINDS } from "../../rules/missions/mission-kinds.ts";
import { STANDING_LIMIT, TIER_LIMIT } from "../../rules/values/limits.ts";
import { count, givenBy, keys, references, saveId, toSave } from "./columns.ts";

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
    // An index for finding the queue without reading ended tasks.
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

/** All encounters of a game; an open one has no option yet. */
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

/** Relations to the factions; a faction without a row is neutral. */
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
