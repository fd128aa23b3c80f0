/** Patches, the Core, upgrades, expansions and modules: each function returns what it would order now. */
import { BLUEPRINTS, DRAW, SLOTS, TIERED_KINDS, type TieredKind } from "@outbound/space/rules/catalog/modules.ts";
import { demandOf, hasBuilt, slotsOf, supplyOf, tierCapOf, usedSlotsOf } from "@outbound/space/rules/game/effects.ts";
import { type Goods, moduleOf, type Target, tierOf } from "@outbound/space/rules/game/game.ts";
import { checkMeans } from "@outbound/space/rules/game/means.ts";
import { checkTarget, priceOf } from "@outbound/space/rules/orders/orders.ts";
import { whole } from "@outbound/space/rules/values/amount.ts";
import { TIER_LIMIT } from "@outbound/space/rules/values/limits.ts";
import type { Plan } from "./plan.ts";
import type { View } from "./view.ts";

const PATCH_BELOW = whole(45);
export const CORE = BLUEPRINTS.core;

export const possible = (view: View, target: Target): boolean =>
  !checkTarget(view, target) && !checkMeans(view, priceOf(view, target));

const ifPossible = (view: View, target: Target): Target | undefined => (possible(view, target) ? target : undefined);

export const patch = (view: View, { care }: Plan): Target | undefined =>
  care.hull && view.hull < PATCH_BELOW ? ifPossible(view, { kind: "build", build: "patch" }) : undefined;

export const core = (view: View): Target | undefined => ifPossible(view, { kind: "build", build: "core" });

export const upgradeOf = (view: View, kind: TieredKind): Target | undefined => {
  const module = moduleOf(view, kind);
  return module && ifPossible(view, { kind: "upgrade", moduleId: module.id, toTier: module.tier + 1 });
};

/** Once the theory is near, alloy, credits and slots are kept for the Core. */
export const coreIsNear = (view: View): boolean => view.techs.includes("core5") && !hasBuilt(view, "core");

/** Returns the first upgrade that the plan wants and the grid can power. */
export function upgrade(view: View, plan: Plan): Target | undefined {
  for (const kind of TIERED_KINDS) {
    const tier = tierOf(view, kind);
    if (tier >= Math.min(plan.tiers[kind], tierCapOf(view), TIER_LIMIT)) continue;
    if (kind !== "reactor" && supplyOf(view) < 0.95 * (demandOf(view) + DRAW[kind])) continue;
    const target = upgradeOf(view, kind);
    // Upgrades that the Core requires come first; the others must leave the goods for the Core aboard.
    const isForCore = !coreIsNear(view) || tier < (CORE.needsTiers?.[kind] ?? 1);
    if (target && (isForCore || leavesCoreGoods(view, priceOf(view, target)))) return target;
  }
  return undefined;
}

const leavesCoreGoods = (view: View, price: Goods): boolean =>
  view.resources.alloy - (price.alloy ?? 0) >= whole(CORE.alloy) &&
  view.resources.credits - (price.credits ?? 0) >= whole(CORE.credits) &&
  (!price.exotics || view.resources.exotics - price.exotics >= whole(CORE.exotics));

/** Makes room for the Core first, then for the modules that the plan wants. */
export function expand(view: View, plan: Plan): Target | undefined {
  const free = slotsOf(view) - usedSlotsOf(view);
  const wanted = SLOTS.core + missing(view, plan).reduce((sum, kind) => sum + SLOTS[kind], 0);
  const isEnough = free >= (view.expansions > 0 && coreIsNear(view) ? SLOTS.core : wanted);
  return hasBuilt(view, "core") || isEnough ? undefined : ifPossible(view, { kind: "expand" });
}

const missing = (view: View, plan: Plan) => plan.builds.filter((kind) => !hasBuilt(view, kind));

/** Builds what the plan wants in the available room: an expansion makes more room for the Core, unless the Core is near. */
export function build(view: View, plan: Plan): Target | undefined {
  for (const kind of missing(view, plan)) {
    const kept = coreIsNear(view) ? SLOTS.core : 0;
    if (slotsOf(view) - usedSlotsOf(view) < SLOTS[kind] + kept) continue;
    const target = ifPossible(view, { kind: "build", build: kind });
    if (target && (!coreIsNear(view) || leavesCoreGoods(view, priceOf(view, target)))) return target;
  }
  return undefined;
}
