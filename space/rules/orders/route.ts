/** Finds routes over several jumps with the current ship: the fastest one and the one with the least fuel. */

import { NOBODY } from "../game/crew.ts";
import { rangeOf } from "../game/effects.ts";
import { distanceBetween } from "../game/galaxy.ts";
import { type CrewMember, type Game, type Skill, type System, systemOf, type Target } from "../game/game.ts";
import { jumpFuel, jumpWork, workOf } from "./orders.ts";
import { durationOf, strengthOf, TASK_SKILL } from "./power.ts";

export interface Hop {
  readonly systemId: number;
  /** In hundredths of a light year. */
  readonly distance: number;
  /** In hundredths. */
  readonly fuel: number;
  readonly turns: number;
}

export interface Route {
  readonly hops: readonly Hop[];
  readonly distance: number;
  readonly fuel: number;
  readonly turns: number;
}

/** The measure to minimise; the other one breaks ties. */
export type Measure = "turns" | "fuel";

/** Returns the pairs of systems within jump range of each other, smaller id first. */
export function lanesOf(game: Game): [from: number, to: number][] {
  const range = rangeOf(game);
  return game.systems.flatMap((from, index) =>
    game.systems
      .slice(index + 1)
      .filter((to) => distanceBetween(from, to) <= range)
      .map((to): [number, number] => [from.id, to.id]),
  );
}

/** Returns the member with the highest level in a skill, assumed rested and alone; the lowest id on ties. */
function specialist(game: Game, skill: Skill): CrewMember {
  const best = game.crew.reduce<CrewMember>(
    (found, member) => (member.skills[skill].level > found.skills[skill].level || found === NOBODY ? member : found),
    NOBODY,
  );
  return { ...best, fatigue: 0 };
}

/** Returns the turns of a task for a single rested specialist, at current tiers. */
export function turnsAlone(game: Game, target: Target): number {
  const member = specialist(game, TASK_SKILL[target.kind]);
  const { baseTurns, difficulty } = workOf(game, target);
  const { band } = strengthOf({ ...game, crew: [member] }, target.kind, member.id, [])(difficulty);
  return durationOf(game, target.kind, baseTurns, band, member);
}

/** Returns the turns of one exploration for a single rested specialist, at current tiers. */
export const exploreTurns = (game: Game, { id }: System): number =>
  turnsAlone(game, { kind: "explore", systemId: id, focus: "survey" });

/**
 * Returns the best routes from the ship's system to every other one, by id (Dijkstra). With `until` the search stops when the
 * route to that system is certain.
 */
export function routesFrom(game: Game, measure: Measure, until?: number): Map<number, Route> {
  const pilot = specialist(game, "navigation");
  // The strength is the same for every jump; only distance and star change the difficulty.
  const strength = strengthOf({ ...game, crew: [pilot] }, "jump", pilot.id, []);
  const done = new Map<number, Route>();
  const open = new Map<number, Route>([[game.positionId, { hops: [], distance: 0, fuel: 0, turns: 0 }]]);
  const range = rangeOf(game);
  while (open.size > 0) {
    const [id, route] = nearest(open, measure);
    open.delete(id);
    done.set(id, route);
    if (id === until) break;
    const from = systemOf(game, id);
    for (const to of game.systems) {
      if (done.has(to.id)) continue;
      const distance = distanceBetween(from, to);
      if (distance > range) continue;
      const fuel = jumpFuel(game, from, to);
      const { baseTurns, difficulty } = jumpWork(from, to);
      const turns = durationOf(game, "jump", baseTurns, strength(difficulty).band, pilot);
      const known = open.get(to.id);
      if (known && !better({ turns: route.turns + turns, fuel: route.fuel + fuel }, known, measure)) continue;
      open.set(to.id, extend(route, { systemId: to.id, distance, fuel, turns }));
    }
  }
  return done;
}

/** Returns the best route to one system; undefined if there is none. */
export const routeTo = (game: Game, systemId: number, measure: Measure): Route | undefined =>
  routesFrom(game, measure, systemId).get(systemId);

function extend(route: Route, hop: Hop): Route {
  return {
    hops: [...route.hops, hop],
    distance: route.distance + hop.distance,
    fuel: route.fuel + hop.fuel,
    turns: route.turns + hop.turns,
  };
}

function better(a: Pick<Route, Measure>, b: Pick<Route, Measure>, measure: Measure): boolean {
  const other: Measure = measure === "turns" ? "fuel" : "turns";
  return a[measure] < b[measure] || (a[measure] === b[measure] && a[other] < b[other]);
}

function nearest(open: ReadonlyMap<number, Route>, measure: Measure): [number, Route] {
  let best: [number, Route] | undefined;
  for (const entry of open) if (!best || better(entry[1], best[1], measure)) best = entry;
  return best as [number, Route];
}
