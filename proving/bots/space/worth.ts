/** Values technologies and modules: the turns that they save until the end, against the turns that they cost. */
import { BLUEPRINTS, type BuiltKind } from "@outbound/space/rules/catalog/modules.ts";
import { pathTo, RESEARCH, TECHS, type TechId } from "@outbound/space/rules/catalog/techs.ts";
import { hasBuilt } from "@outbound/space/rules/game/effects.ts";
import type { Plan } from "./plan.ts";
import type { View } from "./view.ts";

export type Item = TechId | Exclude<BuiltKind, "core">;

type Use = "time" | "power" | "data" | "reach" | "food" | "safety" | "rest" | "exotics" | "missions";

/** Turn on which a good game is won. */
const WON_ON = 165;

/**
 * Turns saved per hundred turns, by purpose: estimates. The rates are those of bot games: a jump and an exploration every six
 * turns, accidents that cost half a hull per turn, and the food of the crew. Goods count as in encounters. The med bay ranks
 * first, as it does in games.
 */
const GAINS: Readonly<Record<Item, Partial<Record<Use, number>>>> = {
  nav1: { reach: 7 },
  nav2: { reach: 6 },
  nav3: { reach: 10 },
  nav4: { time: 16 },
  sur1: { data: 5 },
  sur2: { data: 4 },
  sur3: { data: 6 },
  exo4: { exotics: 10 },
  eng1: { time: 2 },
  eng2: { power: 10 },
  eng3: { power: 6 },
  sci1: { time: 3 },
  sci2: { missions: 8 },
  sci3: { power: 4 },
  sci4: { power: 14 },
  life1: { food: 8 },
  life2: { safety: 12 },
  life3: { rest: 8 },
  pow1: { power: 6 },
  pow2: { power: 8 },
  pow3: { power: 8 },
  pow4: { power: 12 },
  core5: { power: 4 },
  lode: {},
  hydroponics: { food: 18 },
  scoop: { reach: 8, exotics: 4 },
  quarters: { rest: 8, power: 2 },
  medbay: { rest: 26 },
  shield: { safety: 16 },
};
export const ITEMS = Object.keys(GAINS) as readonly Item[];
const isTech = (item: Item): item is TechId => Object.hasOwn(TECHS, item);
const BUILT = ITEMS.filter((item) => !isTech(item));

/** Modules that fit into the slots of the start and of one expansion, which the Core needs anyway. */
const ROOM = 2;

/** What a strategy likes: the weight of each use, 1 unless given, and the theories by which it researches the Core. */
export interface Taste {
  readonly uses: Partial<Readonly<Record<Use, number>>>;
  readonly theories: readonly TechId[];
  /** Tiers of each module; those of balanced unless given. */
  readonly tiers?: Plan["tiers"];
}

/**
 * Returns the technologies worth having and those that lead to the Core, by tier, and the modules worth having, the best first.
 * Never includes the forbidden item.
 */
export function wanted(view: View, { uses, theories }: Taste, forbidden: Item | undefined) {
  const way = wayToCore(view, theories, forbidden);
  const left = Math.max(0, WON_ON - view.turn) / 100;
  const worthy = ITEMS.flatMap((item) => {
    const steps = stepsTo(view, item).filter((step) => !(way as readonly Item[]).includes(step));
    if (steps.length === 0 || steps.includes(forbidden as Item)) return [];
    const gain = left * steps.reduce((sum, step) => sum + gainOf(step, uses), 0);
    const cost = steps.reduce((sum, step) => sum + costOf(step), 0);
    return gain > cost ? [{ steps, ratio: gain / cost }] : [];
  });
  const items = new Set(worthy.sort((a, b) => b.ratio - a.ratio).flatMap(({ steps }) => steps));
  return {
    techs: [...new Set([...way, ...[...items].filter(isTech)])].sort((a, b) => TECHS[a].tier - TECHS[b].tier),
    builds: [...items]
      .filter((item) => !isTech(item))
      .slice(0, Math.max(0, ROOM - BUILT.filter((kind) => hasBuilt(view, kind)).length)),
  };
}

/** Returns what must be researched and built for an item, including itself; empty if the ship has it. */
function stepsTo(view: View, item: Item): Item[] {
  const known = new Set(view.techs);
  if (isTech(item)) return pathTo(item, known);
  if (hasBuilt(view, item)) return [];
  const { needsTech } = BLUEPRINTS[item];
  return [...(needsTech ? pathTo(needsTech, known) : []), item];
}

/** Returns the technologies that lead to the Core by the first two theories that are not forbidden. */
function wayToCore(view: View, theories: readonly TechId[], forbidden: Item | undefined): TechId[] {
  const known = new Set(view.techs);
  for (const theory of theories.filter((id) => !pathTo(id, known).includes(forbidden as TechId)).slice(0, 2)) {
    for (const step of pathTo(theory, known)) known.add(step);
  }
  return [...known, ...pathTo("lode", known)].filter((id) => !view.techs.includes(id));
}

/** Returns whether this technology is needed with every pair of theories. */
export const onEveryRoad = (item: Item): boolean => ROADS.every((road) => (road as readonly Item[]).includes(item));

const THEORIES = TECHS.lode.needsSome?.of ?? [];
/** Technologies of each road: all but one theory. */
const ROADS = THEORIES.map((left) => {
  const known = new Set<TechId>();
  for (const goal of [...THEORIES.filter((theory) => theory !== left), "lode" as const]) {
    for (const step of pathTo(goal, known)) known.add(step);
  }
  return [...known];
});

const gainOf = (item: Item, uses: Taste["uses"]): number =>
  Object.entries(GAINS[item]).reduce((sum, [use, gain]) => sum + gain * (uses[use as Use] ?? 1), 0);

/** Returns the cost in turns: goods as in encounters, plus the work itself. */
function costOf(item: Item): number {
  if (isTech(item)) return RESEARCH[TECHS[item].tier].data / 4 + RESEARCH[TECHS[item].tier].baseTurns;
  const { alloy, credits, baseTurns } = BLUEPRINTS[item];
  return alloy / 3 + credits / 5 + baseTurns;
}
