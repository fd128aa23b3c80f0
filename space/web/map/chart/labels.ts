/** Chooses the star labels that fit without overlapping; more important labels take precedence. */
import type { Place } from "./view.ts";

export interface MapLabel extends Place {
  readonly id: number;
  /** The name, followed by the lines to show below it if there is room. */
  readonly lines: readonly string[];
  /** Labels with a higher weight take precedence. */
  readonly weight: number;
  /** Distance from the middle of the star to the top of the label, in px. */
  readonly drop: number;
  /** Middles of the marks around the star, relative to the star, in px. */
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
/** Half the side, in px, of the square around a star that labels of other stars must leave free. */
const STAR_PX = 9;

/** Half the sides, in px, of the squares around the ship and around marks. The lines below a name must leave them free. */
const SHIP_PX = 9;
const MARK_PX = 6;

/** Returns how many lines of each label fit, by id; without an entry if not even the name fits. `ship` is in px. */
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
