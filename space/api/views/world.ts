/** The galaxy as the ship knows it. */
import type { Static } from "typebox";
import { coreNeeds } from "../../rules/advice/core-needs.ts";
import { foodTurns } from "../../rules/advice/travel.ts";
import { STARS } from "../../rules/catalog/stars.ts";
import { pathTo } from "../../rules/catalog/techs.ts";
import { factionAt } from "../../rules/encounters/factions.ts";
import { bodiesOf } from "../../rules/game/bodies.ts";
import {
  capOf,
  demandOf,
  fragmentsOf,
  harvestOf,
  hasBuilt,
  rangeOf,
  signalsOf,
  supplyOf,
  upkeepOf,
} from "../../rules/game/effects.ts";
import { distanceBetween } from "../../rules/game/galaxy.ts";
import { type Focus, type Game, type GameEvent, RESOURCES, type System, systemOf } from "../../rules/game/game.ts";
import { scoreOf } from "../../rules/game/score.ts";
import { yieldsOf } from "../../rules/orders/explore.ts";
import { jumpFuel } from "../../rules/orders/orders.ts";
import { lanesOf, type Route, routesFrom } from "../../rules/orders/route.ts";
import { nextSteps } from "../../rules/turn/next-steps.ts";
import { shown } from "../../rules/values/amount.ts";
import { FRAGMENTS_NEEDED } from "../../rules/values/limits.ts";
import type * as schemas from "../schemas.ts";
import { leadsView, openEncounterView, standingView } from "./encounter.ts";
import { queueView } from "./task.ts";

export function worldView(game: Game): Static<typeof schemas.World> {
  const routes = routesFrom(game, "turns");
  return {
    save: {
      seed: game.seed,
      turn: game.turn,
      limit: game.limit,
      difficulty: game.difficulty,
      status: game.status,
      score: scoreOf(game),
      endReason: game.endReason,
    },
    resources: resourcesView(game),
    position: { systemId: game.positionId },
    systems: game.systems.map((system) => systemView(game, system, routes)),
    lanes: lanesOf(game),
    signals: signalsOf(game).map((system) => system.id),
    goal: goalView(game),
    food: foodView(game),
    nextSteps: nextSteps(game).map((step) => ({ ...step, body: { ...step.body } })),
    encounter: openEncounterView(game),
    leads: leadsView(game),
    standing: standingView(game),
    ...queueView(game),
  };
}

function resourcesView(game: Game): Static<typeof schemas.World>["resources"] {
  const entries = RESOURCES.map((name) => {
    const cap = capOf(game, name);
    return [name, { amount: shown(game.resources[name]), cap: cap === null ? null : shown(cap) }];
  });
  return Object.fromEntries(entries) as Static<typeof schemas.World>["resources"];
}

function systemView(game: Game, system: System, routes: ReadonlyMap<number, Route>): Static<typeof schemas.System> {
  const here = systemOf(game, game.positionId);
  const distance = distanceBetween(here, system);
  const inRange = system.id !== here.id && distance <= rangeOf(game);
  const fuel = inRange ? jumpFuel(game, here, system) : null;
  return {
    id: system.id,
    name: system.name,
    x: shown(system.x),
    y: shown(system.y),
    starClass: system.starClass,
    danger: system.danger,
    apex: system.apex,
    explored: system.visits > 0,
    visits: system.visits,
    distance: shown(distance),
    reachable: fuel !== null && fuel <= game.resources.fuel,
    fuelToJump: fuel === null ? null : shown(fuel),
    hops: routes.get(system.id)?.hops.length ?? null,
  };
}

function foodView(game: Game): Static<typeof schemas.World>["food"] {
  const turns = foodTurns(game);
  return {
    upkeep: shown(upkeepOf(game)),
    grown: shown(harvestOf(game)),
    turnsLeft: Number.isFinite(turns) ? turns : null,
  };
}

function goalView(game: Game): Static<typeof schemas.Goal> {
  const apex = game.systems.find((system) => system.apex);
  return {
    text: `Find ${FRAGMENTS_NEEDED} cipher fragments, build the Lodestar Core, reach ${apex?.name ?? "the Apex"} with enough power and explore it.`,
    apexSystemId: apex?.id ?? game.positionId,
    fragments: fragmentsOf(game),
    fragmentsNeeded: FRAGMENTS_NEEDED,
    techsLeft: pathTo("lode", new Set(game.techs), fragmentsOf(game)),
    coreBuilt: hasBuilt(game, "core"),
    powered: supplyOf(game) >= demandOf(game),
    atApex: systemOf(game, game.positionId).apex,
    conditions: coreNeeds(game),
  };
}

/** Shows one system in full. Fields that exploring reveals are null before. `events` are the newest about it, newest first. */
export function systemAnswer(
  game: Game,
  id: number,
  events: readonly GameEvent[],
): Static<typeof schemas.SystemAnswer> {
  const system = systemOf(game, id);
  const explored = system.visits > 0;
  const range = rangeOf(game);
  return {
    system: {
      ...systemView(game, system, routesFrom(game, "turns")),
      hazard: STARS[system.starClass].hazard,
      faction: factionAt(game, id),
      history: events.map(({ turn, kind, text }) => ({ turn, kind, text })),
      bodies: explored ? bodiesOf(game, system).map((body) => ({ ...body })) : null,
      yields: explored
        ? {
            survey: yieldsView(game, system, "survey"),
            harvest: yieldsView(game, system, "harvest"),
            salvage: yieldsView(game, system, "salvage"),
          }
        : null,
      neighbours: game.systems
        .filter((other) => other.id !== id && distanceBetween(system, other) <= range)
        .map((other) => ({
          systemId: other.id,
          name: other.name,
          distance: shown(distanceBetween(system, other)),
          fuelToJump: shown(jumpFuel(game, system, other)),
        })),
    },
    ...queueView(game),
  };
}

function yieldsView(game: Game, system: System, focus: Focus): Static<typeof schemas.Yields> {
  const yields = yieldsOf(game, system, focus);
  return {
    data: { low: shown(yields.dataLow), high: shown(yields.dataHigh) },
    fuel: shown(yields.fuel),
    supplies: shown(yields.supplies),
    alloy: shown(yields.alloy),
    credits: shown(yields.credits),
    exoticChance: yields.exoticChance,
  };
}

/** Shows the fastest and the cheapest route to a system; null if there is none. */
export function routeView(game: Game, to: number): Static<typeof schemas.Route> | null {
  const quickest = routesFrom(game, "turns").get(to);
  const cheapest = routesFrom(game, "fuel").get(to);
  if (!quickest || !cheapest) return null;
  return { from: game.positionId, to, quickest: wayView(quickest), cheapest: wayView(cheapest) };
}

const wayView = (route: Route): Static<typeof schemas.RouteWay> => ({
  turns: route.turns,
  fuel: shown(route.fuel),
  distance: shown(route.distance),
  hops: route.hops.map((hop) => ({
    systemId: hop.systemId,
    distance: shown(hop.distance),
    fuel: shown(hop.fuel),
    turns: hop.turns,
  })),
});
