/** The look of each star class: a letter, a size and a shape; the style sheet has the colours. */
import { STAR_CLASSES, STARS, type StarClass } from "../../../rules/catalog/stars.ts";

export interface StarLook {
  /** Astronomers' letters where they exist; R, N and H are abbreviations. */
  readonly letter: string;
  /** Radius in px at every zoom. */
  readonly radius: number;
  readonly shape: "disc" | "dwarf" | "giant" | "pulsar" | "hole";
}

const LOOKS: Readonly<Record<StarClass, StarLook>> = {
  M: { letter: "M", radius: 8, shape: "disc" },
  K: { letter: "K", radius: 8.5, shape: "disc" },
  G: { letter: "G", radius: 9, shape: "disc" },
  F: { letter: "F", radius: 9.5, shape: "disc" },
  A: { letter: "A", radius: 10, shape: "disc" },
  B: { letter: "B", radius: 12, shape: "giant" },
  O: { letter: "O", radius: 13, shape: "giant" },
  "white-dwarf": { letter: "D", radius: 7.5, shape: "dwarf" },
  "red-giant": { letter: "R", radius: 13, shape: "giant" },
  "neutron-star": { letter: "N", radius: 8, shape: "pulsar" },
  "black-hole": { letter: "H", radius: 9, shape: "hole" },
};

export const lookOf = (starClass: StarClass): StarLook => LOOKS[starClass];

/** `class K, orange dwarf`; classes without an astronomers' letter only have their words. */
export function className(starClass: StarClass): string {
  const { label } = STARS[starClass];
  return starClass.length === 1 ? `class ${starClass}, ${label}` : label;
}

/** Every class once, the most common first, for the legend. */
export const CLASSES_BY_WEIGHT: readonly StarClass[] = STAR_CLASSES.toSorted(
  (a, b) => STARS[b].weight - STARS[a].weight,
);

const DANGERS = ["no danger", "some danger", "dangerous", "very dangerous"];

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `dangerous (2 of 3)`. */
export const dangerWords = (danger: number): string =>
  danger === 0 ? "no danger" : `${DANGERS[danger] ?? "dangerous"} (${danger} of 3)`;
