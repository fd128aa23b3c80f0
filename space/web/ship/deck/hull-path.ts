/** Computes the hull's outline as an SVG path, with the bow to the right or up. */
import { HALF_BEAM, type HullPoint, hullSide, type RoomBox, type Section, shipLength } from "./deck-plan.ts";

/** Direction of the bow: right on a desktop, up on a phone. */
export type Heading = "right" | "up";

/** Units of the drawing for each section length. */
export const SCALE = 100;

/** Returns the size of the drawing for a heading. */
export function drawingSize(sections: readonly Section[], heading: Heading): { width: number; height: number } {
  const [length, beam] = [shipLength(sections) * SCALE, 2 * HALF_BEAM * SCALE];
  return heading === "right" ? { width: length, height: beam } : { width: beam, height: length };
}

/** Returns a closed curve around all rooms. */
export function hullPath(sections: readonly Section[], heading: Heading): string {
  const port = hullSide(sections);
  const starboard = port.map(([along, half]): HullPoint => [along, -half]).reverse();
  const turn = ([along, half]: HullPoint): string => placed(along, half, shipLength(sections), heading);
  const [start, ...rest] = port as [HullPoint, ...HullPoint[]];
  return [
    `M${turn(start)}`,
    ...curves(start, rest).map((curve) => `C${curve.map(turn).join(" ")}`),
    ...curves(starboard[0] as HullPoint, starboard.slice(1)).map((curve) => `C${curve.map(turn).join(" ")}`),
    "Z",
  ].join("");
}

/** Returns curves from point to point that start and end parallel to the ship, so that the sides have no corners. */
function curves(start: HullPoint, points: readonly HullPoint[]): HullPoint[][] {
  let from = start;
  return points.map((to) => {
    const middle = (from[0] + to[0]) / 2;
    // The nose is round: at its tip, the curve is perpendicular to the ship.
    const atNose = to[1] === 0 || from[1] === 0;
    const curve: HullPoint[] = atNose
      ? [noseTangent(from, to), noseTangent(to, from), to]
      : [[middle, from[1]], [middle, to[1]], to];
    from = to;
    return curve;
  });
}

const noseTangent = (point: HullPoint, other: HullPoint): HullPoint =>
  point[1] === 0 ? [point[0], other[1] * 0.35] : [point[0] + (other[0] - point[0]) * 0.5, point[1]];

/** Converts `along` from the stern and `across` from the middle line, in section lengths, to `x y` of the drawing. */
export const pointOnPage = (along: number, across: number, sections: readonly Section[], heading: Heading): string =>
  placed(along, across, shipLength(sections), heading);

function placed(along: number, across: number, length: number, heading: Heading): string {
  const [x, y] = heading === "right" ? [along, HALF_BEAM + across] : [HALF_BEAM + across, length - along];
  return `${Math.round(x * SCALE)} ${Math.round(y * SCALE)}`;
}

/** Returns a room's box on the page, in percent of the drawing. */
export function boxOnPage(
  box: RoomBox,
  sections: readonly Section[],
  heading: Heading,
): { left: string; top: string; width: string; height: string } {
  const length = shipLength(sections);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;
  const across = percent(HALF_BEAM + box.across, 2 * HALF_BEAM);
  const breadth = percent(box.breadth, 2 * HALF_BEAM);
  const size = percent(box.length, length);
  return heading === "right"
    ? { left: percent(box.along, length), top: across, width: size, height: breadth }
    : { left: across, top: percent(length - box.along - box.length, length), width: breadth, height: size };
}
