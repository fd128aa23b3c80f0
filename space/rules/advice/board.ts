/** Finds offers worth accepting: those that can still be done and are worth the way. */

import { hasBuilt, hasFreeBerth } from "../game/effects.ts";
import { type Game, type Mission, type MissionGoal, moduleOf, type System, systemOf } from "../game/game.ts";
import { rulesOf } from "../missions/mission-kinds.ts";
import { estimatedTurns, goalSystemOf, mustReturn } from "../missions/missions.ts";
import { exploreTurns, type Route, turnsAlone } from "../orders/route.ts";
import { whole } from "../values/amount.ts";
import { coreWay } from "./core-needs.ts";
import { coreLacks, plannedTier } from "./ship-work.ts";
import { isTooDangerous } from "./travel.ts";

/** Supplies that must remain after a delivery. */
const SUPPLIES_KEPT = whole(20);
/** Spare turns that a mission must have beyond the estimate. */
const SPARE_TURNS = 2;
/** Turns of the longest way to a goal. The way to the Core comes first, and most missions farther away would fail. */
const NEAR_TURNS = 2;

/**
 * Returns the offers worth accepting in the game as the queue will leave it: those that the suggested steps are likely to
 * complete. A mission that fails has cost turns and pays nothing. There are none once the Core is aboard.
 */
export const worthAccepting = (game: Game, routes: ReadonlyMap<number, Route>): Mission[] =>
  hasBuilt(game, "core")
    ? []
    : game.missions.filter(
        (mission) =>
          mission.status === "offered" &&
          isInTime(game, mission, routes) &&
          isNear(game, mission, routes) &&
          pays(game, mission),
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

/** True if the goal is near and safe. A cipher has no deadline, so its way may be long. */
function isNear(game: Game, mission: Mission, routes: ReadonlyMap<number, Route>): boolean {
  const { goal } = mission;
  const isSafe = (system: System) => !system.apex && !isTooDangerous(game, system);
  const isShort = ({ id }: System) => (routes.get(id)?.turns ?? Number.POSITIVE_INFINITY) <= NEAR_TURNS;
  if (goal.kind === "expedition") {
    const stars = game.systems.filter(({ starClass, visits }) => starClass === goal.starClass && visits === 0);
    return stars.filter((star) => isSafe(star) && isShort(star)).length >= goal.needed;
  }
  const systemId = goalSystemOf(goal);
  if (systemId === undefined) return true;
  const system = systemOf(game, systemId);
  return isSafe(system) && (goal.kind === "cipher" || (isShort(system) && !mustReturn(game, mission)));
}

function pays(game: Game, { goal }: Mission): boolean {
  switch (goal.kind) {
    case "survey":
    case "salvage":
    case "cipher":
    case "expedition":
      return true;
    case "delivery":
      return game.resources.supplies >= goal.supplies + promisedSupplies(game) + SUPPLIES_KEPT;
    case "rescue":
      return hasFreeBerth(game) && !isAccepted(game, "rescue");
    case "trade":
      return (
        coreLacks(game, "exotics") && !isAccepted(game, "trade") && rulesOf("trade").lacks?.(game, goal) === undefined
      );
    case "study":
      return coreWay(game).includes(goal.techId) && !isQueued(game, goal.techId);
    case "refit":
      return goal.toTier <= plannedTier(goal.module);
  }
}

const isAccepted = (game: Game, kind: MissionGoal["kind"]): boolean =>
  game.missions.some(({ status, goal }) => status === "accepted" && goal.kind === kind);

/** Returns the supplies that accepted deliveries will take. */
const promisedSupplies = (game: Game): number =>
  game.missions.reduce(
    (sum, { status, goal }) => sum + (status === "accepted" && goal.kind === "delivery" ? goal.supplies : 0),
    0,
  );

const isQueued = (game: Game, techId: string): boolean =>
  game.tasks.some(({ target }) => target.kind === "research" && target.techId === techId);
