/** The visible part of the galaxy: a scale and the place in the middle. Places are in light years, the screen in px. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View {
  /** px per light year. */
  readonly scale: number;
  readonly middle: Place;
}

/** Size of the galaxy in light years. The margin leaves room for stars and labels at its edges. */
export const GALAXY = { width: 60, height: 44 } as const;
const MARGIN = 3.5;
/** At a lower zoom, the labels of neighbouring stars overlap. */
const COMFORTABLE_SCALE = 11;
const GREATEST_SCALE = 48;

/** Area covered by buttons, in px: the zoom buttons at the right edge, the legend's at the bottom. */
const COVERED = { width: 60, height: 56 } as const;

const fitScale = ({ width, height }: Size): number =>
  Math.min(
    (width - COVERED.width) / (GALAXY.width + 2 * MARGIN),
    (height - COVERED.height) / (GALAXY.height + 2 * MARGIN),
  );

/** Returns the view of the whole galaxy. */
export const wholeView = (size: Size): View =>
  clamped({ scale: fitScale(size), middle: { x: GALAXY.width / 2, y: GALAXY.height / 2 } }, size);

/** Returns the view of the whole galaxy if labels do not overlap at its scale, else of the surroundings of a place. */
export const firstView = (size: Size, around: Place): View =>
  clamped({ scale: Math.max(fitScale(size), COMFORTABLE_SCALE), middle: around }, size);

export const toScreen = ({ scale, middle }: View, size: Size, place: Place): Place => ({
  x: size.width / 2 + (place.x - middle.x) * scale,
  y: size.height / 2 + (place.y - middle.y) * scale,
});

export const toGalaxy = ({ scale, middle }: View, size: Size, point: Place): Place => ({
  x: middle.x + (point.x - size.width / 2) / scale,
  y: middle.y + (point.y - size.height / 2) / scale,
});

/** Zooms around a point of the screen, which keeps its place. */
export function zoomedAt(view: View, size: Size, factor: number, point: Place): View {
  const scale = Math.min(GREATEST_SCALE, Math.max(fitScale(size), view.scale * factor));
  const fixed = toGalaxy(view, size, point);
  const middle = {
    x: fixed.x - (point.x - size.width / 2) / scale,
    y: fixed.y - (point.y - size.height / 2) / scale,
  };
  return clamped({ scale, middle }, size);
}

/** Returns the view moved by a pointer's distance in px. */
export const panned = ({ scale, middle }: View, size: Size, dx: number, dy: number): View =>
  clamped({ scale, middle: { x: middle.x - dx / scale, y: middle.y - dy / scale } }, size);

/** Returns the view centred on a place, as far as the galaxy's edges allow. */
export const centredOn = ({ scale }: View, size: Size, place: Place): View => clamped({ scale, middle: place }, size);

/** Returns the star nearest to a point of the screen, within a distance in px. */
export function starNear<Star extends Place>(
  stars: readonly Star[],
  view: View,
  size: Size,
  point: Place,
  px: number,
): Star | undefined {
  const at = toGalaxy(view, size, point);
  let best: { star: Star; distance: number } | undefined;
  for (const star of stars) {
    const distance = Math.hypot(star.x - at.x, star.y - at.y) * view.scale;
    if (distance <= px && (best === undefined || distance < best.distance)) best = { star, distance };
  }
  return best?.star;
}

/** Distance from the edge of the screen, in px, within which the map scrolls to a place. */
const EDGE_PX = 48;

/** Returns the view unchanged if the place is well inside it, else centred on the place. */
export function showing(view: View, size: Size, place: Place): View {
  const { x, y } = toScreen(view, size, place);
  const inside = x >= EDGE_PX && y >= EDGE_PX && x <= size.width - EDGE_PX && y <= size.height - EDGE_PX;
  return inside ? view : centredOn(view, size, place);
}

/** Keeps the view within the galaxy as far as possible, so that neither side shows needless empty space. */
function clamped({ scale, middle }: View, size: Size): View {
  const axis = (value: number, length: number, shown: number, covered: number): number => {
    const half = shown / scale / 2;
    const [least, greatest] = [half - MARGIN, length + MARGIN + covered / scale - half];
    return least >= greatest ? (least + greatest) / 2 : Math.min(greatest, Math.max(least, value));
  };
  return {
    scale,
    middle: {
      x: axis(middle.x, GALAXY.width, size.width, COVERED.width),
      y: axis(middle.y, GALAXY.height, size.height, COVERED.height),
    },
  };
}
