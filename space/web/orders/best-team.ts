/** Proposed teams, by the rule that the service proposes them by. */
import type { Game } from "../../rules/game/game.ts";
import { outlookAfter } from "../../rules/orders/estimate.ts";
import type { Team } from "../../rules/orders/queue.ts";
import { type ProposedTeam, type ProposedTeams, teamsFor } from "../../rules/orders/teams.ts";
import { targetOf } from "../../rules/turn/command.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { isTeamChange, type TeamWork } from "./estimate/order-estimate.ts";

/** The fewest turns; of equally fast teams the one with the most power. Null if no one is aboard. */
export const fastestTeam = (game: Game, work: TeamWork): Team | null => teamOf(proposedTeams(game, work)?.fastest);

/** The fewest members who are as fast. */
export const smallestTeam = (game: Game, work: TeamWork): Team | null => teamOf(proposedTeams(game, work)?.fewest);

const teamOf = (proposed: ProposedTeam | undefined): Team | null =>
  proposed === undefined ? null : { leadId: proposed.leadId, helperIds: proposed.helperIds };

function proposedTeams(game: Game, work: TeamWork): ProposedTeams | undefined {
  const target = isTeamChange(work) ? game.tasks.find(({ id }) => id === work.taskId)?.target : targetOf(game, work);
  return target === undefined || target instanceof Refusal ? undefined : teamsFor(gameAtStart(game, work), target);
}

/** The game in which the work starts: after the queue, or after the tasks before it. */
export function gameAtStart(game: Game, work: TeamWork): Game {
  if (!isTeamChange(work)) return outlookAfter(game);
  const place = game.tasks.findIndex(({ id }) => id === work.taskId);
  return outlookAfter(game, game.tasks.slice(0, Math.max(0, place)));
}
