/** Computes a team's power, its ratio to a task's difficulty, the ratio's band and the resulting time. */

import type { TieredKind } from "../catalog/modules.ts";
import { TRAITS } from "../catalog/traits.ts";
import { NOBODY } from "../game/crew.ts";
import { gridOf, modulePercentOf, techSum } from "../game/effects.ts";
import {
  type AnySkill,
  type CrewMember,
  crewOf,
  type Factor,
  type Game,
  type Skill,
  type TaskKind,
} from "../game/game.ts";
import { timeLessPercentOf } from "../game/traits.ts";
import { halfUp } from "../values/amount.ts";
import { HULL_WEAK } from "../values/limits.ts";

export type BandName = "critical" | "strained" | "short" | "nominal" | "strong" | "surplus" | "overdrive";

export interface Band {
  readonly name: BandName;
  /** Exclusive upper bound of the band's ratios, in hundredths. */
  readonly below: number;
  readonly timePercent: number;
}

export const BANDS: readonly Band[] = [
  { name: "critical", below: 50, timePercent: 250 },
  { name: "strained", below: 75, timePercent: 175 },
  { name: "short", below: 100, timePercent: 130 },
  { name: "nominal", below: 135, timePercent: 100 },
  { name: "strong", below: 180, timePercent: 85 },
  { name: "surplus", below: 250, timePercent: 70 },
  { name: "overdrive", below: Number.POSITIVE_INFINITY, timePercent: 60 },
];

/** Returns the band of a ratio in hundredths. */
export const bandOf = (ratio: number): Band => BANDS.find((band) => ratio < band.below) as Band;

export const TASK_SKILL: Readonly<Record<TaskKind, Skill>> = {
  jump: "navigation",
  explore: "survey",
  upgrade: "engineering",
  expand: "engineering",
  build: "engineering",
  research: "science",
};

export const TASK_MODULE: Readonly<Record<TaskKind, TieredKind>> = {
  jump: "drive",
  explore: "sensor",
  upgrade: "fab",
  expand: "fab",
  build: "fab",
  research: "lab",
};

/** Percentages of the helpers' own power that count, best helper first. */
export const HELPER_PERCENTS: readonly number[] = [60, 40, 25];

/** Returns the percentage of power that remains with this fatigue. */
export function fatiguePercent(fatigue: number): number {
  if (fatigue < 50) return 100;
  return fatigue < 80 ? 80 : 55;
}

/** Returns the percentage of power that remains with this hull. */
export const hullPercent = (game: Pick<Game, "hull">): number => (game.hull < HULL_WEAK ? 90 : 100);

/** Returns a member's own power in a skill, in hundredths. */
export const ownPower = (member: CrewMember, skill: AnySkill): number =>
  (6 + 2 * member.skills[skill].level) * fatiguePercent(member.fatigue);

/** The strength of a team for a task. */
export interface Strength {
  /** In hundredths, rounded down. */
  readonly power: number;
  /** Hundredths, rounded down. */
  readonly ratio: number;
  readonly band: Band;
}

export interface PowerReading extends Strength {
  readonly explain: readonly Factor[];
}

/** Returns the factors of a team's power. */
function factorsOf(game: Game, kind: TaskKind, leadId: number, helperIds: readonly number[]) {
  const skill = TASK_SKILL[kind];
  const lead = crewOf(game, leadId);
  return {
    lead: ownPower(lead, skill),
    leadership: 100 + 3 * lead.skills.leadership.level,
    helpers: helperIds.map((id) => ownPower(crewOf(game, id), skill)).sort((a, b) => b - a),
    grid: gridOf(game),
    modulePercent: modulePercentOf(game, TASK_MODULE[kind]),
    techPercent: 100 + techSum(game, "teamMorePercent"),
    hull: hullPercent(game),
  };
}

/**
 * Power is team · technologies · grid · (1 + 0.25 (tier − 1)) · hull, and the ratio is power ÷ difficulty. Everything is an exact
 * integer until the single division.
 */
function strengthFrom(factors: ReturnType<typeof factorsOf>): (difficulty: number) => Strength {
  const { lead, leadership, helpers, grid, modulePercent, techPercent, hull } = factors;
  // In millionths: hundredths of power × percent of the share × percent of the leadership.
  let team = lead * 10_000;
  helpers.forEach((own, index) => {
    team += own * (HELPER_PERCENTS[index] ?? 0) * leadership;
  });
  const product = BigInt(team * grid.numerator * modulePercent) * BigInt(techPercent * hull);
  const divisor = 10_000_000_000n * BigInt(grid.denominator);
  const power = Number(product / divisor);
  return (difficulty) => {
    const ratio = Number((product * 1_000n) / (divisor * BigInt(difficulty)));
    return { power, ratio, band: bandOf(ratio) };
  };
}

/**
 * Returns a function from difficulty (in thousandths) to the strength of a lead with helpers for this kind of task, at the
 * current grid and module tier.
 */
export const strengthOf = (
  game: Game,
  kind: TaskKind,
  leadId: number,
  helperIds: readonly number[],
): ((difficulty: number) => Strength) => strengthFrom(factorsOf(game, kind, leadId, helperIds));

/** Returns the strength for one difficulty, with its factors in words. */
export function readPower(
  game: Game,
  kind: TaskKind,
  difficulty: number,
  leadId: number,
  helperIds: readonly number[],
): PowerReading {
  const factors = factorsOf(game, kind, leadId, helperIds);
  const { lead, leadership, helpers, grid, modulePercent, techPercent, hull } = factors;
  return {
    ...strengthFrom(factors)(difficulty),
    explain: [
      { factor: "lead", value: lead / 100 },
      ...helpers.map((own, index) => ({
        factor: `helper ${index + 1}`,
        value: (own * (HELPER_PERCENTS[index] ?? 0)) / 10_000,
      })),
      ...(helpers.length > 0 ? [{ factor: "leadership ×", value: leadership / 100 }] : []),
      { factor: "grid ×", value: Math.floor((100 * grid.numerator) / grid.denominator) / 100 },
      { factor: "module ×", value: modulePercent / 100 },
      ...(techPercent === 100 ? [] : [{ factor: "technologies power ×", value: techPercent / 100 }]),
      ...(hull === 100 ? [] : [{ factor: "hull ×", value: hull / 100 }]),
      { factor: "difficulty ÷", value: difficulty / 1_000 },
    ],
  };
}

/**
 * Returns a task's duration in a band: base × band × technologies × the lead's trait, rounded half up, at least 1. nav4 subtracts
 * a turn from jumps.
 */
export function durationOf(
  game: Game,
  kind: TaskKind,
  baseTurns: number,
  band: Band,
  lead: Pick<CrewMember, "trait"> = NOBODY,
): number {
  const traitPercent = 100 - timeLessPercentOf(lead, TASK_SKILL[kind]);
  const turns = halfUp(baseTurns, band.timePercent, 100 - timeLessPercent(game, kind), traitPercent);
  return Math.max(1, kind === "jump" ? turns - techSum(game, "jumpTurnsLess") : turns);
}

/** Returns the factors of a task's time, to be listed after those of its power. */
export function explainTime(
  game: Game,
  kind: TaskKind,
  baseTurns: number,
  band: Band,
  lead: Pick<CrewMember, "trait"> = NOBODY,
): Factor[] {
  const less = timeLessPercent(game, kind);
  const traitLess = timeLessPercentOf(lead, TASK_SKILL[kind]);
  const turnsLess = kind === "jump" ? techSum(game, "jumpTurnsLess") : 0;
  return [
    { factor: "base turns", value: baseTurns },
    { factor: "band time ×", value: band.timePercent / 100 },
    ...(less === 0 ? [] : [{ factor: "technologies time ×", value: (100 - less) / 100 }]),
    ...(turnsLess === 0 ? [] : [{ factor: "turns less", value: turnsLess }]),
    ...(traitLess === 0 ? [] : [{ factor: `${TRAITS[lead.trait].name}: time ×`, value: (100 - traitLess) / 100 }]),
  ];
}

/** Returns the effects of the team's traits on fatigue and XP. Helpers are numbered as in the power, the strongest first. */
export function explainTraits(
  game: Pick<Game, "crew">,
  kind: TaskKind,
  leadId: number,
  helperIds: readonly number[],
): Factor[] {
  const power = (member: CrewMember): number => ownPower(member, TASK_SKILL[kind]);
  const helpers = helperIds.map((id) => crewOf(game, id)).sort((a, b) => power(b) - power(a));
  return [crewOf(game, leadId), ...helpers].flatMap(({ trait }, place): Factor[] => {
    const { name, effect } = TRAITS[trait];
    const whose = place === 0 ? name : `helper ${place}, ${name}`;
    if (effect.on === "fatigue") return [{ factor: `${whose}: fatigue ×`, value: (100 - effect.lessPercent) / 100 }];
    return effect.on === "xp" ? [{ factor: `${whose}: XP ×`, value: (100 + effect.morePercent) / 100 }] : [];
  });
}

function timeLessPercent(game: Game, kind: TaskKind): number {
  if (kind === "research") return techSum(game, "researchTimeLessPercent");
  return TASK_MODULE[kind] === "fab" ? techSum(game, "shipTimeLessPercent") : 0;
}
