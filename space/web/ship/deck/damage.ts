/** Computes the visible damage of the hull: cracks from the plating inwards, the more the lower the hull. */
import { type HullPoint, hullSide, type Section, TAIL } from "./deck-plan.ts";
import { type Heading, pointOnPage } from "./hull-path.ts";

export interface Crack {
  readonly key: string;
  /** SVG path in the units of the hull's drawing. */
  readonly path: string;
  /** True if the plating is open here. */
  readonly isBreach: boolean;
}

/** Points of lost hull for each crack. */
const POINTS_PER_CRACK = 9;
/** If the hull is lower than this, some cracks are breaches. */
const BREACHED_BELOW = 50;

/** Returns the cracks. They are between the rooms, where they cover no text. Cracks keep their places as more are added. */
export function cracksOf(hull: number, sections: readonly Section[], heading: Heading): Crack[] {
  const sides = crackPlaces(sections);
  const count = Math.min(sides.length, Math.ceil((100 - hull) / POINTS_PER_CRACK));
  const breaches = hull >= BREACHED_BELOW ? 0 : Math.ceil((BREACHED_BELOW - hull) / POINTS_PER_CRACK);
  return Array.from({ length: count }, (_, index) => {
    // A step that shares no factor with the number of places visits each place once.
    const place = sides[(index * stepThrough(sides.length)) % sides.length] as HullPoint;
    return {
      key: `${place[0]} ${place[1]}`,
      path: crackPath(place, index, sections, heading),
      isBreach: index < breaches,
    };
  });
}

/** Returns both ends of every wall between two sections, from stern to bow. */
function crackPlaces(sections: readonly Section[]): HullPoint[] {
  const port = hullSide(sections);
  const walls = port.filter(([along]) => Math.abs(along - TAIL - Math.round(along - TAIL)) < 0.01);
  return walls.flatMap(([along, half]): HullPoint[] => [
    [along, half],
    [along, -half],
  ]);
}

function stepThrough(count: number): number {
  const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b));
  for (let step = Math.ceil(count * 0.62); step < count; step++) if (share(count, step) === 1) return step;
  return 1;
}

/** Returns a jagged line from the plating towards the middle, with one branch. */
function crackPath([along, half]: HullPoint, index: number, sections: readonly Section[], heading: Heading): string {
  const inward = half > 0 ? -1 : 1;
  const lean = index % 2 === 0 ? 1 : -1;
  const at = (forward: number, deep: number) =>
    pointOnPage(along + lean * forward, half + inward * deep, sections, heading);
  return `M${at(0, -0.02)}L${at(0.03, 0.05)}L${at(-0.02, 0.1)}L${at(0.02, 0.19)}L${at(-0.01, 0.28)}M${at(-0.02, 0.1)}L${at(-0.07, 0.14)}`;
}
