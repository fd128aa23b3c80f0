/** Determines the look of a planet or belt from its name and kind. */
import type { BodyKind } from "../../../rules/game/bodies.ts";

export interface BodyLook {
  /** In units of a box of 48 × 48, like all lengths here. */
  readonly radius: number;
  readonly base: string;
  /** Colour of bands, seas, craters or rocks. */
  readonly mark: string;
  /** Offsets from the middle of the box, and radii: spots within the disc, or the rocks of a belt. */
  readonly spots: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** Heights of the bands, relative to the middle. */
  readonly bands: readonly number[];
  readonly hasRing: boolean;
  /** Tilt in degrees. */
  readonly tilt: number;
  readonly moons: number;
}

interface Style {
  readonly radius: readonly [least: number, greatest: number];
  /** Pairs of colours: `base` and `mark`. */
  readonly colors: readonly (readonly [string, string])[];
  readonly spots: number;
  readonly bands: number;
  /** One body in this many has a ring; 0 if none has. */
  readonly ringOneIn: number;
  readonly moons: number;
}

const STYLES: Readonly<Record<BodyKind, Style>> = {
  "rocky planet": {
    radius: [10, 13],
    colors: [
      ["#b5714c", "#8b4f34"],
      ["#a5917b", "#7d6a57"],
      ["#c08a54", "#96643a"],
    ],
    spots: 5,
    bands: 0,
    ringOneIn: 0,
    moons: 1,
  },
  "ocean planet": {
    radius: [11, 14],
    colors: [
      ["#3f7fc4", "#7fb07a"],
      ["#2f93a8", "#c9b98a"],
      ["#4a6fd0", "#8dc3b4"],
    ],
    spots: 4,
    bands: 0,
    ringOneIn: 0,
    moons: 1,
  },
  "ice planet": {
    radius: [10, 13],
    colors: [
      ["#cfe3ee", "#9fc0d6"],
      ["#b9d5e0", "#8aaec8"],
      ["#dcdff0", "#aab2d6"],
    ],
    spots: 2,
    bands: 2,
    ringOneIn: 6,
    moons: 2,
  },
  "gas giant": {
    radius: [15, 18],
    colors: [
      ["#d9a56a", "#b27a45"],
      ["#c98f86", "#a3665f"],
      ["#8fb2a8", "#678d84"],
      ["#a899d0", "#7f6fb0"],
    ],
    spots: 1,
    bands: 4,
    ringOneIn: 2,
    moons: 2,
  },
  "asteroid belt": {
    radius: [20, 20],
    colors: [["#a39a8d", "#6f675d"]],
    spots: 16,
    bands: 0,
    ringOneIn: 0,
    moons: 0,
  },
  "dwarf planet": {
    radius: [6, 8],
    colors: [
      ["#9b938c", "#756d66"],
      ["#b09a8e", "#857064"],
    ],
    spots: 3,
    bands: 0,
    ringOneIn: 0,
    moons: 0,
  },
};

export function bodyLook({ name, kind }: { readonly name: string; readonly kind: BodyKind }): BodyLook {
  const style = STYLES[kind];
  const draw = drawer(`${name} ${kind}`);
  const [least, greatest] = style.radius;
  const radius = least + draw() * (greatest - least);
  const [base, mark] = style.colors[Math.floor(draw() * style.colors.length)] as readonly [string, string];
  const isBelt = kind === "asteroid belt";
  return {
    radius,
    base,
    mark,
    spots: Array.from({ length: style.spots }, (_, index) =>
      isBelt ? rock(index / style.spots, draw) : spotOn(radius, draw),
    ),
    bands: Array.from(
      { length: style.bands },
      (_, index) => radius * ((index + 0.4 + draw() * 0.4) / style.bands) * 1.6 - radius * 0.8,
    ),
    hasRing: style.ringOneIn > 0 && Math.floor(draw() * style.ringOneIn) === 0,
    tilt: -24 + draw() * 48,
    moons: Math.floor(draw() * (style.moons + 1)),
  };
}

type Draw = () => number;

function spotOn(radius: number, draw: Draw): { x: number; y: number; r: number } {
  const r = radius * (0.12 + 0.2 * draw());
  const [angle, far] = [2 * Math.PI * draw(), (radius - r - 0.5) * Math.sqrt(draw())];
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, r };
}

/** Returns a rock of a belt. The rocks follow an arc from the upper to the lower edge. */
function rock(along: number, draw: Draw): { x: number; y: number; r: number } {
  const bend = Math.sin(along * Math.PI) * 7;
  return { x: bend - 6 + draw() * 6, y: -20 + 40 * along + draw() * 2, r: 0.7 + 1.9 * draw() };
}

/** Returns a generator of numbers from 0 to below 1, seeded by the text (mulberry32). */
function drawer(text: string): Draw {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
