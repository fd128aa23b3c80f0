/** Which star labels can be shown without overlapping, the more important ones first. */
import type { Place } from "./view.ts";

export interface MapLabel extends Place {
  readonly id: number;
  /** The name, and the lines below it if there is room. */
  readonly lines: readonly string[];
  /** Higher comes first. */
  readonly weight: number;
  /** From the middle of the star to the top of the label, in px. */
  readonly drop: number;
  /** The middles of the marks around the star, from it, in px. */
  readonly marks?: readonly Place[];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const CHARACTER_PX = 6.6;
export const LINE_PX = 13;
/** The space around a star that labels of other stars must leave free. */
const STAR_PX = 9;

/** Half of the ship and of the marks around stars, which the lines below a name must not touch. */
const SHIP_PX = 9;
const MARK_PX = 6;

/** The number of lines of each label that fit, by id; absent if not even the name does. `ship` is in px. */
export function shownLines(labels: readonly MapLabel[], scale: number, ship?: Place): ReadonlyMap<number, number> {
  const marks = labels.flatMap(({ id, x, y, marks = [] }) =>
    marks.map((mark) => ({ id, box: squareBox({ x: x * scale + mark.x, y: y * scale + mark.y }, MARK_PX) })),
  );
  const ships = ship ? [{ id: 0, box: squareBox(ship, SHIP_PX) }] : [];
  const stars = labels.map((label) => ({
    id: label.id,
    box: squareBox({ x: label.x * scale, y: label.y * scale }, STAR_PX),
  }));
  const taken: Box[] = [];
  const shown = new Map<number, number>();
  const isFree = (id: number, box: Box) =>
    !taken.some((other) => overlap(box, other)) && !stars.some((star) => star.id !== id && overlap(box, star.box));
  const isClear = (id: number, box: Box) =>
    ![...marks, ...ships].some((mark) => mark.id !== id && overlap(box, mark.box));
  for (const label of labels.toSorted((a, b) => b.weight - a.weight || a.id - b.id)) {
    for (let count = label.lines.length; count > 0; count--) {
      const box = labelBox(label, scale, count);
      if (!isFree(label.id, box) || (count > 1 && !isClear(label.id, box))) continue;
      taken.push(box);
      shown.set(label.id, count);
      break;
    }
  }
  return shown;
}

const squareBox = ({ x, y }: Place, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

function labelBox({ x, y, lines, drop }: MapLabel, scale: number, count: number): Box {
  const half = (Math.max(...lines.slice(0, count).map((line) => line.length)) * CHARACTER_PX) / 2 + 2;
  const top = y * scale + drop;
  return { left: x * scale - half, right: x * scale + half, top, bottom: top + count * LINE_PX };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
