/** Proposed teams, by the rule that the service proposes them by. */
import type { Game } from "../../rules/game/game.ts";
import { project } from "../../rules/orders/projection.ts";
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

/** In the game in which the task starts: after the queue, or after the tasks before it. */
function proposedTeams(game: Game, work: TeamWork): ProposedTeams | undefined {
  if (!isTeamChange(work)) {
    const target = targetOf(game, work);
    return target instanceof Refusal ? undefined : teamsFor(project(game, game.tasks), target);
  }
  const place = game.tasks.findIndex(({ id }) => id === work.taskId);
  const task = game.tasks[place];
  return task && teamsFor(project(game, game.tasks.slice(0, place)), task.target);
}
