/** The tables of the rules as data, for clients: what never changes within a release. */
import { shown } from "./amount.ts";
import { EVENT_KINDS } from "./events.ts";
import { FOCUS } from "./explore.ts";
import { SKILLS } from "./game.ts";
import {
  DIFFICULTIES,
  EXPANSION_LIMIT,
  FRAGMENTS_NEEDED,
  HELPER_LIMIT,
  QUEUE_LIMIT,
  RULES_VERSION,
  RUN_LIMIT,
  SKILL_LIMIT,
  START_RANGE,
  TIER_LIMIT,
} from "./limits.ts";
import { BLUEPRINTS, BUILD_KINDS, DRAW, MODULE_EFFECTS, MODULE_NAMES, type ModuleKind, SLOTS } from "./modules.ts";
import { BANDS, HELPER_PERCENTS, TASK_MODULE, TASK_SKILL } from "./power.ts";
import { STAR_CLASSES, STARS } from "./stars.ts";
import { RESEARCH, TECH_IDS, TECHS } from "./techs.ts";

/** Whole units throughout; percents as percents. */
export function rulesTables() {
  return {
    rulesVersion: RULES_VERSION,
    limits: {
      queue: QUEUE_LIMIT,
      helpers: HELPER_LIMIT,
      run: RUN_LIMIT,
      expansions: EXPANSION_LIMIT,
      tier: TIER_LIMIT,
      skill: SKILL_LIMIT,
      startRange: shown(START_RANGE),
      fragmentsNeeded: FRAGMENTS_NEEDED,
    },
    difficulties: Object.entries(DIFFICULTIES).map(([id, turns]) => ({ id, turns })),
    stars: STAR_CLASSES.map((id) => ({ id, ...STARS[id] })),
    focuses: Object.entries(FOCUS).map(([id, percents]) => ({ id, ...percents })),
    bands: BANDS.map(({ name, below, timePercent }) => ({
      name,
      below: Number.isFinite(below) ? shown(below) : null,
      timePercent,
    })),
    helperPercents: [...HELPER_PERCENTS],
    tasks: Object.entries(TASK_SKILL).map(([kind, skill]) => ({ kind, skill, module: TASK_MODULE[kind as "jump"] })),
    skills: [...SKILLS],
    modules: (Object.keys(MODULE_NAMES) as ModuleKind[]).map((kind) => ({
      kind,
      name: MODULE_NAMES[kind],
      effect: MODULE_EFFECTS[kind],
      draw: DRAW[kind],
      slots: SLOTS[kind],
    })),
    builds: BUILD_KINDS.map((kind) => {
      const { name, baseTurns, difficulty, alloy, credits, exotics, fragments, needsTech, needsTiers } =
        BLUEPRINTS[kind];
      return {
        kind,
        name,
        baseTurns,
        difficulty: difficulty / 1_000,
        cost: { alloy, credits, exotics, fragments },
        needsTech: needsTech ?? null,
        needsTiers: { ...needsTiers },
      };
    }),
    research: Object.entries(RESEARCH).map(([tier, { baseTurns, difficulty, data }]) => ({
      tier: Number(tier),
      baseTurns,
      difficulty: difficulty / 1_000,
      data,
    })),
    techs: TECH_IDS.map((id) => {
      const { name, tier, needs, unlocks } = TECHS[id];
      return { id, name, tier, needs: [...needs], unlocks: [...unlocks] };
    }),
    events: Object.entries(EVENT_KINDS).map(([kind, meaning]) => ({ kind, meaning })),
  };
}
