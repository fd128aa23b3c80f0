/** How long the food lasts, and whom hunger would take. */

import { weakest } from "../../rules/game/crew.ts";
import { harvestOf, upkeepOf } from "../../rules/game/effects.ts";
import type { Game } from "../../rules/game/game.ts";
import { shown } from "../../rules/values/amount.ts";
import { STARVATION_TURNS } from "../../rules/values/limits.ts";

export interface FoodOutlook {
  /** Supplies a worked turn. */
  readonly eaten: number;
  readonly grown: number;
  /** Worked turns for which there is enough; null where it does not run out. */
  readonly turns: number | null;
  /** Who is lost to hunger next, and in how many turns; null while nobody starves. */
  readonly starving: { readonly turns: number; readonly name: string } | null;
}

export function foodOutlook(game: Game): FoodOutlook {
  const [eaten, grown] = [upkeepOf(game), harvestOf(game)];
  const { supplies } = game.resources;
  return {
    eaten: shown(eaten),
    grown: shown(grown),
    // A meal is eaten before the plants of the turn are harvested, so with some food and enough of them it never ends.
    turns: supplies >= eaten && grown >= eaten ? null : lasting(supplies, eaten, grown),
    starving:
      game.starvingTurns === 0
        ? null
        : {
            turns: STARVATION_TURNS - (game.starvingTurns % STARVATION_TURNS),
            name: weakest(game.crew)?.name ?? "nobody",
          },
  };
}

function lasting(supplies: number, eaten: number, grown: number): number {
  if (eaten === 0 || supplies < eaten) return 0;
  return 1 + Math.floor((supplies - eaten) / (eaten - grown));
}
