/** Finds the shortest route through all stops from a given start to any end. */
import { distanceKm, type Place } from "../../../rules/geography/geodesy.ts";

/** Up to this number of stops, every order is tried. */
const EXACT_STOPS = 8;

/** Returns the stops' indices in the order of the shortest route; beyond EXACT_STOPS, of a short route. */
export function shortestOrder(start: Place, stops: readonly Place[]): number[] {
  const between = (from: number, to: number): number =>
    distanceKm(from < 0 ? start : (stops[from] as Place), stops[to] as Place);
  return stops.length <= EXACT_STOPS ? best(stops.length, between) : untangled(nearest(stops.length, between), between);
}

/** Kilometres between two stops; −1 is the start. */
type Between = (from: number, to: number) => number;
const START = -1;

/** Returns the shortest of all orders, by a depth-first search that prunes routes longer than the best so far. */
function best(count: number, between: Between): number[] {
  let shortest = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  const visit = (way: number[], length: number): void => {
    if (length >= shortest) return;
    if (way.length === count) {
      shortest = length;
      found = way;
      return;
    }
    for (let next = 0; next < count; next++) {
      if (!way.includes(next)) visit([...way, next], length + between(way.at(-1) ?? START, next));
    }
  };
  visit([], 0);
  return found;
}

/** Returns a route that always continues to the nearest remaining stop. */
function nearest(count: number, between: Between): number[] {
  const left = new Set(Array.from({ length: count }, (_, index) => index));
  const way: number[] = [];
  while (left.size > 0) {
    const from = way.at(-1) ?? START;
    const next = [...left].reduce((a, b) => (between(from, b) < between(from, a) ? b : a));
    left.delete(next);
    way.push(next);
  }
  return way;
}

/** Returns the route improved by 2-opt: sections are reversed as long as that shortens it. */
function untangled(given: readonly number[], between: Between): number[] {
  let way = [...given];
  for (let improved = true; improved; ) {
    improved = false;
    for (let from = 0; from < way.length - 1; from++) {
      for (let to = from + 1; to < way.length; to++) {
        if (gain(way, from, to, between) <= 1e-9) continue;
        way = [...way.slice(0, from), ...way.slice(from, to + 1).reverse(), ...way.slice(to + 1)];
        improved = true;
      }
    }
  }
  return way;
}

/** Returns the kilometres saved by reversing the section. */
function gain(way: readonly number[], from: number, to: number, between: Between): number {
  const [before, first, last] = [way[from - 1] ?? START, way[from] as number, way[to] as number];
  const after = way[to + 1];
  const entered = between(before, first) - between(before, last);
  return after === undefined ? entered : entered + between(last, after) - between(first, after);
}
