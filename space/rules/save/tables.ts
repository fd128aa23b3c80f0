/** The tables of the rules as data for clients. They never change within a release. */

import {
  BLUEPRINTS,
  BUILD_KINDS,
  DRAW,
  MODULE_EFFECTS,
  MODULE_NAMES,
  type ModuleKind,
  SLOTS,
} from "../catalog/modules.ts";
import { STAR_CLASSES, STARS } from "../catalog/stars.ts";
import { RESEARCH, TECH_IDS, TECHS, type TechId } from "../catalog/techs.ts";
import { HELPER_FATIGUE, LEAD_FATIGUE, xpToNext } from "../game/crew.ts";
import { SKILLS, TASK_KINDS, type TaskKind } from "../game/game.ts";
import { POINTS } from "../game/score.ts";
import { MISSION_KINDS } from "../missions/mission-kinds.ts";
import { FOCUS } from "../orders/explore.ts";
import { BANDS, fatiguePercent, HELPER_PERCENTS, TASK_MODULE, TASK_SKILL } from "../orders/power.ts";
import { shown } from "../values/amount.ts";
import { EVENT_KINDS } from "../values/events.ts";
import {
  DIFFICULTIES,
  EXPANSION_LIMIT,
  FRAGMENTS_NEEDED,
  HELPER_LIMIT,
  HULL_LIMIT,
  MISSIONS_SCORED,
  QUEUE_LIMIT,
  RULES_VERSION,
  RUN_LIMIT,
  SKILL_LIMIT,
  START_RANGE,
  START_RESOURCES,
  STARVATION_TURNS,
  TECHNOLOGIES_SCORED,
  TIER_LIMIT,
} from "../values/limits.ts";

/** The formulas of the tasks, as in SPEC.md: d is the distance in light years, T the current tier. */
const TASK_TERMS: Readonly<Record<TaskKind, { baseTurns: string; difficulty: string; cost: string }>> = {
  jump: {
    baseTurns: "1 + ⌈d/6⌉",
    difficulty: "8 + 0.8 d + 3·danger",
    cost: "fuel ⌈0.5 d · (1 + 0.05·expansions) · (1 − 0.10·(driveT − 1) − technologies)⌉, at least 1",
  },
  explore: { baseTurns: "3 first, then 2", difficulty: "10 + 4·danger + 1.5·hazard", cost: "none" },
  upgrade: {
    baseTurns: "1 + T",
    difficulty: "9 + 5 T",
    cost: "(alloy 14 T, credits 35 T) · (1 − 0.08·(fabT − 1)), exotics max(0, T − 2)",
  },
  expand: { baseTurns: "5", difficulty: "14", cost: "alloy 25, credits 90" },
  build: { baseTurns: "by kind", difficulty: "by kind", cost: "by kind" },
  research: {
    baseTurns: "by tier",
    difficulty: "by tier",
    cost: "data by tier · (1 − 0.10·(labT − 1))",
  },
};

const EXPLORE_TERMS = {
  data: "class · sensor · visit · focus · (1 + 0.15·danger) · 0.85 … 1.15 · technologies",
  fuel: "class · sensor · (first two visits 1, then 0.7) · focus · scoop 1.4, at least 2",
  supplies: "class · sensor · (visits 1, 0.5, 0.5) · focus · 1.3",
  alloy: "class · sensor · visit · focus",
  credits: "14 · sensor · visit",
  exotics:
    "1, or 2 in 40 % of cases; class · focus (harvest with a scoop as salvage, except at M, K, G, F) · (later visits 0.5) · technologies",
  sensor: "1 + 0.15·(T − 1)",
  visit: "1, 0.5, 0.3",
};

const MISHAP_TERMS = {
  jump: {
    chance: "4 % + 4 %·danger, 12 % more at a ratio under 0.75, times technologies",
    damage: "(4 to 12 hull) · (1 + 0.5·danger) · (shield 0.5)",
  },
  explore: {
    chance: "5 % + 5 %·danger + 3 %·hazard, times technologies",
    damage: "(5 to 14 hull) · (1 + 0.5·danger) · (shield 0.5)",
  },
};

const SHIP_TERMS = {
  supply: "10 + 5·(reactorT − 1) + technologies",
  range: "10 + 1.5·(driveT − 1) + technologies",
  labData: "0.15 + 0.30·(labT − 1) per turn",
  tierCap: "2, and 1 more for each of eng2, eng3 and core5",
  slots: "6 + 3·expansions",
  berths: "4 + expansions + 2 with quarters",
  upkeep: "0.28 supplies per crew member and turn, less with technologies, rounded up",
  fragments: "at most 5, the 3 in the Core included",
  missionPlaces: "3, and 1 more with sci2",
  signals: "12 + 4·sensorT ly from sensor tier 2, 8 more with sur2, everywhere with lode; a signal detected once stays",
};

/** Returns whole units and percentages throughout. */
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
    start: { ...START_RESOURCES, hull: shown(HULL_LIMIT) },
    tasks: TASK_KINDS.map((kind) => ({
      kind,
      skill: TASK_SKILL[kind],
      module: TASK_MODULE[kind],
      ...TASK_TERMS[kind],
    })),
    missions: Object.entries(MISSION_KINDS).map(([kind, { terms }]) => ({ kind, ...terms })),
    crew: crewTerms(),
    explore: EXPLORE_TERMS,
    mishaps: MISHAP_TERMS,
    ship: SHIP_TERMS,
    score: { ...POINTS, missionsCounted: MISSIONS_SCORED, technologiesCounted: TECHNOLOGIES_SCORED },
    skills: [...SKILLS],
    modules: (Object.keys(MODULE_NAMES) as ModuleKind[]).map((kind) => ({
      kind,
      name: MODULE_NAMES[kind],
      effect: MODULE_EFFECTS[kind],
      draw: DRAW[kind],
      slots: SLOTS[kind],
    })),
    builds: BUILD_KINDS.map(buildTerms),
    research: researchTiers(),
    techs: TECH_IDS.map(techTerms),
    events: Object.entries(EVENT_KINDS).map(([kind, meaning]) => ({ kind, meaning })),
  };
}

const crewTerms = () => ({
  xpToNext: Array.from({ length: SKILL_LIMIT }, (_, level) => shown(xpToNext(level) ?? 0)),
  leadFatigue: LEAD_FATIGUE,
  helperFatigue: HELPER_FATIGUE,
  fatiguePercents: [0, 50, 80].map((from) => ({ from, percent: fatiguePercent(from) })),
  starvationTurns: STARVATION_TURNS,
});

function buildTerms(kind: (typeof BUILD_KINDS)[number]) {
  const { name, baseTurns, difficulty, alloy, credits, exotics, fragments, needsTech, needsTiers } = BLUEPRINTS[kind];
  return {
    kind,
    name,
    baseTurns,
    difficulty: difficulty / 1_000,
    cost: { alloy, credits, exotics, fragments },
    needsTech: needsTech ?? null,
    needsTiers: { ...needsTiers },
  };
}

const researchTiers = () =>
  Object.entries(RESEARCH).map(([tier, { baseTurns, difficulty, data }]) => ({
    tier: Number(tier),
    baseTurns,
    difficulty: difficulty / 1_000,
    data,
  }));

function techTerms(id: TechId) {
  const { name, tier, needs, needsSome, unlocks, effects } = TECHS[id];
  return {
    id,
    name,
    tier,
    needs: [...needs],
    needsSome: needsSome ? { count: needsSome.count, of: [...needsSome.of] } : null,
    unlocks: [...unlocks],
    effects: { ...effects },
  };
}
