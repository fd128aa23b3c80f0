/** Suggests work on the ship and in the laboratory on the way to the Core. */

import { BLUEPRINTS, DRAW, MODULE_NAMES, SLOTS, TIERED_KINDS, type TieredKind } from "../catalog/modules.ts";
import { pathTo, TECH_IDS, TECHS, type TechId } from "../catalog/techs.ts";
import { demandOf, hasBuilt, slotsOf, supplyOf, tierCapOf, usedSlotsOf } from "../game/effects.ts";
import { type Game, type Goods, moduleOf, RESOURCES, type Target, tierOf } from "../game/game.ts";
import { checkMeans } from "../game/means.ts";
import { checkTarget, priceOf } from "../orders/orders.ts";
import { TIER_LIMIT } from "../values/limits.ts";
import { corePrice, coreWay } from "./core-needs.ts";
import { demandWithCore, isOverdrawn } from "./power-limit.ts";
import type { Suggestion } from "./suggestion.ts";

/**
 * Tiers worth their price besides those that the Core needs, and why. Upgrades that only speed up work (laboratory, fabricator,
 * drive) are left to the player: an advisor that suggests them too wins 97 of 100 games, more than a player who decides (see
 * decision 2).
 */
const WORTH: Readonly<Partial<Record<TieredKind, { readonly tier: number; readonly reason: string }>>> = {
  reactor: { tier: 3, reason: "More power makes every team faster." },
  sensor: {
    tier: 3,
    reason: "Explorations yield more, and from tier 2 signals are detected and fragments found.",
  },
};
/** Technologies besides those for the Core that pay off. */
const HELPFUL: readonly TechId[] = ["sur1"];
/** The percentage of the demand that the supply must cover after an upgrade. */
const LEAST_SUPPLY_PERCENT = 95;

export const possible = (game: Game, target: Target): boolean =>
  !checkTarget(game, target) && !checkMeans(game, priceOf(game, target));

export function buildCore(game: Game): Suggestion[] {
  const target: Target = { kind: "build", build: "core" };
  return possible(game, target)
    ? [{ target, title: `Build ${BLUEPRINTS.core.name}`, reason: "Everything that it needs is aboard." }]
    : [];
}

/** True if the supply covers the demand with the Core aboard. */
const powersCore = (game: Game): boolean => supplyOf(game) >= demandWithCore(game);

/** Suggests power for the Core: once it is near, and when it is aboard. */
export function powerCore(game: Game): Suggestion[] {
  if (powersCore(game) || isOverdrawn(game) || !(hasBuilt(game, "core") || isCoreNear(game))) return [];
  const reason = "The Core needs more power than the ship supplies.";
  const known = new Set(game.techs);
  const techs = TECH_IDS.filter((id) => !known.has(id) && (TECHS[id].effects.supply ?? 0) > 0)
    .flatMap((id) => pathTo(id, known))
    .map(
      (techId): Suggestion => ({
        target: { kind: "research", techId },
        title: `Research ${TECHS[techId].name}`,
        reason,
      }),
    );
  return [...upgrade(game, "reactor", reason), ...techs.filter(({ target }) => possible(game, target))]
    .filter(({ target }) => hasBuilt(game, "core") || leavesCore(game, priceOf(game, target)))
    .slice(0, 1);
}

/** Suggests the cheapest technology on the way that can start now; one that a mission pays for comes first. */
export function research(game: Game): Suggestion[] {
  if (hasBuilt(game, "core")) return [];
  const known = new Set(game.techs);
  const way = coreWay(game);
  const studied = game.missions.flatMap(({ status, goal }) =>
    status === "accepted" && goal.kind === "study" && way.includes(goal.techId) ? [goal.techId] : [],
  );
  const helpful = HELPFUL.filter((id) => !known.has(id));
  const byTier = [...helpful, ...way].sort((a, b) => TECHS[a].tier - TECHS[b].tier);
  for (const techId of [...studied, ...byTier]) {
    const target: Target = { kind: "research", techId };
    if (!possible(game, target)) continue;
    const reason = studied.includes(techId)
      ? "A mission pays for it, and it is on the way to the Core."
      : way.includes(techId)
        ? "The next technology on the way to the Core."
        : `Helps every exploration: ${TECHS[techId].unlocks.join(", ")}.`;
    return [{ target, title: `Research ${TECHS[techId].name}`, reason }];
  }
  return [];
}

/** Returns the tier up to which upgrades of a module are suggested. */
export const plannedTier = (kind: TieredKind): number =>
  Math.max(WORTH[kind]?.tier ?? 0, BLUEPRINTS.core.needsTiers?.[kind] ?? 1);

/** Suggests the first upgrade or expansion that brings the ship closer to the Core. */
export const shipWork = (game: Game): Suggestion[] =>
  hasBuilt(game, "core") ? [] : [...upgrades(game), ...expansion(game)].slice(0, 1);

function upgrades(game: Game): Suggestion[] {
  return TIERED_KINDS.flatMap((kind) => {
    const tier = tierOf(game, kind);
    const needed = BLUEPRINTS.core.needsTiers?.[kind] ?? 1;
    if (tier >= Math.min(plannedTier(kind), tierCapOf(game), TIER_LIMIT)) return [];
    const isSupplied = 100 * supplyOf(game) >= LEAST_SUPPLY_PERCENT * (demandOf(game) + DRAW[kind]);
    if (kind !== "reactor" && !(isSupplied && (tier < needed || !isCoreNear(game) || powersCore(game)))) return [];
    const reason = tier < needed ? "The Core needs it at this tier or higher." : (WORTH[kind]?.reason ?? "");
    return upgrade(game, kind, reason).filter(
      ({ target }) => tier < needed || !isCoreNear(game) || leavesCore(game, priceOf(game, target)),
    );
  });
}

/** The upgrades that accepted missions pay for. */
export const refits = (game: Game): Suggestion[] =>
  game.missions.flatMap(({ status, goal }) =>
    status === "accepted" && goal.kind === "refit" && tierOf(game, goal.module) === goal.toTier - 1
      ? upgrade(game, goal.module, "An accepted mission pays for it.")
      : [],
  );

function upgrade(game: Game, kind: TieredKind, reason: string): Suggestion[] {
  const module = moduleOf(game, kind);
  if (!module) return [];
  const target: Target = { kind: "upgrade", moduleId: module.id, toTier: module.tier + 1 };
  const title = `Upgrade ${MODULE_NAMES[kind]} to tier ${module.tier + 1}`;
  return possible(game, target) ? [{ target, title, reason }] : [];
}

function expansion(game: Game): Suggestion[] {
  const free = slotsOf(game) - usedSlotsOf(game);
  if (free >= SLOTS.core) return [];
  const target: Target = { kind: "expand" };
  return possible(game, target)
    ? [
        {
          target,
          title: "Expand the ship",
          reason: `The Core needs ${SLOTS.core} free slots, and recruits need berths.`,
        },
      ]
    : [];
}

/** True near the end, when goods are kept for the Core. */
export const isCoreNear = (game: Game): boolean => !hasBuilt(game, "core") && coreWay(game).length <= 1;

/** True if the price of the Core remains after this is paid. */
function leavesCore(game: Game, price: Goods): boolean {
  const core = corePrice(game);
  return RESOURCES.every((name) => {
    const kept = core[name] ?? 0;
    return !price[name] || name === "fragments" || game.resources[name] - price[name] >= kept;
  });
}

/** True if the Core still needs this good. */
export const coreLacks = (game: Game, name: "alloy" | "exotics"): boolean =>
  !hasBuilt(game, "core") && game.resources[name] < (corePrice(game)[name] ?? 0);
