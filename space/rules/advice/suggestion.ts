/** Suggestions of the advisor before the rules have checked them. */

import type { Game, Target } from "../game/game.ts";
import type { Team } from "../orders/queue.ts";
import { candidates } from "../orders/teams.ts";

export interface Suggestion {
  readonly target: Target;
  readonly title: string;
  readonly reason: string;
}

/** A member with at least this fatigue works worse, so the member rests instead of helping. */
const TIRED = 50;
/** Members beyond this number of helpers rest; larger teams are left to the player, who knows the plans. */
const MOST_HELPERS = 1;

/**
 * Returns a fast team that lets tired members rest: the strongest lead, and as few rested helpers as are needed for its speed.
 */
export function adviseTeam(game: Game, target: Target): Team | undefined {
  const tired = new Set(game.crew.filter(({ fatigue }) => fatigue >= TIRED).map(({ id }) => id));
  const teams = candidates(game, target, MOST_HELPERS).filter(
    ({ helperIds }) => !helperIds.some((id) => tired.has(id)),
  );
  let best = teams[0];
  for (const team of teams) {
    const saves = best === undefined || team.turns < best.turns;
    const rests = best !== undefined && team.turns === best.turns && team.fatigue < best.fatigue;
    if (saves || rests) best = team;
  }
  return best && { leadId: best.leadId, helperIds: best.helperIds };
}
