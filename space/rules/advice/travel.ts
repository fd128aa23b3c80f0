/** Suggests where to fly and what to do there. */

import { FACTION_KEYS, type FactionKey, factionInSentence } from "../catalog/factions.ts";
import { BLUEPRINTS } from "../catalog/modules.ts";
import { STARS } from "../catalog/stars.ts";
import { capOf, demandOf, harvestOf, hasBuilt, signalsOf, supplyOf, upkeepOf } from "../game/effects.ts";
import {
  type Focus,
  type Game,
  type Mission,
  type MissionGoal,
  type System,
  systemOf,
  type Target,
} from "../game/game.ts";
import { rulesOf } from "../missions/mission-kinds.ts";
import { estimatedTurns, needsArrival } from "../missions/missions.ts";
import { outlookAfter } from "../orders/estimate.ts";
import { canFindFragments } from "../orders/explore.ts";
import { FOCUS_VERBS, jumpFuel } from "../orders/orders.ts";
import { exploreTurns, type Route, routesFrom } from "../orders/route.ts";
import { whole } from "../values/amount.ts";
import { corePrice } from "./core-needs.ts";
import { isOverdrawn } from "./power-limit.ts";
import { coreLacks, isCoreNear, possible } from "./ship-work.ts";
import type { Suggestion } from "./suggestion.ts";

/** The advisor's input: the current game, and the game as the queue will leave it. */
export interface Outlook {
  readonly now: Game;
  readonly ahead: Game;
  readonly here: System;
  readonly routes: ReadonlyMap<number, Route>;
  /** Systems with a detected signal that no queued task surveys. */
  readonly signals: ReadonlySet<number>;
}

/** Before this turn, or with a weak hull, the advisor avoids danger 2 and more. */
const CAUTIOUS_TURNS = 60;
const DANGEROUS = 2;
const HULL_LOW = whole(50);
const FUEL_LOW = whole(7);
/** With food for fewer turns than this, food comes first. */
const FOOD_LOW = 16;
/** Turns of food that remain after an exploration and the way to food. With fewer, the ship leaves without exploring. */
const FOOD_KEPT = 8;
/** Turns for the last exploration, including a few to spare. */
const LAST_TURNS = 4;
/** Supplies of a star above which a harvest is worth its time. */
const FOOD_STAR = 7;
/** Turns that the ship goes out of its way for the next part of a story. */
const STORY_WORTH = 3;
/** Turns that the ship goes out of its way for a mission. */
const MISSION_WORTH = 4;
/** With at most this many spare turns a mission comes before other work, most of which takes longer. */
const HURRY_TURNS = 2;

export function outlookOn(now: Game): Outlook {
  const ahead = outlookAfter(now);
  const surveyed = new Set(
    now.tasks.flatMap(({ target }) =>
      target.kind === "explore" && target.focus === "survey" ? [target.systemId] : [],
    ),
  );
  return {
    now,
    ahead,
    here: systemOf(ahead, ahead.positionId),
    routes: routesFrom(ahead, "turns"),
    signals: new Set(signalsOf(now).flatMap(({ id }) => (surveyed.has(id) ? [] : [id]))),
  };
}

const exploreHere = ({ here }: Outlook, focus: Focus, reason: string): Suggestion => ({
  target: { kind: "explore", systemId: here.id, focus },
  title: `${FOCUS_VERBS[focus]} ${here.name}`,
  reason,
});

/** Suggests what keeps ship and crew alive: hull, food, fuel. */
export function survival(outlook: Outlook): Suggestion[] {
  const { ahead, here } = outlook;
  const fuel = ahead.resources.fuel < FUEL_LOW ? [exploreHere(outlook, "harvest", "The tank is nearly empty.")] : [];
  const patches = hullWork(outlook);
  if (foodTurns(ahead) >= foodNeeded(outlook)) return [...patches, ...fuel];
  const left = `Food for ${foodTurns(ahead)} turns is left`;
  const food =
    STARS[here.starClass].supplies >= FOOD_STAR
      ? [exploreHere(outlook, "harvest", `${left}.`)]
      : [...beforeLeaving(outlook), ...flight(outlook, nearestFood(outlook), `${left}, and this star has little.`)];
  return [...patches, ...food, ...fuel];
}

/** Suggests to explore before the ship leaves for food, if the food lasts for both: it would have come here for nothing. */
function beforeLeaving(outlook: Outlook): Suggestion[] {
  const { ahead, here, routes } = outlook;
  const flown = routes.get(nearestFood(outlook) ?? here.id)?.turns ?? Number.POSITIVE_INFINITY;
  return foodTurns(ahead) >= exploreTurns(ahead, here) + flown + FOOD_KEPT ? exploration(outlook) : [];
}

/** Suggests a patch for a weak hull, or getting alloy for it where that is safe. */
function hullWork(outlook: Outlook): Suggestion[] {
  const { ahead, here } = outlook;
  if (ahead.hull >= HULL_LOW) return [];
  const patch: Target = { kind: "build", build: "patch" };
  if (possible(ahead, patch)) {
    return [
      { target: patch, title: `Build ${BLUEPRINTS.patch.name}`, reason: "The hull would not survive many accidents." },
    ];
  }
  return here.visits < 2 && here.danger < DANGEROUS
    ? [exploreHere(outlook, "salvage", "The hull is weak, and a patch takes alloy.")]
    : [];
}

/** Returns the turns of food below which food comes first; with the Core aboard only those to the Apex. */
function foodNeeded({ ahead, routes }: Outlook): number {
  const apex = ahead.systems.find((system) => system.apex);
  const left = apex === undefined ? undefined : routes.get(apex.id)?.turns;
  const canRelight = hasBuilt(ahead, "core") && powered(ahead) && left !== undefined;
  return canRelight ? Math.min(FOOD_LOW, left + LAST_TURNS) : FOOD_LOW;
}

/** Returns the number of turns until the supplies are used up. */
export function foodTurns(game: Game): number {
  const eaten = upkeepOf(game) - harvestOf(game);
  return eaten <= 0 ? Number.POSITIVE_INFINITY : Math.floor(game.resources.supplies / eaten);
}

function nearestFood({ ahead, routes }: Outlook): number | undefined {
  return least([...routes], ([id, { turns }]) => {
    const system = systemOf(ahead, id);
    return system.apex || turns === 0 || STARS[system.starClass].supplies < FOOD_STAR ? undefined : turns;
  })?.[0];
}

/**
 * Suggests to explore the start of a game before the way to the Core: it certainly brings an encounter, and data for that way.
 */
export const firstExploration = (outlook: Outlook): Suggestion[] =>
  awaitsFirstMeeting(outlook.now) ? exploration(outlook) : [];

/** Suggests the way to an accepted mission for which no time is left after other work. */
export function dueMission(outlook: Outlook): Suggestion[] {
  const { ahead, here, routes } = outlook;
  if (isLastLeg(ahead)) return [];
  const due = least(accepted(ahead).filter(isPlaced), (mission) => {
    const system = systemOf(ahead, mission.goal.systemId);
    const turns = routes.get(system.id)?.turns ?? Number.POSITIVE_INFINITY;
    const isWorth = turns <= MISSION_WORTH && !isTooDangerous(ahead, system) && isDoable(outlook, mission);
    const spare = spareTurns(outlook, mission);
    return isWorth && spare <= HURRY_TURNS ? spare : undefined;
  });
  if (due === undefined) return [];
  if (due.goal.systemId !== here.id) {
    return flight(outlook, due.goal.systemId, "An accepted mission leads there, and little time is left for it.");
  }
  return needsArrival(due.goal) ? [] : exploration(outlook);
}

/** Suggests the next worthwhile exploration at the place where the queue ends. */
export function exploration(outlook: Outlook): Suggestion[] {
  const { ahead, here, signals } = outlook;
  if (isLastLeg(ahead)) return here.apex || powered(ahead) ? [] : [goodsForPower(outlook)];
  if (signals.has(here.id) && seeksFragments(ahead)) {
    return [exploreHere(outlook, "survey", "A cipher fragment is here.")];
  }
  if (goalsAt(outlook, here.id).some(({ goal }) => goal.kind === "cipher")) {
    return [exploreHere(outlook, "survey", "An accepted mission asks for the fragment here.")];
  }
  if (goalsAt(outlook, here.id).some(({ goal }) => goal.kind === "salvage")) {
    return [exploreHere(outlook, "salvage", "An accepted mission asks for it.")];
  }
  const lacks = coreLacks(ahead, "alloy") || coreLacks(ahead, "exotics");
  const salvages = lacks && (isCoreNear(ahead) || lodeKnown(ahead));
  if (here.visits === 0 && !here.apex) {
    return [
      salvages
        ? exploreHere(outlook, "salvage", "The Core still needs alloy or exotics, and a first salvage finds most.")
        : exploreHere(outlook, "survey", awaitsFirstMeeting(outlook.now) ? FIRST_MEETING : FIRST_VISIT),
    ];
  }
  if (goalsAt(outlook, here.id).some(({ goal }) => goal.kind === "survey")) {
    return [exploreHere(outlook, "survey", "An accepted mission asks for it.")];
  }
  return salvages && here.visits < 2 ? [exploreHere(outlook, "salvage", "The Core still needs alloy or exotics.")] : [];
}

const FIRST_VISIT = "The first visit yields the most.";
const FIRST_MEETING = `${FIRST_VISIT} The first star that you explore or arrive at brings a decision.`;

/** True until a game's first encounter, which the first arrival or exploration brings, unless one of these is queued. */
const awaitsFirstMeeting = ({ encounters, tasks }: Game): boolean =>
  encounters.length === 0 && !tasks.some(({ target: { kind } }) => kind === "jump" || kind === "explore");

/** True if the Core is aboard and can be powered. */
const isLastLeg = (game: Game): boolean => hasBuilt(game, "core") && !isOverdrawn(game);

const powered = (game: Game): boolean => supplyOf(game) >= demandOf(game);

/** If the Core is aboard without enough power, suggests getting goods for an upgrade or a technology. */
const goodsForPower = (outlook: Outlook): Suggestion =>
  exploreHere(outlook, outlook.here.visits > 0 ? "survey" : "salvage", "The Core needs power, and that takes goods.");

const lodeKnown = (game: Game): boolean => game.techs.includes("lode");

/** True if a survey would take a fragment. */
const takesFragments = (game: Game): boolean =>
  canFindFragments(game) && game.resources.fragments < (capOf(game, "fragments") ?? Number.POSITIVE_INFINITY);

const seeksFragments = (game: Game): boolean =>
  !hasBuilt(game, "core") && game.resources.fragments < (corePrice(game).fragments ?? 0) && canFindFragments(game);

/** Suggests the next jump: to the Apex with the Core, to a signal, to a mission, or to the nearest unexplored star. */
export function nextStop(outlook: Outlook): Suggestion[] {
  const { ahead, routes, signals } = outlook;
  if (isLastLeg(ahead)) {
    const apex = ahead.systems.find((system) => system.apex);
    if (apex?.id === ahead.positionId) return [goodsForPower(outlook)];
    return flight(outlook, apex?.id, "The Core is aboard: relight the Apex.");
  }
  const others = [...routes].filter(([id]) => id !== ahead.positionId);
  const signal = seeksFragments(ahead)
    ? least(others, ([id, { turns }]) => (signals.has(id) ? turns : undefined))
    : undefined;
  if (signal) return flight(outlook, signal[0], "A cipher fragment is there.");
  const stop = least(others, ([id, { turns }]) => costOfStop(outlook, systemOf(ahead, id), turns));
  const revisit = least(others, ([id, { turns }]) => {
    const { visits, apex } = systemOf(ahead, id);
    return visits < 2 && !apex ? turns : undefined;
  });
  const [id] = stop ?? revisit ?? [];
  const asked = id !== undefined && goalsAt(outlook, id).length > 0;
  if (asked) return flight(outlook, id, "An accepted mission leads there.");
  const faction = id === undefined ? undefined : storyAt(outlook, id);
  if (faction) return flight(outlook, id, `The story of ${factionInSentence(faction)} continues there.`);
  return flight(outlook, id, "The nearest star that is worth exploring.");
}

/** Returns the faction whose story the next arrival at this system continues, unless the queue arrives there. */
const storyAt = ({ now, ahead }: Outlook, systemId: number): FactionKey | undefined =>
  arrivesAt(now, systemId)
    ? undefined
    : FACTION_KEYS.find((faction) => ahead.factions[faction].lead?.systemId === systemId);

const arrivesAt = (game: Game, systemId: number): boolean =>
  game.tasks.some(({ target }) => target.kind === "jump" && target.systemId === systemId);

/** True for a star that the suggestions avoid early in the game and with a weak hull. */
export const isTooDangerous = ({ turn, hull }: Game, { danger }: System): boolean =>
  danger >= DANGEROUS && (turn < CAUTIOUS_TURNS || hull < HULL_LOW);

/** Returns the turns to a stop minus the worth of missions and stories there; undefined if the stop is not worth it. */
function costOfStop(outlook: Outlook, system: System, turns: number): number | undefined {
  const { ahead } = outlook;
  if (system.apex || isTooDangerous(ahead, system)) return undefined;
  const worth = missionWorth(outlook, system) + (storyAt(outlook, system.id) ? STORY_WORTH : 0);
  if (system.visits > 0 && worth === 0) return undefined;
  return turns - worth;
}

function missionWorth(outlook: Outlook, system: System): number {
  const { ahead } = outlook;
  const expeditions = accepted(ahead).filter(
    ({ goal }) => goal.kind === "expedition" && goal.starClass === system.starClass && system.visits === 0,
  );
  return 2 * expeditions.length + MISSION_WORTH * goalsAt(outlook, system.id).length;
}

const accepted = (game: Game): Mission[] => game.missions.filter(({ status }) => status === "accepted");

type PlacedMission = Mission & { readonly goal: Extract<MissionGoal, { systemId: number }> };

const isPlaced = (mission: Mission): mission is PlacedMission => "systemId" in mission.goal;

/** Returns the turns between the end of a mission, if the ship starts for it now, and its deadline. */
function spareTurns({ ahead, routes }: Outlook, { goal, deadline }: Mission): number {
  const needed = estimatedTurns(ahead, goal, routes) ?? Number.POSITIVE_INFINITY;
  return (deadline ?? Number.POSITIVE_INFINITY) - ahead.turn - needed;
}

/** True if the queue does not finish the mission and the ship can, in time. */
function isDoable(outlook: Outlook, mission: PlacedMission): boolean {
  const { now, ahead } = outlook;
  const { goal } = mission;
  const isDone = needsArrival(goal)
    ? arrivesAt(now, goal.systemId)
    : systemOf(ahead, goal.systemId).visits > systemOf(now, goal.systemId).visits;
  return !isDone && canDo(ahead, goal) && spareTurns(outlook, mission) >= 0;
}

/** Returns the accepted missions with their goal in this system that can be done. */
const goalsAt = (outlook: Outlook, systemId: number): PlacedMission[] =>
  accepted(outlook.ahead)
    .filter(isPlaced)
    .filter((mission) => mission.goal.systemId === systemId && isDoable(outlook, mission));

/** True if the ship has what the goal needs. */
function canDo(game: Game, goal: MissionGoal): boolean {
  if (goal.kind === "cipher") return takesFragments(game);
  return rulesOf(goal.kind).lacks?.(game, goal) === undefined;
}

/** Suggests one jump towards a system, or fuel for it. */
function flight(outlook: Outlook, systemId: number | undefined, reason: string): Suggestion[] {
  const { ahead, here, routes } = outlook;
  const hop = systemId === undefined ? undefined : routes.get(systemId)?.hops[0];
  if (systemId === undefined || hop === undefined) return [];
  const next = systemOf(ahead, hop.systemId);
  if (jumpFuel(ahead, here, next) > ahead.resources.fuel) {
    return [exploreHere(outlook, "harvest", `Fuel for the jump to ${next.name}.`)];
  }
  const to = systemOf(ahead, systemId);
  const why = to === next ? reason : `Towards ${to.name}. ${reason}`;
  return [{ target: { kind: "jump", systemId: next.id }, title: `Jump to ${next.name}`, reason: why }];
}

/** Returns the item with the lowest cost, the first one on ties. Items without a cost are skipped. */
function least<T>(items: readonly T[], costOf: (item: T) => number | undefined): T | undefined {
  let best: { readonly item: T; readonly cost: number } | undefined;
  for (const item of items) {
    const cost = costOf(item);
    if (cost !== undefined && (best === undefined || cost < best.cost)) best = { item, cost };
  }
  return best?.item;
}

/** Suggests any exploration where the queue ends, because it always yields something. */
export const anything = (outlook: Outlook): Suggestion[] => [
  exploreHere(outlook, "salvage", "Every exploration yields something."),
];
