/** Determines which crew member starves next while food is short. */

import { weakest } from "../../rules/game/crew.ts";
import type { Game } from "../../rules/game/game.ts";
import { STARVATION_TURNS } from "../../rules/values/limits.ts";

export interface Starving {
  readonly turns: number;
  readonly name: string;
}

/** Returns the member who starves next and in how many turns; null while no one does. */
export const starvingNext = ({ starvingTurns, crew }: Pick<Game, "starvingTurns" | "crew">): Starving | null =>
  starvingTurns === 0
    ? null
    : { turns: STARVATION_TURNS - (starvingTurns % STARVATION_TURNS), name: weakest(crew)?.name ?? "nobody" };
