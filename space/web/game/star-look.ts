/** The look of each star class. */
import { STAR_CLASSES, STARS, type StarClass } from "../../rules/catalog/stars.ts";

export interface StarLook {
  /** The astronomers' letter where there is one; R, N and H are this game's abbreviations. */
  readonly letter: string;
  /** Radius in px at every zoom. */
  readonly radius: number;
  readonly shape: "disc" | "dwarf" | "giant" | "pulsar" | "hole";
  /** The map is dark in both colour schemes, so the colour only needs contrast with the night sky. */
  readonly color: string;
}

const LOOKS: Readonly<Record<StarClass, StarLook>> = {
  M: { letter: "M", radius: 8, shape: "disc", color: "#ff9b78" },
  K: { letter: "K", radius: 8.5, shape: "disc", color: "#ffbd6e" },
  G: { letter: "G", radius: 9, shape: "disc", color: "#ffe27a" },
  F: { letter: "F", radius: 9.5, shape: "disc", color: "#fdf6cf" },
  A: { letter: "A", radius: 10, shape: "disc", color: "#e8eeff" },
  B: { letter: "B", radius: 12, shape: "giant", color: "#b3ccff" },
  O: { letter: "O", radius: 13, shape: "giant", color: "#86aaff" },
  "white-dwarf": { letter: "D", radius: 7.5, shape: "dwarf", color: "#f4f7ff" },
  "red-giant": { letter: "R", radius: 13, shape: "giant", color: "#ff7a6b" },
  "neutron-star": { letter: "N", radius: 8, shape: "pulsar", color: "#8ff0ff" },
  "black-hole": { letter: "H", radius: 9, shape: "hole", color: "#c79bff" },
};

export const lookOf = (starClass: StarClass): StarLook => LOOKS[starClass];

/** Returns a text such as `class K, orange dwarf`, or only the words for a class without an astronomers' letter. */
export function className(starClass: StarClass): string {
  const { label } = STARS[starClass];
  return starClass.length === 1 ? `class ${starClass}, ${label}` : label;
}

/** Each class once, the most common first, for the legend. */
export const CLASSES_BY_WEIGHT: readonly StarClass[] = STAR_CLASSES.toSorted(
  (a, b) => STARS[b].weight - STARS[a].weight,
);

const DANGERS = ["no danger", "some danger", "dangerous", "very dangerous"];

/** Returns a text such as `dangerous (2 of 3)`. */
export const dangerWords = (danger: number): string =>
  danger === 0 ? "no danger" : `${DANGERS[danger] ?? "dangerous"} (${danger} of 3)`;
