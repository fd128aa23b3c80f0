/** Lists everything that the Lodestar Core needs: what the ship has, and where the rest comes from. */

import { BLUEPRINTS, MODULE_NAMES, SLOTS, type TieredKind } from "../catalog/modules.ts";
import { pathTo, TECHS, type TechId } from "../catalog/techs.ts";
import { fragmentsOf, hasBuilt, isCoreQueued, slotsOf, supplyOf, usedSlotsOf } from "../game/effects.ts";
import { type Game, type Goods, RESOURCES, type ResourceName, systemOf, tierOf } from "../game/game.ts";
import { priceOf } from "../orders/orders.ts";
import { shown } from "../values/amount.ts";
import { demandWithCore, isOverdrawn, mostSupplyOf } from "./power-limit.ts";

export interface Condition {
  /** `data`, `exotics`, `fab-tier`, `technologies`, `slots`, `power`, `apex` and the like. */
  readonly key: string;
  readonly text: string;
  readonly required: number;
  readonly available: number;
  readonly met: boolean;
  /** Where the missing amount can be found. */
  readonly source: string;
}

/** Where goods can be found. */
const SOURCES: Readonly<Record<ResourceName, string>> = {
  credits: "explorations and missions",
  fuel: "explorations, most of all harvests",
  alloy: "salvages and salvage missions",
  supplies: "harvests at K, G and F stars",
  data: "surveys, study missions and the laboratory",
  exotics: "salvages of rare stars, expeditions, trades and survey missions",
  fragments: "surveys of signals with sensor tier 2, the ends of stories and a relay wreck",
};

/** Returns the price of the Core in this game. */
export const corePrice = (game: Game): Goods => priceOf(game, { kind: "build", build: "core" });

/** Returns the technologies still to be researched for the Core, prerequisites first. */
export const coreWay = (game: Game): TechId[] => {
  const needed = BLUEPRINTS.core.needsTech;
  return needed === undefined ? [] : pathTo(needed, new Set(game.techs), fragmentsOf(game));
};

/** Returns all conditions of the win, in the order in which they are usually met. Goods of a queued Core count as paid. */
export function coreNeeds(game: Game): Condition[] {
  const isBuilt = hasBuilt(game, "core");
  return [
    ...(isBuilt ? [] : [...technologies(game), ...tiers(game), slots(game)]),
    ...(isBuilt || isCoreQueued(game) ? [] : goods(game)),
    condition("core", "Build the Lodestar Core", 1, isBuilt ? 1 : 0, "the fabricator, with everything above"),
    power(game),
    condition("apex", `Reach ${apexName(game)}`, 1, atApex(game) ? 1 : 0, "jumps"),
  ];
}

const condition = (key: string, text: string, required: number, available: number, source: string): Condition => ({
  key,
  text,
  required,
  available,
  met: available >= required,
  source,
});

function technologies(game: Game): Condition[] {
  const needed = BLUEPRINTS.core.needsTech;
  if (needed === undefined) return [];
  const left = coreWay(game).length;
  const required = Math.max(left, pathTo(needed, new Set(), fragmentsOf(game)).length);
  const text = `Research ${TECHS[needed].name} and what it needs`;
  return [condition("technologies", text, required, required - left, "research, paid with data")];
}

const tiers = (game: Game): Condition[] =>
  (Object.entries(BLUEPRINTS.core.needsTiers ?? {}) as [TieredKind, number][]).map(([kind, tier]) =>
    condition(`${kind}-tier`, `${MODULE_NAMES[kind]} tier ${tier}`, tier, tierOf(game, kind), "upgrades"),
  );

const slots = (game: Game): Condition =>
  condition("slots", "Free slots", SLOTS.core, Math.max(0, slotsOf(game) - usedSlotsOf(game)), "expansions");

function goods(game: Game): Condition[] {
  const price = corePrice(game);
  return RESOURCES.filter((name) => price[name]).map((name) =>
    condition(name, GOODS_TEXT[name], shown(price[name] ?? 0), shown(game.resources[name]), SOURCES[name]),
  );
}

const GOODS_TEXT: Readonly<Record<ResourceName, string>> = {
  credits: "Credits",
  fuel: "Fuel",
  alloy: "Alloy",
  supplies: "Supplies",
  data: "Data",
  exotics: "Exotics",
  fragments: "Cipher fragments",
};

/** With the Core aboard, supply must cover demand. Before, the demand that the Core will add counts too. */
function power(game: Game): Condition {
  const source = isOverdrawn(game)
    ? `nowhere: no reactor supplies more than ${mostSupplyOf(game)}, and modules are never removed`
    : "reactor upgrades and technologies";
  return condition("power", "Power supply with the Core", demandWithCore(game), supplyOf(game), source);
}

const apexName = (game: Game): string => game.systems.find((system) => system.apex)?.name ?? "the Apex";
const atApex = (game: Game): boolean => systemOf(game, game.positionId).apex;
