/** Ways over the lanes: which jump leads towards the best of some places. */
import { rangeOf } from "@outbound/space/rules/game/effects.ts";
import { distanceBetween } from "@outbound/space/rules/game/galaxy.ts";
import type { System } from "@outbound/space/rules/game/game.ts";
import type { View } from "./view.ts";

export interface Journey {
  readonly to: System;
  readonly firstHop: System;
  /** A rough measure in turns. */
  readonly turns: number;
}

/** Rough turns of a jump: 2 and one more for each 5 ly. */
const roughTurns = (distance: number): number => 2 + distance / 500;

/** The shortest ways from where the ship is to every other system (Dijkstra), nearest first. */
export function journeysOf(view: View): Journey[] {
  const range = rangeOf(view);
  const open = new Map<System, { turns: number; firstHop: System | undefined }>();
  const here = view.systems.find((system) => system.id === view.positionId);
  if (here) open.set(here, { turns: 0, firstHop: undefined });
  const left = new Set(view.systems);
  const journeys: Journey[] = [];
  for (;;) {
    const next = least(open, ([, way]) => way.turns);
    if (!next) return journeys;
    const [at, { turns, firstHop }] = next;
    open.delete(at);
    left.delete(at);
    if (firstHop) journeys.push({ to: at, firstHop, turns });
    for (const to of left) {
      const distance = distanceBetween(at, to);
      if (distance > range) continue;
      const known = open.get(to);
      const there = turns + roughTurns(distance);
      if (!known || there < known.turns) open.set(to, { turns: there, firstHop: firstHop ?? to });
    }
  }
}

/** The first item with the least cost; those for which `costOf` returns undefined are left out. */
export function least<T>(items: Iterable<T>, costOf: (item: T) => number | undefined): T | undefined {
  let best: T | undefined;
  let leastCost = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const cost = costOf(item);
    if (cost === undefined || cost >= leastCost) continue;
    best = item;
    leastCost = cost;
  }
  return best;
}
