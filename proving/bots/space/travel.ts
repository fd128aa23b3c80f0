/** Ways over the lanes: which jump leads towards the best of some places. */
import { rangeOf } from "@outbound/space/rules/game/effects.ts";
import { distanceBetween } from "@outbound/space/rules/game/galaxy.ts";
import type { System } from "@outbound/space/rules/game/game.ts";
import type { View } from "./view.ts";

export interface Journey {
  readonly to: System;
  /** The first jump of the way. */
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
  for (let next = nearest(open); next; next = nearest(open)) {
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
  return journeys;
}

function nearest<T extends { turns: number }>(open: ReadonlyMap<System, T>): [System, T] | undefined {
  let best: [System, T] | undefined;
  for (const entry of open) if (!best || entry[1].turns < best[1].turns) best = entry;
  return best;
}

/** The journey with the least cost; places for which `costOf` says undefined are left out. */
export function cheapest(
  journeys: readonly Journey[],
  costOf: (journey: Journey) => number | undefined,
): Journey | undefined {
  let best: Journey | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const journey of journeys) {
    const cost = costOf(journey);
    if (cost === undefined || cost >= least) continue;
    best = journey;
    least = cost;
  }
  return best;
}
