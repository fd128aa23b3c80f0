/** The technologies: their prerequisites and effects. Every effect is read through `effects.ts`. */

import { FRAGMENTS_NEEDED } from "../values/limits.ts";

export type TechId =
  | "nav1"
  | "sur1"
  | "eng1"
  | "sci1"
  | "life1"
  | "pow1"
  | "nav2"
  | "sur2"
  | "eng2"
  | "sci2"
  | "life2"
  | "pow2"
  | "nav3"
  | "sur3"
  | "eng3"
  | "sci3"
  | "life3"
  | "pow3"
  | "nav4"
  | "exo4"
  | "sci4"
  | "pow4"
  | "core5"
  | "lode";

export interface TechEffects {
  /** Added to the jump range, in hundredths of a light year. */
  readonly range?: number;
  /** Added to the tank, in hundredths. */
  readonly tank?: number;
  /** Subtracted from a jump's fuel, in percent. */
  readonly fuelLessPercent?: number;
  readonly jumpTurnsLess?: number;
  readonly dataMorePercent?: number;
  /** Added to the distance at which signals are detected, in hundredths of a light year. */
  readonly signalRange?: number;
  readonly shipTimeLessPercent?: number;
  readonly researchTimeLessPercent?: number;
  readonly upkeepLessPercent?: number;
  readonly supply?: number;
  readonly tierCap?: number;
  readonly missionSlots?: number;
  /** Factor of the chance of mishaps, in percent. */
  readonly mishapPercent?: number;
  /** Factor of every team's power, in percent above 100. */
  readonly teamMorePercent?: number;
  /** Added to the grid's greatest factor of power, in percent. */
  readonly gridMorePercent?: number;
  readonly xpMorePercent?: number;
  readonly recovery?: number;
  /** Factor of the chance of exotics, in percent. */
  readonly exoticPercent?: number;
  /** Signals are detected everywhere. */
  readonly allSignals?: true;
}

export interface Tech {
  readonly name: string;
  readonly tier: 1 | 2 | 3 | 4 | 5 | 6;
  readonly needs: readonly TechId[];
  /** Besides `needs`, this many technologies of the list are needed; the fourth and the fifth fragment replace one each. */
  readonly needsSome?: { readonly count: number; readonly of: readonly TechId[] };
  readonly effects: TechEffects;
  /** Effects as players read them. */
  readonly unlocks: readonly string[];
}

const tech = (
  name: string,
  tier: Tech["tier"],
  needs: readonly TechId[],
  effects: TechEffects,
  ...unlocks: readonly string[]
): Tech => ({ name, tier, needs, effects, unlocks });

export const TECHS: Readonly<Record<TechId, Tech>> = {
  nav1: tech("Star charts", 1, [], { range: 100, tank: 1_000 }, "jump range +1 ly", "tank +10"),
  sur1: tech("Spectral survey", 1, [], { dataMorePercent: 15 }, "exploration data +15 %"),
  eng1: tech("Standard fittings", 1, [], { shipTimeLessPercent: 10 }, "ship work −10 % time"),
  sci1: tech("Shared notebooks", 1, [], { researchTimeLessPercent: 10 }, "research −10 % time"),
  life1: tech("Closed loops", 1, [], { upkeepLessPercent: 20 }, "food upkeep −20 %", "allows hydroponics"),
  pow1: tech("Tuned coils", 1, [], { supply: 2 }, "power supply +2"),
  nav2: tech("Slipstream tanks", 2, ["nav1"], { tank: 2_000, fuelLessPercent: 15 }, "tank +20", "jump fuel −15 %"),
  sur2: tech("Deep listening", 2, ["sur1"], { signalRange: 800 }, "detects signals 8 ly farther"),
  eng2: tech("Modular frames", 2, ["eng1"], { tierCap: 1 }, "maximum module tier +1"),
  sci2: tech("Field offices", 2, ["sci1"], { missionSlots: 1 }, "mission board +1"),
  life2: tech("Hazard drills", 2, ["life1"], { mishapPercent: 60 }, "accidents −40 %"),
  pow2: tech("Plasma taps", 2, ["pow1"], { supply: 3 }, "power supply +3"),
  nav3: tech("Long lanes", 3, ["nav2", "pow2"], { range: 200 }, "jump range +2 ly"),
  sur3: tech("Synthetic aperture", 3, ["sur2", "sci2"], { dataMorePercent: 15 }, "exploration data +15 %"),
  eng3: tech("Load-bearing lattice", 3, ["eng2"], { tierCap: 1 }, "maximum module tier +1"),
  sci3: tech("Apprenticeships", 3, ["sci2"], { xpMorePercent: 10 }, "crew XP +10 %"),
  life3: tech("Quiet hours", 3, ["life2"], { recovery: 4 }, "idle crew recover 4 more per turn"),
  pow3: tech("Twin reactors", 3, ["pow2", "eng2"], { supply: 4 }, "power supply +4"),
  nav4: tech("Fold anchors", 4, ["nav3"], { jumpTurnsLess: 1 }, "jumps take one turn less"),
  exo4: tech("Exotic traps", 4, ["sur3", "eng3"], { exoticPercent: 150 }, "chance of exotics × 1.5"),
  sci4: tech("Unified theory", 4, ["sci3", "sur3"], { teamMorePercent: 15 }, "team power × 1.15"),
  pow4: tech(
    "Stellar sails",
    4,
    ["pow3"],
    { supply: 6, gridMorePercent: 20 },
    "power supply +6",
    "grid counts up to 1.5",
  ),
  core5: tech("Lodestar theory", 5, ["pow3", "sci3"], { tierCap: 1 }, "maximum module tier +1"),
  lode: {
    ...tech("Lodestar assembly", 6, ["pow3"], { allSignals: true }, "allows the Lodestar Core", "detects all signals"),
    needsSome: { count: 2, of: ["core5", "nav4", "exo4"] },
  },
};

export const TECH_IDS = Object.keys(TECHS) as readonly TechId[];

/** Base turns, difficulty (thousandths) and data (whole units) of research, by tier. */
export const RESEARCH: Readonly<Record<Tech["tier"], { baseTurns: number; difficulty: number; data: number }>> = {
  1: { baseTurns: 2, difficulty: 11_000, data: 10 },
  2: { baseTurns: 3, difficulty: 17_000, data: 18 },
  3: { baseTurns: 4, difficulty: 23_000, data: 30 },
  4: { baseTurns: 4, difficulty: 28_000, data: 36 },
  5: { baseTurns: 5, difficulty: 33_000, data: 48 },
  6: { baseTurns: 6, difficulty: 40_000, data: 60 },
};

export const isTechId = (id: string): id is TechId => Object.hasOwn(TECHS, id);

/** Returns how many of `needsSome` a technology needs if this many fragments were found. */
export const someNeeded = (id: TechId, fragments: number): number =>
  Math.max(0, (TECHS[id].needsSome?.count ?? 0) - Math.max(0, fragments - FRAGMENTS_NEEDED));

/** True if everything that a technology needs is researched. */
export function isUnlocked(id: TechId, known: readonly TechId[], fragments: number): boolean {
  const { needs, needsSome } = TECHS[id];
  const some = needsSome?.of.filter((need) => known.includes(need)).length ?? 0;
  return needs.every((need) => known.includes(need)) && some >= someNeeded(id, fragments);
}

/**
 * Returns the technologies still to be researched for this one, itself included, prerequisites first. If some of several suffice,
 * the ones that cost the least data are chosen.
 */
export function pathTo(goal: TechId, known: ReadonlySet<TechId>, fragments = FRAGMENTS_NEEDED): TechId[] {
  const path: TechId[] = [];
  const visit = (id: TechId): void => {
    if (known.has(id) || path.includes(id)) return;
    for (const need of TECHS[id].needs) visit(need);
    // Few technologies need some of several, and creating a set for each of the others would take most of the time.
    if (TECHS[id].needsSome) for (const need of leastOf(id, new Set([...known, ...path]), fragments)) visit(need);
    path.push(id);
  };
  visit(goal);
  return path;
}

/** Returns the technologies of `needsSome` that cost the least data; on ties, those that are listed first. */
function leastOf(id: TechId, known: ReadonlySet<TechId>, fragments: number): readonly TechId[] {
  const of = TECHS[id].needsSome?.of ?? [];
  const missing = someNeeded(id, fragments) - of.filter((need) => known.has(need)).length;
  if (missing <= 0) return [];
  const choices = choose(
    of.filter((need) => !known.has(need)),
    missing,
  );
  const costs = choices.map((choice) => {
    const path = new Set(known);
    for (const need of choice) for (const step of pathTo(need, path)) path.add(step);
    return [...path].reduce((sum, need) => sum + RESEARCH[TECHS[need].tier].data, 0);
  });
  return choices[costs.indexOf(Math.min(...costs))] ?? [];
}

/** Returns all combinations of this many items. */
function choose<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
