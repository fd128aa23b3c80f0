/** The part of the galaxy shown: a scale and the place in the middle. Places are in light years, the screen in px. */

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

/** The galaxy's box in light years, with a margin for stars and labels at its edges. */
export const GALAXY = { width: 60, height: 44 } as const;
const MARGIN = 3.5;
/** Below this zoom the labels of neighbours overlap. */
const COMFORTABLE_SCALE = 11;
const GREATEST_SCALE = 48;

/** What buttons cover, in px: those for the zoom at the right edge, the legend's at the bottom. */
const COVERED = { width: 60, height: 56 } as const;

const fitScale = ({ width, height }: Size): number =>
  Math.min(
    (width - COVERED.width) / (GALAXY.width + 2 * MARGIN),
    (height - COVERED.height) / (GALAXY.height + 2 * MARGIN),
  );

/** The whole galaxy. */
export const wholeView = (size: Size): View =>
  clamped({ scale: fitScale(size), middle: { x: GALAXY.width / 2, y: GALAXY.height / 2 } }, size);

/** The galaxy if it fits, else the surroundings of a place. */
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

/** Zooms around a point of the screen. */
export function zoomedAt(view: View, size: Size, factor: number, point: Place): View {
  const scale = Math.min(GREATEST_SCALE, Math.max(fitScale(size), view.scale * factor));
  const fixed = toGalaxy(view, size, point);
  const middle = {
    x: fixed.x - (point.x - size.width / 2) / scale,
    y: fixed.y - (point.y - size.height / 2) / scale,
  };
  return clamped({ scale, middle }, size);
}

/** Moved by a pointer's distance in px. */
export const panned = ({ scale, middle }: View, size: Size, dx: number, dy: number): View =>
  clamped({ scale, middle: { x: middle.x - dx / scale, y: middle.y - dy / scale } }, size);

/** Centred on a place, as far as the galaxy's edges allow. */
export const centredOn = ({ scale }: View, size: Size, place: Place): View => clamped({ scale, middle: place }, size);

/** The star nearest to a point of the screen, within a distance in px. */
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

/** How close to the edge of the screen a place may come before the map follows it. */
const EDGE_PX = 48;

/** The same view if it shows the place well, else one centred on it. */
export function showing(view: View, size: Size, place: Place): View {
  const { x, y } = toScreen(view, size, place);
  const inside = x >= EDGE_PX && y >= EDGE_PX && x <= size.width - EDGE_PX && y <= size.height - EDGE_PX;
  return inside ? view : centredOn(view, size, place);
}

/** Never shows empty space while there is galaxy left on the other side. */
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
