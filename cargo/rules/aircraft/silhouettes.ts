/** Outlines of aircraft from above, in a box of 24 by 24 units with the nose up. */

/** The shape of a type from above. Lengths are in units of the box. */
interface Build {
  /** Length from nose to tail. */
  readonly length: number;
  /** Half the width of the fuselage. */
  readonly girth: number;
  /** Half the span. */
  readonly span: number;
  /** Distance from the nose to where the front edge of the wing meets the fuselage. */
  readonly wingAt: number;
  readonly rootChord: number;
  readonly tipChord: number;
  /** How far the wing tips are behind the roots. */
  readonly sweep: number;
  /** Half the span of the tail. */
  readonly tail: number;
  /** Distances of engines from the middle; 0 is an engine in the nose or the fin. */
  readonly engines: readonly number[];
  readonly hasPropellers: boolean;
}

const BUILDS = {
  single: {
    length: 17,
    girth: 1.1,
    span: 10.5,
    wingAt: 4.6,
    rootChord: 2.6,
    tipChord: 2,
    sweep: 0.2,
    tail: 3.8,
    engines: [0],
    hasPropellers: true,
  },
  twinprop: {
    length: 19,
    girth: 1.15,
    span: 10.8,
    wingAt: 6.8,
    rootChord: 2.6,
    tipChord: 1.5,
    sweep: 0.4,
    tail: 4,
    engines: [3.6],
    hasPropellers: true,
  },
  regional: {
    length: 19,
    girth: 1.35,
    span: 9.8,
    wingAt: 5.6,
    rootChord: 3.6,
    tipChord: 1.4,
    sweep: 2.4,
    tail: 4,
    engines: [3.4, 6.4],
    hasPropellers: false,
  },
  narrow: {
    length: 21,
    girth: 1.15,
    span: 9.8,
    wingAt: 6.8,
    rootChord: 4.4,
    tipChord: 1.1,
    sweep: 5,
    tail: 3.8,
    engines: [3.6],
    hasPropellers: false,
  },
  wide: {
    length: 21.5,
    girth: 1.5,
    span: 10.6,
    wingAt: 6.4,
    rootChord: 5,
    tipChord: 1.2,
    sweep: 5.6,
    tail: 4.2,
    engines: [3.9],
    hasPropellers: false,
  },
  trijet: {
    length: 21.8,
    girth: 1.5,
    span: 9.8,
    wingAt: 6.8,
    rootChord: 5,
    tipChord: 1.2,
    sweep: 5.6,
    tail: 4,
    engines: [0, 3.8],
    hasPropellers: false,
  },
  quad: {
    length: 22,
    girth: 1.6,
    span: 11,
    wingAt: 6,
    rootChord: 5.4,
    tipChord: 1.2,
    sweep: 6.4,
    tail: 4.6,
    engines: [3.6, 6.8],
    hasPropellers: false,
  },
} as const satisfies Record<string, Build>;

export type Silhouette = keyof typeof BUILDS;
export const SILHOUETTES = Object.keys(BUILDS) as readonly Silhouette[];

export const SILHOUETTE_OF_MODEL: Readonly<Record<string, Silhouette>> = {
  C208: "single",
  DHC6: "twinprop",
  SW4: "twinprop",
  C408: "twinprop",
  SF34: "twinprop",
  AN26: "twinprop",
  AT76: "twinprop",
  B463: "regional",
  B734: "narrow",
  B738: "narrow",
  B752: "narrow",
  IL76: "quad",
  A306: "wide",
  B763: "wide",
  A332: "wide",
  MD11: "trijet",
  B744: "quad",
  B77F: "wide",
  B748: "quad",
};

/** Types that this client does not know get the most common silhouette. */
export const silhouetteOf = (modelId: string): Silhouette => SILHOUETTE_OF_MODEL[modelId] ?? "narrow";

/** Paths of SVG. The tail is a path of its own because it has its own colour. */
export interface Outline {
  readonly body: string;
  readonly tail: string;
}

type Point = readonly [x: number, y: number];

/** All outlines have the same winding direction, so that overlaps leave no hole. */
const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

const round = (value: number): number => Math.round(value * 100) / 100;

const MIDDLE = 12;

/** Returns a symmetric shape from the points of its right side, top to bottom. */
const mirrored = (right: readonly Point[]): string =>
  polygon([
    ...right.map(([x, y]): Point => [MIDDLE + x, y]),
    ...right.toReversed().map(([x, y]): Point => [MIDDLE - x, y]),
  ]);

export function outlineOf(silhouette: Silhouette): Outline {
  const build = BUILDS[silhouette];
  const { length, girth, span, wingAt, rootChord, tipChord, sweep, tail } = build;
  const top = (24 - length) / 2;
  const bottom = top + length;
  const wing = top + wingAt;
  const fuselage = mirrored([
    [0.15 * girth, top],
    [0.7 * girth, top + 0.7 * girth],
    [girth, top + 2.2 * girth],
    [girth, bottom - 5 * girth],
    [0.35 * girth, bottom],
  ]);
  const wings = mirrored([
    [0, wing],
    [span, wing + sweep],
    [span, wing + sweep + tipChord],
    [0, wing + rootChord],
  ]);
  const fin = bottom - 2.9;
  const tailplane = mirrored([
    [0, fin],
    [tail, fin + 0.25 * sweep + 0.5],
    [tail, fin + 0.25 * sweep + 1.7],
    [0, bottom - 0.4],
  ]);
  return { body: fuselage + wings + enginesOf(build, top), tail: tailplane };
}

function enginesOf({ engines, hasPropellers, wingAt, sweep, span, length, girth }: Build, top: number): string {
  return engines
    .flatMap((distance) => {
      if (distance === 0) return hasPropellers ? [propeller(0, top - 0.1)] : [engine(0, top + length - 2.2, girth)];
      const front = top + wingAt + (sweep * distance) / span - 1.5;
      return [-distance, distance].flatMap((x) => [
        engine(x, front, 0.7),
        ...(hasPropellers ? [propeller(x, front - 0.2)] : []),
      ]);
    })
    .join("");
}

const engine = (x: number, front: number, half: number): string =>
  polygon([
    [MIDDLE + x - 0.8 * half, front],
    [MIDDLE + x + 0.8 * half, front],
    [MIDDLE + x + half, front + 0.8],
    [MIDDLE + x + 0.6 * half, front + 2.6],
    [MIDDLE + x - 0.6 * half, front + 2.6],
    [MIDDLE + x - half, front + 0.8],
  ]);

const propeller = (x: number, y: number): string =>
  polygon([
    [MIDDLE + x - 1.9, y],
    [MIDDLE + x + 1.9, y],
    [MIDDLE + x + 1.9, y + 0.35],
    [MIDDLE + x - 1.9, y + 0.35],
  ]);
