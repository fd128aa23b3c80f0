/** How long the food lasts, and who would starve next. */

import { weakest } from "../../rules/game/crew.ts";
import { harvestOf, upkeepOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import { STARVATION_TURNS } from "../../rules/values/limits.ts";

export interface FoodOutlook {
  /** Supplies per turn. */
  readonly eaten: number;
  readonly grown: number;
  /** Turns for which the food lasts; null if it does not run out. */
  readonly turns: number | null;
  /** Who starves next, and in how many turns; null while no one does. */
  readonly starving: { readonly turns: number; readonly name: string } | null;
}

export function foodOutlook(game: Game): FoodOutlook {
  const [eaten, grown] = [upkeepOf(game), harvestOf(game)];
  const { supplies } = game.resources;
  return {
    eaten: shown(eaten),
    grown: shown(grown),
    // Eating comes before the harvest of the same turn, so with some food and enough hydroponics it lasts forever.
    turns: supplies >= eaten && grown >= eaten ? null : turnsOfFood(supplies, eaten, grown),
    starving:
      game.starvingTurns === 0
        ? null
        : {
            turns: STARVATION_TURNS - (game.starvingTurns % STARVATION_TURNS),
            name: weakest(game.crew)?.name ?? "nobody",
          },
  };
}

function turnsOfFood(supplies: number, eaten: number, grown: number): number {
  if (eaten === 0 || supplies < eaten) return 0;
  return 1 + Math.floor((supplies - eaten) / (eaten - grown));
}
