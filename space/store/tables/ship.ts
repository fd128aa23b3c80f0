/** The galaxy of a game, its ship and its crew. */
import { boolean, defineTable, integer, nullable, text } from "@outbound/kit/store/table.ts";
import { MODULE_NAMES } from "../../rules/catalog/modules.ts";
import { STAR_CLASSES } from "../../rules/catalog/stars.ts";
import { TECH_IDS } from "../../rules/catalog/techs.ts";
import { ALL_SKILLS } from "../../rules/game/game.ts";
import { FATIGUE_LIMIT, SKILL_LIMIT, TIER_LIMIT } from "../../rules/values/limits.ts";
import { count, keys, references, saveId, toSave } from "./columns.ts";

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
    /** Null for members of games from before traits: theirs are drawn by id. */
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

/** The researched technologies, in the order of their research. */
export const techs = defineTable(
  "techs",
  { id: text({ oneOf: TECH_IDS }), save_id: saveId(), ordinal: integer({ min: 1 }) },
  { primaryKey: ["save_id", "id"], unique: [["save_id", "ordinal"]], foreignKeys: [toSave] },
);
