/** The star classes: how common each is, what exploring it yields, and how hazardous it is. */

export type StarClass =
  | "M"
  | "K"
  | "G"
  | "F"
  | "A"
  | "B"
  | "O"
  | "white-dwarf"
  | "red-giant"
  | "neutron-star"
  | "black-hole";

export interface Star {
  readonly label: string;
  /** Relative frequency; all weights add up to 100. */
  readonly weight: number;
  /** What a first survey yields before all multipliers, in whole units. */
  readonly data: number;
  readonly fuel: number;
  readonly supplies: number;
  readonly alloy: number;
  /** Chance of exotics, in percent. */
  readonly exoticPercent: number;
  readonly hazard: number;
}

const star = (
  label: string,
  weight: number,
  data: number,
  fuel: number,
  supplies: number,
  alloy: number,
  exoticPercent: number,
  hazard: number,
): Star => ({ label, weight, data, fuel, supplies, alloy, exoticPercent, hazard });

export const STARS: Readonly<Record<StarClass, Star>> = {
  M: star("red dwarf", 40, 8, 5, 4, 10, 12, 0),
  K: star("orange dwarf", 20, 9, 6, 8, 10, 12, 0),
  G: star("yellow star", 12, 10, 6, 10, 8, 12, 0),
  F: star("yellow-white star", 8, 11, 7, 7, 9, 15, 1),
  A: star("white star", 5, 12, 8, 3, 9, 18, 1),
  B: star("blue-white giant", 3, 15, 9, 1, 11, 30, 2),
  O: star("blue giant", 1, 20, 10, 0, 13, 50, 3),
  "white-dwarf": star("white dwarf", 6, 12, 3, 2, 15, 25, 1),
  "red-giant": star("red giant", 3, 13, 9, 2, 11, 22, 1),
  "neutron-star": star("neutron star", 1, 19, 2, 0, 14, 60, 3),
  "black-hole": star("black hole", 1, 25, 0, 0, 8, 80, 4),
};

export const STAR_CLASSES = Object.keys(STARS) as readonly StarClass[];

/** Returns the class for a number in [0, 1): each class covers a part of it equal to its weight. */
export function starClassAt(share: number): StarClass {
  let left = share * 100;
  for (const starClass of STAR_CLASSES) {
    left -= STARS[starClass].weight;
    if (left < 0) return starClass;
  }
  return "M";
}
