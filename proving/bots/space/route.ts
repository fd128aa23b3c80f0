/** Decides where to fly and what to do there: supplies, fragments, missions, unexplored systems, and finally the Apex. */
import { FACTION_KEYS } from "@outbound/space/rules/catalog/factions.ts";
import { STARS } from "@outbound/space/rules/catalog/stars.ts";
import { demandOf, hasBuilt, supplyOf } from "@outbound/space/rules/game/effects.ts";
import { type Focus, type System, systemOf, type Target, tierOf } from "@outbound/space/rules/game/game.ts";
import { canFindFragments } from "@outbound/space/rules/orders/explore.ts";
import { jumpFuel } from "@outbound/space/rules/orders/orders.ts";
import { whole } from "@outbound/space/rules/values/amount.ts";
import { FRAGMENTS_NEEDED } from "@outbound/space/rules/values/limits.ts";
import { missionWorth, placeAsked } from "./board.ts";
import type { Plan } from "./plan.ts";
import { CORE, coreIsNear, upgradeOf } from "./shipyard.ts";
import { sideOf } from "./side.ts";
import { type Journey, journeysOf, least } from "./travel.ts";
import type { View } from "./view.ts";

const SUPPLIES_LOW = whole(16);
const FUEL_LOW = whole(7);
/** Least supplies of a star that make harvesting worth the time. */
const SUPPLIES_WORTH_HARVESTING = 3;
/** Turn before which the ship avoids danger 2 and above. */
const CAUTIOUS_TURNS = 60;

const here = (view: View): System => systemOf(view, view.positionId);
const explore = (view: View, focus: Focus): Target => ({ kind: "explore", systemId: view.positionId, focus });

/** Restocks if supplies run low and this system has something to harvest. */
export function restock(view: View, { care }: Plan): Target | undefined {
  const { fuel, supplies } = view.resources;
  const isHungry =
    (care.supplies ? supplies < SUPPLIES_LOW : supplies <= 0) &&
    STARS[here(view).starClass].supplies >= SUPPLIES_WORTH_HARVESTING;
  return fuel < FUEL_LOW || isHungry ? explore(view, "harvest") : undefined;
}

/** Finishes the game once the Core is aboard: power for it, the way to the Apex, and the last exploration. */
export function finish(view: View, plan: Plan): Target | undefined {
  if (!hasBuilt(view, "core")) return undefined;
  const powered = supplyOf(view) >= demandOf(view);
  const reactor = powered ? undefined : upgradeOf(view, "reactor");
  if (reactor) return reactor;
  if (here(view).apex) {
    const alloyShort = view.resources.alloy < whole(14 * tierOf(view, "reactor"));
    return explore(view, !powered && alloyShort ? "salvage" : "survey");
  }
  const toApex = journeysOf(view).find(({ to }) => to.apex);
  return restock(view, plan) ?? flyTo(view, toApex);
}

function flyTo(view: View, journey: Journey | undefined): Target | undefined {
  if (!journey) return undefined;
  const fuel = jumpFuel(view, here(view), journey.firstHop);
  return fuel > view.resources.fuel ? explore(view, "harvest") : { kind: "jump", systemId: journey.firstHop.id };
}

const seeksFragments = (view: View): boolean =>
  view.resources.fragments < whole(FRAGMENTS_NEEDED) && !hasBuilt(view, "core") && canFindFragments(view);

export function exploreHere(view: View): Target | undefined {
  const system = here(view);
  const isSought = seeksFragments(view) || (canFindFragments(view) && placeAsked(view, system.id, "cipher"));
  if (isSought && view.signals.includes(system.id)) return explore(view, "survey");
  if (placeAsked(view, system.id, "salvage")) return explore(view, "salvage");
  const goodsShort = lacksCoreGoods(view);
  if (system.visits === 0 && !system.apex) {
    return explore(view, goodsShort && view.techs.includes("lode") ? "salvage" : "survey");
  }
  return goodsShort && system.visits < 2 ? explore(view, "salvage") : undefined;
}

const lacksCoreGoods = (view: View): boolean =>
  coreIsNear(view) && (view.resources.alloy < whole(CORE.alloy) || view.resources.exotics < whole(CORE.exotics));

/** Returns the next jump: to a signal while fragments are missing, else to an unexplored or wanted system nearby. */
export function nextStop(view: View, plan: Plan): Target {
  const journeys = journeysOf(view);
  const leads = leadsFollowed(view, plan);
  const lead = journeys.find(({ to }) => leads.includes(to.id));
  const signal = seeksFragments(view) ? journeys.find(({ to }) => view.signals.includes(to.id)) : undefined;
  const revisit = journeys.find(({ to }) => to.visits < 2 && !to.apex);
  const journey = signal ?? lead ?? least(journeys, (way) => costOfVisit(view, plan, way)) ?? revisit;
  return flyTo(view, journey) ?? explore(view, "salvage");
}

function leadsFollowed(view: View, { decides }: Plan): number[] {
  if (decides !== "standing" && decides !== "side") return [];
  const factions = decides === "side" ? [sideOf(view)] : FACTION_KEYS;
  return factions.flatMap((faction) => view.factions[faction].lead?.systemId ?? []);
}

function costOfVisit(view: View, { care }: Plan, { to, turns }: Journey): number | undefined {
  if (to.apex || (care.danger && to.danger >= 2 && view.turn < CAUTIOUS_TURNS)) return undefined;
  if (to.visits > 0 && !placeAsked(view, to.id)) return undefined;
  return turns - missionWorth(view, to, turns);
}
