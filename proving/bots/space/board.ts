/** The mission board: which offers are worth taking, which only occupy a place, and where accepted missions send the ship. */
import { isUnlocked, type TechId } from "@outbound/space/rules/catalog/techs.ts";
import { factionAt } from "@outbound/space/rules/encounters/factions.ts";
import { fragmentsOf, hasFreeBerth } from "@outbound/space/rules/game/effects.ts";
import type { Mission, MissionKind, System } from "@outbound/space/rules/game/game.ts";
import { rulesOf } from "@outbound/space/rules/missions/mission-kinds.ts";
import { isOpen } from "@outbound/space/rules/missions/missions.ts";
import { whole } from "@outbound/space/rules/values/amount.ts";
import type { Command } from "@outbound/space/testing/random-commands.ts";
import type { Plan } from "./plan.ts";
import { CORE } from "./shipyard.ts";
import { sideOf } from "./side.ts";
import type { View } from "./view.ts";

/** Supplies that must remain aboard after a delivery, in hundredths. */
const SUPPLIES_KEPT = 2_000;

/** Accepts the offers that fit the plan, and abandons those that only occupy a place. */
export function tendBoard(view: View, plan: Plan): Command | undefined {
  for (const mission of view.missions) {
    if (!isOpen(mission)) continue;
    const fits = worthIt(view, plan, mission) && (plan.abandons !== "all" || mission.goal.kind === "expedition");
    if (mission.status === "offered" && fits) return { do: "accept", missionId: mission.id };
    if (!fits && plan.abandons !== "nothing") return { do: "abandon", missionId: mission.id };
  }
  return undefined;
}

function worthIt(view: View, plan: Plan, { goal }: Mission): boolean {
  if (plan.decides === "side" && "systemId" in goal && factionAt(view, goal.systemId) !== sideOf(view)) return false;
  switch (goal.kind) {
    case "survey":
    case "salvage":
    case "expedition":
    case "cipher":
      return true;
    case "delivery":
      return view.resources.supplies >= goal.supplies + SUPPLIES_KEPT;
    case "rescue":
      return hasFreeBerth(view) && view.crew.length < plan.crew;
    case "trade":
      return view.resources.exotics < whole(CORE.exotics) && rulesOf("trade").lacks?.(view, goal) === undefined;
    case "study":
      return plan.techs.includes(goal.techId);
    case "refit":
      return goal.toTier <= plan.tiers[goal.module];
  }
}

const accepted = (view: View): Mission[] => view.missions.filter((mission) => mission.status === "accepted");

/** Returns the turns that a detour to this system may cost for missions, given the turns to get there. */
export function missionWorth(view: View, system: System, turns: number): number {
  let worth = 0;
  for (const { goal, deadline } of accepted(view)) {
    if (goal.kind === "expedition") {
      if (goal.starClass === system.starClass && system.visits === 0) worth += 2;
    } else if ("systemId" in goal && goal.systemId === system.id) {
      if (deadline === null || deadline - view.turn >= turns + 2) worth += 4;
    }
  }
  return worth;
}

/** Returns whether an accepted mission, of this kind or of any, sends the ship to this system. */
export const placeAsked = (view: View, systemId: number, kind?: MissionKind): boolean =>
  accepted(view).some(
    ({ goal }) => "systemId" in goal && goal.systemId === systemId && (kind ?? goal.kind) === goal.kind,
  );

/** Returns the technologies that accepted missions pay for and that can be started. */
export const studiesAsked = (view: View): TechId[] =>
  accepted(view).flatMap(({ goal }) =>
    goal.kind === "study" && isUnlocked(goal.techId, view.techs, fragmentsOf(view)) ? [goal.techId] : [],
  );
