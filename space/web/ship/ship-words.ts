/** Describes hull and grid, and turns the effects of the tables into sentences. */
import { capitalised } from "@outbound/kit/web/format.ts";
import type { GridLabel } from "../../rules/game/effects.ts";
import { hullPercent } from "../../rules/orders/power.ts";
import { whole } from "../../rules/values/amount.ts";
import { PATCH_HULL } from "../../rules/values/limits.ts";

/** Returns a word for the hull, with its effect on every team if it is weak. */
export function hullWord(hull: number): string {
  if (hull >= 100) return "Intact";
  if (hull >= 75) return "Scratched";
  if (hull >= 50) return `Damaged (a patch restores ${PATCH_HULL})`;
  const percent = hullPercent({ hull: whole(hull) });
  const effect = percent === 100 ? "" : `, team power × ${percent / 100}`;
  return hull >= 25 ? `Badly damaged${effect}: build a patch` : `Failing${effect}: build a patch now`;
}

const MEANINGS: Readonly<Record<GridLabel, string>> = {
  blackout: "Blackout: supply is under half of demand",
  brownout: "Brownout: supply is far below demand",
  tight: "Tight: supply is just below demand",
  balanced: "Balanced: supply meets demand",
  surplus: "Surplus: power to spare",
};

/** Returns the meaning of the grid's label, and its effect on every team. */
export const gridText = (label: GridLabel, factor: number): string => `${MEANINGS[label]}. Team power × ${factor}.`;

/** Returns an effect of the tables as a sentence. Effects start in lower case, so that they can be used inside sentences. */
export const sentence = (text: string): string => `${capitalised(text)}.`;
