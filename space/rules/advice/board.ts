/** Offers worth accepting: those that can still be done and pay for the way. */

import { hasBuilt, hasFreeBerth } from "../game/effects.ts";
import type { Game, Mission } from "../game/game.ts";
import { rulesOf } from "../missions/mission-kinds.ts";
import { estimatedTurns } from "../missions/missions.ts";
import type { Route } from "../orders/route.ts";
import { whole } from "../values/amount.ts";
import { coreWay } from "./core-needs.ts";
import { coreLacks } from "./ship-work.ts";

/** Supplies that a delivery must leave aboard. */
const SUPPLIES_KEPT = whole(20);
/** Turns beyond the estimate that a mission is left. */
const SPARE_TURNS = 2;
/** Tiers up to which a refit is worth its mission. */
const REFIT_TIER = 3;

/** The offers worth accepting, in the game as the queue will leave it; no offer once the Core is aboard. */
export const worthAccepting = (game: Game, routes: ReadonlyMap<number, Route>): Mission[] =>
  hasBuilt(game, "core")
    ? []
    : game.missions.filter(
        (mission) => mission.status === "offered" && isInTime(game, mission, routes) && pays(game, mission),
      );

/** Whether the deadline leaves time for the goal. */
function isInTime(game: Game, { goal, deadline }: Mission, routes: ReadonlyMap<number, Route>): boolean {
  if (deadline === null || goal.kind === "cipher") return true;
  const turns = estimatedTurns(game, goal, routes);
  return deadline - game.turn >= (turns ?? 0) + SPARE_TURNS;
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
