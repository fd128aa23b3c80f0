/** Finds offers worth accepting: those that can still be done and are worth the way. */

import { hasBuilt, hasFreeBerth } from "../game/effects.ts";
import { type Game, type Mission, type MissionGoal, moduleOf } from "../game/game.ts";
import { rulesOf } from "../missions/mission-kinds.ts";
import { estimatedTurns } from "../missions/missions.ts";
import { exploreTurns, type Route, turnsAlone } from "../orders/route.ts";
import { whole } from "../values/amount.ts";
import { coreWay } from "./core-needs.ts";
import { coreLacks } from "./ship-work.ts";

/** Supplies that must remain after a delivery. */
const SUPPLIES_KEPT = whole(20);
/** Spare turns that a mission must have beyond the estimate. */
const SPARE_TURNS = 2;
/** Highest tier up to which a refit is worth its mission. */
const REFIT_TIER = 3;

/** Returns the offers worth accepting in the game as the queue will leave it; none once the Core is aboard. */
export const worthAccepting = (game: Game, routes: ReadonlyMap<number, Route>): Mission[] =>
  hasBuilt(game, "core")
    ? []
    : game.missions.filter(
        (mission) => mission.status === "offered" && isInTime(game, mission, routes) && pays(game, mission),
      );

/** True if the deadline leaves time for the goal. */
const isInTime = (game: Game, { goal, deadline }: Mission, routes: ReadonlyMap<number, Route>): boolean =>
  deadline === null || goal.kind === "cipher" || deadline - game.turn >= leastTurns(game, goal, routes) + SPARE_TURNS;

/**
 * Returns the minimum turns to the goal for a single rested specialist; for an expedition, by the distance of the farthest star
 * that it needs.
 */
function leastTurns(game: Game, goal: MissionGoal, routes: ReadonlyMap<number, Route>): number {
  switch (goal.kind) {
    case "study":
      return turnsAlone(game, { kind: "research", techId: goal.techId });
    case "refit":
      return turnsAlone(game, { kind: "upgrade", moduleId: moduleOf(game, goal.module)?.id ?? 0, toTier: goal.toTier });
    case "expedition": {
      const stars = game.systems.filter(({ starClass }) => starClass === goal.starClass);
      const away = stars.map(({ id }) => routes.get(id)?.turns ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
      const [star] = stars;
      const explored = star === undefined ? 0 : goal.needed * exploreTurns(game, star);
      return (away[goal.needed - 1] ?? Number.POSITIVE_INFINITY) + explored;
    }
    default:
      return estimatedTurns(game, goal, routes) ?? 0;
  }
}

function pays(game: Game, { goal }: Mission): boolean {
  switch (goal.kind) {
    case "survey":
    case "salvage":
    case "cipher":
    case "expedition":
      return true;
    case "delivery":
      return game.resources.supplies >= goal.supplies + SUPPLIES_KEPT;
    case "rescue":
      return hasFreeBerth(game);
    case "trade":
      return coreLacks(game, "exotics") && rulesOf("trade").lacks?.(game, goal) === undefined;
    case "study":
      return coreWay(game).includes(goal.techId) && !isQueued(game, goal.techId);
    case "refit":
      return goal.toTier <= REFIT_TIER;
  }
}

const isQueued = (game: Game, techId: string): boolean =>
  game.tasks.some(({ target }) => target.kind === "research" && target.techId === techId);
