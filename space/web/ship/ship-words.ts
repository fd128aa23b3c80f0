/** Hull and grid in words, and sentences out of the tables' effects. */
import type { GridLabel } from "../../rules/game/effects.ts";

export function hullWord(hull: number): string {
  if (hull >= 100) return "sound";
  if (hull >= 75) return "scratched: mishaps do this";
  if (hull >= 50) return "damaged: a patch mends 35";
  return hull >= 25 ? "badly damaged: build a patch" : "about to break: build a patch now";
}

const MEANINGS: Readonly<Record<GridLabel, string>> = {
  blackout: "Blackout: less than half of what is drawn",
  brownout: "Brownout: much more is drawn than supplied",
  tight: "Tight: a little more is drawn than supplied",
  balanced: "Balanced: supply meets demand",
  surplus: "Surplus: power to spare",
};

/** The band, and what it makes of every team. */
export function gridText(label: GridLabel, factor: number): string {
  return `${MEANINGS[label]}. Every team works at × ${factor}.`;
}

/** Effects of the tables begin small, for they stand in sentences. */
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
