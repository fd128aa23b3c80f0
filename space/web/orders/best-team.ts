/** Proposes teams by the same rule as the service. */
import type { Game } from "../../rules/game/game.ts";
import { outlookAfter } from "../../rules/orders/estimate.ts";
import type { Team } from "../../rules/orders/queue.ts";
import { type ProposedTeam, type ProposedTeams, teamsFor } from "../../rules/orders/teams.ts";
import { targetOf } from "../../rules/turn/command.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { isTeamChange, type TeamWork } from "./estimate/order-estimate.ts";

/** Returns the team that takes the fewest turns; among equally fast teams, the most powerful. Null if no one is aboard. */
export const fastestTeam = (game: Game, work: TeamWork): Team | null => teamOf(proposedTeams(game, work)?.fastest);

/** Returns the smallest team that is as fast; null if no one is aboard. */
export const smallestTeam = (game: Game, work: TeamWork): Team | null => teamOf(proposedTeams(game, work)?.fewest);

const teamOf = (proposed: ProposedTeam | undefined): Team | null =>
  proposed === undefined ? null : { leadId: proposed.leadId, helperIds: proposed.helperIds };

function proposedTeams(game: Game, work: TeamWork): ProposedTeams | undefined {
  const target = isTeamChange(work) ? game.tasks.find(({ id }) => id === work.taskId)?.target : targetOf(game, work);
  return target === undefined || target instanceof Refusal ? undefined : teamsFor(gameAtStart(game, work), target);
}

/** Returns the projected game in which the work starts: after the whole queue, or after the tasks before it. */
export function gameAtStart(game: Game, work: TeamWork): Game {
  if (!isTeamChange(work)) return outlookAfter(game);
  const place = game.tasks.findIndex(({ id }) => id === work.taskId);
  return outlookAfter(game, game.tasks.slice(0, Math.max(0, place)));
}
