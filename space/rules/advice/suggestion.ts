/** What the advisor suggests, before the rules have checked it. */

import type { Game, Target } from "../game/game.ts";
import type { Team } from "../orders/queue.ts";
import { candidates } from "../orders/teams.ts";

export interface Suggestion {
  readonly target: Target;
  readonly title: string;
  readonly reason: string;
}

/** A member this tired works worse and rests rather than helps. */
const TIRED = 50;
/** Helpers beyond this many rest; larger teams are left to the player, who knows what comes next. */
const MOST_HELPERS = 1;

/** A fast team that lets the tired rest: the strongest lead, and the fewest rested helpers who are as fast. */
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
