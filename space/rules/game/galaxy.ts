/** The galaxy of a seed: 40 stars in a box, all connected by jumps of the starting range. */

import { starClassAt } from "../catalog/stars.ts";
import { draw, type Source, shuffled } from "../values/chance.ts";
import {
  FRAGMENTS_HIDDEN,
  GALAXY_HEIGHT,
  GALAXY_WIDTH,
  REPAIRED_GAP,
  STAR_SPACING,
  START_RANGE,
  SYSTEM_COUNT,
} from "../values/limits.ts";
import { STAR_NAMES } from "../values/names.ts";
import type { Game, System } from "./game.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance in hundredths of a light year, rounded to the nearest. */
export function distanceBetween(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.round(Math.sqrt(dx * dx + dy * dy));
}

/** Returns all systems of a seed, and the id of the starting one. */
export function galaxyOf(source: Source): { systems: System[]; startId: number } {
  const points = placeStars(source);
  const start = indexOfBest(points, (point) => -point.x);
  const origin = points[start] as Point;
  const apex = indexOfBest(points, (point) => distanceBetween(point, origin));
  const greatest = distanceBetween(points[apex] as Point, origin);
  const names = shuffled(source, STAR_NAMES, (name) => name, "system-name");
  const systems = points.map((point, index): System => {
    const id = index + 1;
    return {
      id,
      name: names[index] as string,
      x: point.x,
      y: point.y,
      starClass: index === start ? "G" : index === apex ? "neutron-star" : starClassAt(draw(source, "star-class", id)),
      danger: index === start ? 0 : index === apex ? 3 : dangerAt(distanceBetween(point, origin) / greatest),
      apex: index === apex,
      visits: 0,
      arrivals: 0,
      fragment: false,
      revealed: false,
    };
  });
  const hidden = new Set(
    shuffled(
      source,
      systems.filter((system) => system.danger >= 1 && !system.apex && system.id !== start + 1),
      (system) => system.id,
      "fragment-place",
    )
      .slice(0, FRAGMENTS_HIDDEN)
      .map((system) => system.id),
  );
  return {
    systems: systems.map((system) => (hidden.has(system.id) ? { ...system, fragment: true } : system)),
    startId: start + 1,
  };
}

function dangerAt(share: number): number {
  if (share < 0.3) return 0;
  if (share < 0.6) return 1;
  return share < 0.85 ? 2 : 3;
}

/** Draws layouts until one can be connected without leaving the box or breaking the spacing. */
function placeStars(source: Source): Point[] {
  for (let attempt = 0; ; attempt++) {
    const points = scatter(source, attempt);
    const connected = points && connect(points);
    if (connected) return connected;
  }
}

/** Draws positions one by one and keeps those far enough from all earlier ones; undefined if too many fail. */
function scatter(source: Source, attempt: number): Point[] | undefined {
  const points: Point[] = [];
  for (let throws = 0; throws < 2_000; throws++) {
    const point = {
      x: Math.floor(draw(source, "star-x", attempt, throws) * (GALAXY_WIDTH + 1)),
      y: Math.floor(draw(source, "star-y", attempt, throws) * (GALAXY_HEIGHT + 1)),
    };
    if (points.every((other) => distanceBetween(point, other) >= STAR_SPACING)) points.push(point);
    if (points.length === SYSTEM_COUNT) return points;
  }
  return undefined;
}

/**
 * Moves the smallest component towards the nearest star outside it until the gap is `REPAIRED_GAP`, and repeats this until all
 * stars form one component at the starting range. Returns undefined if a move leaves the box or violates the spacing.
 */
function connect(scattered: readonly Point[]): Point[] | undefined {
  const points = [...scattered];
  for (;;) {
    const groups = components(points, START_RANGE);
    if (groups.length === 1) return points;
    const smallest = groups.reduce((least, group) => (group.length < least.length ? group : least));
    const [from, to] = nearestPair(points, smallest);
    const gap = distanceBetween(from, to);
    const share = (gap - REPAIRED_GAP) / gap;
    const dx = Math.round((to.x - from.x) * share);
    const dy = Math.round((to.y - from.y) * share);
    for (const index of smallest) {
      const point = points[index] as Point;
      points[index] = { x: point.x + dx, y: point.y + dy };
    }
    if (!allInPlace(points)) return undefined;
  }
}

function allInPlace(points: readonly Point[]): boolean {
  return points.every(
    (point, index) =>
      point.x >= 0 &&
      point.x <= GALAXY_WIDTH &&
      point.y >= 0 &&
      point.y <= GALAXY_HEIGHT &&
      points.slice(index + 1).every((other) => distanceBetween(point, other) >= STAR_SPACING),
  );
}

/** Returns the connected components at this jump range, as groups of indexes. */
export function components(points: readonly Point[], range: number): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let first = 0; first < points.length; first++) {
    if (seen.has(first)) continue;
    const group = [first];
    seen.add(first);
    for (const member of group) {
      points.forEach((point, index) => {
        if (seen.has(index) || distanceBetween(points[member] as Point, point) > range) return;
        seen.add(index);
        group.push(index);
      });
    }
    groups.push(group);
  }
  return groups;
}

function nearestPair(points: readonly Point[], group: readonly number[]): [from: Point, to: Point] {
  const inside = new Set(group);
  let best: [Point, Point] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const member of group) {
    points.forEach((point, index) => {
      const gap = distanceBetween(points[member] as Point, point);
      if (inside.has(index) || gap >= least) return;
      least = gap;
      best = [points[member] as Point, point];
    });
  }
  if (!best) throw new Error("a connected galaxy has no nearest pair");
  return best;
}

/** Returns the index of the item with the greatest figure, the first one on ties. */
function indexOfBest<T>(items: readonly T[], figure: (item: T) => number): number {
  let best = 0;
  items.forEach((item, index) => {
    if (figure(item) > figure(items[best] as T)) best = index;
  });
  return best;
}

/** Returns the name of the left-most system, where the ship starts. */
export const startName = ({ systems }: Pick<Game, "systems">): string =>
  systems.reduce((first, system) => (system.x < first.x ? system : first)).name;
