/** Finds ways over the lanes: which jump leads towards the best of several places. */
import { rangeOf } from "@outbound/space/rules/game/effects.ts";
import { distanceBetween } from "@outbound/space/rules/game/galaxy.ts";
import type { System } from "@outbound/space/rules/game/game.ts";
import type { View } from "./view.ts";

export interface Journey {
  readonly to: System;
  readonly firstHop: System;
  /** Rough estimate in turns. */
  readonly turns: number;
}

const roughTurns = (distance: number): number => 2 + distance / 500;

/** Returns the shortest ways from the ship's system to every other one (Dijkstra), the nearest first. */
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

/** Returns the first item with the least cost, ignoring items for which `costOf` returns undefined. */
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
