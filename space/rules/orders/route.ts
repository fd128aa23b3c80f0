/** Ways over several jumps with the ship as it is: the one of fewest turns and the one of least fuel. */

import { NOBODY } from "../game/crew.ts";
import { rangeOf } from "../game/effects.ts";
import { distanceBetween } from "../game/galaxy.ts";
import { type CrewMember, type Game, type Skill, type System, systemOf } from "../game/game.ts";
import { jumpFuel, workOf } from "./orders.ts";
import { durationOf, readPower } from "./power.ts";

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

/** What a route is measured by first; the other figure breaks ties. */
export type Measure = "turns" | "fuel";

/** The pairs of systems within jump range of each other, smaller id first. */
export function lanesOf(game: Game): [from: number, to: number][] {
  const range = rangeOf(game);
  return game.systems.flatMap((from, index) =>
    game.systems
      .slice(index + 1)
      .filter((to) => distanceBetween(from, to) <= range)
      .map((to): [number, number] => [from.id, to.id]),
  );
}

/** The member with the highest level in a skill, rested, as a lone specialist; the lowest id on ties. */
export function specialist(game: Game, skill: Skill): CrewMember {
  const best = game.crew.reduce<CrewMember>(
    (found, member) => (member.skills[skill].level > found.skills[skill].level || found === NOBODY ? member : found),
    NOBODY,
  );
  return { ...best, fatigue: 0 };
}

/** Turns of a jump from where the ship is, flown by its lone pilot. */
function jumpTurns(there: Game, pilot: CrewMember, to: System): number {
  const { baseTurns, difficulty } = workOf(there, { kind: "jump", systemId: to.id });
  return durationOf(there, "jump", baseTurns, readPower(there, "jump", difficulty, pilot.id, []).band);
}

/** Turns of one explore of a system by a fresh lone specialist at present tiers. */
export function exploreTurns(game: Game, system: System): number {
  const surveyor = specialist(game, "survey");
  const there: Game = { ...game, crew: [surveyor] };
  const { baseTurns, difficulty } = workOf(there, { kind: "explore", systemId: system.id, focus: "survey" });
  return durationOf(there, "explore", baseTurns, readPower(there, "explore", difficulty, surveyor.id, []).band);
}

/**
 * The best ways from the present system to every other one, by id (Dijkstra); with `until`, only as far as it takes to
 * be sure of the way to that system.
 */
export function routesFrom(game: Game, measure: Measure, until?: number): Map<number, Route> {
  const pilot = specialist(game, "navigation");
  const done = new Map<number, Route>();
  const open = new Map<number, Route>([[game.positionId, { hops: [], distance: 0, fuel: 0, turns: 0 }]]);
  const range = rangeOf(game);
  while (open.size > 0) {
    const [id, route] = nearest(open, measure);
    open.delete(id);
    done.set(id, route);
    if (id === until) break;
    const from = systemOf(game, id);
    // A fresh lone specialist at present tiers.
    const there: Game = { ...game, positionId: id, crew: [pilot] };
    for (const to of game.systems) {
      if (done.has(to.id)) continue;
      const distance = distanceBetween(from, to);
      if (distance > range) continue;
      const fuel = jumpFuel(game, from, to);
      const turns = jumpTurns(there, pilot, to);
      const known = open.get(to.id);
      if (known && !better({ turns: route.turns + turns, fuel: route.fuel + fuel }, known, measure)) continue;
      open.set(to.id, extend(route, { systemId: to.id, distance, fuel, turns }));
    }
  }
  return done;
}

/** The best way to one system; undefined where no way leads there. */
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
