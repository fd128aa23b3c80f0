/** The mission kinds as data: possible goals, rewards, deadlines, and which action completes them. */

import { MODULE_NAMES, TIERED_KINDS, type TieredKind } from "../catalog/modules.ts";
import { STAR_CLASSES } from "../catalog/stars.ts";
import { isUnlocked, TECH_IDS, TECHS, type TechId } from "../catalog/techs.ts";
import { factionAt, pricePercentOf } from "../encounters/factions.ts";
import type { Draft } from "../game/draft.ts";
import { fragmentsOf, hasFreeBerth, signalsOf, tierCapOf } from "../game/effects.ts";
import { distanceBetween } from "../game/galaxy.ts";
import {
  type Focus,
  type Game,
  type Goods,
  type Mission,
  type MissionGoal,
  type MissionKind,
  type ResourceName,
  type System,
  systemOf,
  tierOf,
} from "../game/game.ts";
import { listed } from "../game/goods.ts";
import { gain, shown, whole } from "../values/amount.ts";
import { FRAGMENTS_LIMIT, TIER_LIMIT } from "../values/limits.ts";

/** Something that the ship did and that a mission may require. */
export type ShipAction =
  | { readonly kind: "arrived"; readonly systemId: number }
  | { readonly kind: "explored"; readonly systemId: number; readonly focus: Focus; readonly tookFragment: boolean }
  | { readonly kind: "researched"; readonly techId: TechId }
  | { readonly kind: "refitted"; readonly module: TieredKind; readonly tier: number };

type GoalOf<K extends MissionKind> = Extract<MissionGoal, { kind: K }>;

export interface MissionRules<K extends MissionKind = MissionKind> {
  /** Returns the goals that are possible now, in a fixed order. */
  goals(game: Game): GoalOf<K>[];
  /** Returns the reward. `h` is the distance in lanes of 8 ly, rounded up. */
  reward(game: Game, goal: GoalOf<K>, h: number): Goods;
  /** Returns the turns from the offer to the deadline; null if an accepted mission has none. */
  turns(h: number): number | null;
  /** Returns true if the goal can still be reached. */
  possible(game: Game, goal: GoalOf<K>): boolean;
  /**
   * Returns whether this action completes the mission ("done") or advances it ("step"). May take goods that the goal requires.
   */
  fulfils(draft: Draft, mission: Mission, goal: GoalOf<K>, action: ShipAction): "done" | "step" | "no";
  /**
   * Returns a sentence about what the ship lacks on arrival at the goal; undefined if it lacks nothing. Only kinds that an
   * arrival completes have it.
   */
  lacks?(game: Game, goal: GoalOf<K>): string | undefined;
  /** Returns the goal in words. */
  text(game: Game, goal: GoalOf<K>): string;
  /** Formulas of goal, reward and duration for the tables; h is the distance in lanes. */
  readonly terms: { readonly asks: string; readonly pays: string; readonly turns: string };
}

/** Missions ask only for this many systems: the nearest ones, then by id. */
const NEAREST = 8;
/** Number of turns for which a cipher offer stays open. */
export const CIPHER_OFFER_TURNS = 40;

function nearest(game: Game, suitable: (system: System) => boolean): System[] {
  const here = systemOf(game, game.positionId);
  return game.systems
    .filter((system) => !system.apex && system.id !== here.id && suitable(system))
    .sort((a, b) => distanceBetween(here, a) - distanceBetween(here, b) || a.id - b.id)
    .slice(0, NEAREST);
}

const name = (game: Game, systemId: number): string => systemOf(game, systemId).name;

const survey: MissionRules<"survey"> = {
  goals: (game) =>
    nearest(game, (system) => system.visits === 0).map((system) => ({ kind: "survey", systemId: system.id })),
  reward: (game, goal, h) => {
    const { danger } = systemOf(game, goal.systemId);
    return { credits: whole(25 + 12 * h + 10 * danger), data: whole(6 + 2 * h + 3 * danger) };
  },
  turns: (h) => 8 + 7 * h,
  possible: () => true,
  fulfils: (_draft, _mission, goal, action) =>
    action.kind === "explored" && action.systemId === goal.systemId ? "done" : "no",
  text: (game, goal) => `Explore ${name(game, goal.systemId)}`,
  terms: {
    asks: "explore the system",
    pays: "credits 25 + 12h + 10·danger, data 6 + 2h + 3·danger; 20 % 1 exotic, 30 % 12 alloy, 12 % a recruit",
    turns: "8 + 7h",
  },
};

const delivery: MissionRules<"delivery"> = {
  goals: (game) => {
    const here = systemOf(game, game.positionId);
    return nearest(game, () => true).map((system) => ({
      kind: "delivery",
      systemId: system.id,
      supplies: whole(6 + 2 * lanes(distanceBetween(here, system))),
    }));
  },
  reward: (_game, _goal, h) => ({ credits: whole(20 + 15 * h) }),
  turns: (h) => 8 + 6 * h,
  possible: () => true,
  fulfils: (draft, _mission, goal, action) => {
    if (action.kind !== "arrived" || action.systemId !== goal.systemId) return "no";
    if (draft.game.resources.supplies < goal.supplies) return "no";
    draft.take({ supplies: goal.supplies });
    return "done";
  },
  lacks: ({ resources }, goal) =>
    resources.supplies < goal.supplies
      ? `The delivery needs ${shown(goal.supplies)} supplies; ${shown(resources.supplies)} are aboard.`
      : undefined,
  text: (game, goal) => `Deliver ${goal.supplies / 100} supplies to ${name(game, goal.systemId)}`,
  terms: { asks: "arrive with 6 + 2h supplies, which are taken", pays: "credits 20 + 15h", turns: "8 + 6h" },
};

const salvage: MissionRules<"salvage"> = {
  goals: (game) =>
    nearest(game, (system) => system.visits < 2).map((system) => ({ kind: "salvage", systemId: system.id })),
  reward: (_game, _goal, h) => ({ alloy: whole(10 + 4 * h) }),
  turns: (h) => 8 + 7 * h,
  possible: () => true,
  fulfils: (_draft, _mission, goal, action) =>
    action.kind === "explored" && action.systemId === goal.systemId && action.focus === "salvage" ? "done" : "no",
  text: (game, goal) => `Salvage at ${name(game, goal.systemId)}`,
  terms: { asks: "explore the system with focus salvage", pays: "alloy 10 + 4h", turns: "8 + 7h" },
};

const rescue: MissionRules<"rescue"> = {
  goals: (game) =>
    hasFreeBerth(game) ? nearest(game, () => true).map((system) => ({ kind: "rescue", systemId: system.id })) : [],
  reward: () => ({}),
  turns: (h) => 6 + 5 * h,
  possible: () => true,
  fulfils: (draft, _mission, goal, action) =>
    action.kind === "arrived" && action.systemId === goal.systemId && hasFreeBerth(draft.game) ? "done" : "no",
  lacks: (game) => (hasFreeBerth(game) ? undefined : "The stranded traveller needs a free berth, and all are taken."),
  text: (game, goal) => `Rescue a stranded traveller at ${name(game, goal.systemId)} (needs a free berth)`,
  terms: { asks: "arrive with a free berth", pays: "a crew member of level 2 or 3", turns: "6 + 5h" },
};

/** True if the active task is the research of this technology. */
function isActive(game: Game, techId: TechId): boolean {
  const target = game.tasks.find((task) => task.run)?.target;
  return target?.kind === "research" && target.techId === techId;
}

const study: MissionRules<"study"> = {
  goals: (game) =>
    TECH_IDS.filter(
      (id) => !game.techs.includes(id) && !isActive(game, id) && isUnlocked(id, game.techs, fragmentsOf(game)),
    ).map((techId) => ({ kind: "study", techId })),
  reward: (_game, goal) => ({ data: whole(10 * TECHS[goal.techId].tier) }),
  turns: () => 40,
  possible: (game, goal) => !game.techs.includes(goal.techId),
  fulfils: (_draft, _mission, goal, action) =>
    action.kind === "researched" && action.techId === goal.techId ? "done" : "no",
  text: (_game, goal) => `Research ${TECHS[goal.techId].name}`,
  terms: { asks: "research an available technology", pays: "data 10·tier", turns: "40" },
};

const refit: MissionRules<"refit"> = {
  goals: (game) =>
    TIERED_KINDS.filter((module) => tierOf(game, module) < Math.min(TIER_LIMIT, tierCapOf(game))).map((module) => ({
      kind: "refit",
      module,
      toTier: tierOf(game, module) + 1,
    })),
  reward: (_game, goal) => ({ credits: whole(40 * goal.toTier) }),
  turns: () => 40,
  possible: (game, goal) => tierOf(game, goal.module) < goal.toTier,
  fulfils: (_draft, _mission, goal, action) =>
    action.kind === "refitted" && action.module === goal.module && action.tier >= goal.toTier ? "done" : "no",
  text: (_game, goal) => `Upgrade the ${MODULE_NAMES[goal.module]} to tier ${goal.toTier}`,
  terms: { asks: "upgrade a module to a tier", pays: "credits 40·tier", turns: "40" },
};

/** Number of systems to explore for an expedition. */
const EXPEDITION_SYSTEMS = 3;

const expedition: MissionRules<"expedition"> = {
  goals: (game) =>
    STAR_CLASSES.filter(
      (starClass) =>
        game.systems.filter((system) => system.starClass === starClass && system.visits === 0).length >=
        EXPEDITION_SYSTEMS,
    ).map((starClass) => ({ kind: "expedition", starClass, needed: EXPEDITION_SYSTEMS })),
  reward: () => ({}),
  turns: () => 60,
  possible: () => true,
  fulfils: (draft, mission, goal, action) => {
    if (action.kind !== "explored" || systemOf(draft.game, action.systemId).starClass !== goal.starClass) return "no";
    if (mission.progress.includes(action.systemId)) return "no";
    return mission.progress.length + 1 >= goal.needed ? "done" : "step";
  },
  text: (_game, goal) => `Explore ${goal.needed} different class ${goal.starClass} systems`,
  terms: { asks: "explore 3 different systems of a class", pays: "1 or 2 exotics", turns: "60" },
};

const cipher: MissionRules<"cipher"> = {
  goals: (game) => {
    const signals = signalsOf(game);
    const isAnyUnknown = game.systems.some((system) => system.fragment && !signals.includes(system));
    return isAnyUnknown && fragmentsOf(game) < FRAGMENTS_LIMIT
      ? signals.map((system) => ({ kind: "cipher", systemId: system.id }))
      : [];
  },
  reward: () => ({}),
  turns: () => null,
  possible: (game, goal) => systemOf(game, goal.systemId).fragment,
  fulfils: (_draft, _mission, goal, action) =>
    action.kind === "explored" && action.systemId === goal.systemId && action.tookFragment ? "done" : "no",
  text: (game, goal) => `Survey ${name(game, goal.systemId)}, the source of a signal (needs sensor tier 2)`,
  terms: { asks: "survey the source of a signal", pays: "reveals another fragment", turns: "none; 40 to accept" },
};

/** The price of an exotic at standing 0. */
const TRADE_PRICE: Goods = { credits: whole(60), alloy: whole(12) };
/** Minimum standing at which a faction trades. */
const TRADE_STANDING = 1;

/** Returns the price of a trade there at the current standing. */
export function tradePrice(game: Game, systemId: number): Goods {
  const percent = pricePercentOf(game, factionAt(game, systemId));
  return Object.fromEntries(Object.entries(TRADE_PRICE).map(([good, amount]) => [good, gain(amount, percent)]));
}

const canPay = ({ resources }: Game, price: Goods): boolean =>
  Object.entries(price).every(([good, amount]) => resources[good as ResourceName] >= amount);

const trade: MissionRules<"trade"> = {
  goals: (game) =>
    nearest(game, ({ id }) => game.factions[factionAt(game, id)].standing >= TRADE_STANDING).map(({ id }) => ({
      kind: "trade",
      systemId: id,
    })),
  reward: () => ({ exotics: whole(1) }),
  turns: (h) => 8 + 6 * h,
  possible: () => true,
  fulfils: (draft, _mission, goal, action) => {
    if (action.kind !== "arrived" || action.systemId !== goal.systemId) return "no";
    const price = tradePrice(draft.game, goal.systemId);
    if (!canPay(draft.game, price)) return "no";
    draft.take(price);
    return "done";
  },
  lacks: (game, goal) => {
    const price = tradePrice(game, goal.systemId);
    const { credits, alloy } = game.resources;
    return canPay(game, price)
      ? undefined
      : `The trade needs ${listed(price)}; ${shown(credits)} credits and ${shown(alloy)} alloy are aboard.`;
  },
  text: (game, goal) => `Buy an exotic at ${name(game, goal.systemId)}`,
  terms: {
    asks: "arrive with (60 credits, 12 alloy) · (1 − 0.1·standing), which are taken; standing 1 or more",
    pays: "1 exotic",
    turns: "8 + 6h",
  },
};

/** In the order from which the kind of a new offer is drawn. */
export const MISSION_KINDS: { readonly [K in MissionKind]: MissionRules<K> } = {
  survey,
  delivery,
  salvage,
  rescue,
  study,
  refit,
  expedition,
  cipher,
  trade,
};

/** Returns the rules of a mission kind, typed for goals of any kind. */
export const rulesOf = (kind: MissionKind): MissionRules => MISSION_KINDS[kind] as MissionRules;

/** Lanes of 8 ly in a distance of hundredths, rounded up. */
export const lanes = (distance: number): number => Math.ceil(distance / 800);
