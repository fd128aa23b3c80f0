/** Finds the next star in a direction, for moving over the map with the arrow keys. */
import type { Place } from "./view.ts";

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** Minimum cosines of the angle between a star and the direction: first within 50 degrees, then anywhere on that side. */
const CONES = [0.64, 0.05];

/** Returns the nearest star in the direction, preferring stars straight ahead; undefined at the edge. */
export function starTowards<Star extends Place & { readonly id: number }>(
  stars: readonly Star[],
  from: Star,
  key: string,
): Star | undefined {
  const towards = ARROWS[key];
  if (towards === undefined) return undefined;
  for (const cone of CONES) {
    let best: { star: Star; cost: number } | undefined;
    for (const star of stars) {
      if (star.id === from.id) continue;
      const [dx, dy] = [star.x - from.x, star.y - from.y];
      const distance = Math.hypot(dx, dy);
      const straight = (dx * towards.x + dy * towards.y) / distance;
      if (straight < cone) continue;
      const cost = distance * (2 - straight);
      if (best === undefined || cost < best.cost) best = { star, cost };
    }
    if (best !== undefined) return best.star;
  }
  return undefined;
}
