/** Proposes teams for a task: the fastest, and the smallest that is equally fast. */

import { HELPER_FATIGUE, LEAD_FATIGUE, tire } from "../game/crew.ts";
import { type CrewMember, crewOf, type Game, type Target } from "../game/game.ts";
import { HELPER_LIMIT } from "../values/limits.ts";
import { workOf } from "./orders.ts";
import { type Band, durationOf, ownPower, strengthOf, TASK_SKILL } from "./power.ts";
import type { Team } from "./queue.ts";

export interface ProposedTeam extends Team {
  readonly turns: number;
  /** Sum of the fatigue that its members gain by the end of the task. */
  readonly fatigue: number;
  readonly power: number;
  readonly band: Band;
}

export interface ProposedTeams {
  /** The team with the fewest turns; of equally fast teams the one with the most power. */
  readonly fastest: ProposedTeam;
  /** The smallest team with the same number of turns. */
  readonly fewest: ProposedTeam;
}

/** Number of members that are considered: those with the best skill. */
const CONSIDERED = 6;

/** Returns the proposed teams in the game in which the task starts; undefined if no one is aboard. */
export function teamsFor(game: Game, target: Target): ProposedTeams | undefined {
  const all = candidates(game, target);
  const fastest = first(all, (team) => [team.turns, -team.power]);
  const fewest = first(all, (team) => [team.turns, team.helperIds.length, -team.power]);
  return fastest && fewest && { fastest: tiredTeam(game, fastest), fewest: tiredTeam(game, fewest) };
}

/** Returns the team with the fatigue that it really gains: traits save some, and nobody is tired beyond the limit. */
function tiredTeam(game: Game, team: ProposedTeam): ProposedTeam {
  let ahead = game;
  for (let left = team.turns; left > 0; left--) {
    const next = { ...ahead, turn: ahead.turn + 1 };
    ahead = { ...next, crew: tire(next, team.leadId, team.helperIds) };
  }
  const gained = (id: number): number => crewOf(ahead, id).fatigue - crewOf(game, id).fatigue;
  return { ...team, fatigue: [team.leadId, ...team.helperIds].reduce((sum, id) => sum + gained(id), 0) };
}

/**
 * Returns the teams worth considering, with fatigue that ignores traits. Helpers count only by their own power, so for each
 * lead and number of helpers the best helpers make the best team.
 */
export function candidates(game: Game, target: Target, mostHelpers = HELPER_LIMIT): ProposedTeam[] {
  const skill = TASK_SKILL[target.kind];
  const { baseTurns, difficulty } = workOf(game, target);
  const best = [...game.crew]
    .sort((a, b) => ownPower(b, skill) - ownPower(a, skill) || a.fatigue - b.fatigue || a.id - b.id)
    .slice(0, CONSIDERED);
  const proposed = (lead: CrewMember, count: number): ProposedTeam => {
    const helperIds = best
      .filter((member) => member !== lead)
      .slice(0, count)
      .map((member) => member.id);
    const { power, band } = strengthOf(game, target.kind, lead.id, helperIds)(difficulty);
    const turns = durationOf(game, target.kind, baseTurns, band, lead);
    const fatigue = turns * (LEAD_FATIGUE + HELPER_FATIGUE * helperIds.length);
    return { leadId: lead.id, helperIds, turns, fatigue, power, band };
  };
  const most = Math.min(mostHelpers, best.length - 1);
  return best.flatMap((lead) => Array.from({ length: most + 1 }, (_, count) => proposed(lead, count)));
}

/** Returns the item with the smallest figures, compared in order; the first one on ties. */
function first<T>(items: readonly T[], figures: (item: T) => readonly number[]): T | undefined {
  const isLess = (a: readonly number[], b: readonly number[]): boolean => {
    const place = a.findIndex((figure, index) => figure !== b[index]);
    return place >= 0 && (a[place] as number) < (b[place] as number);
  };
  return items.reduce<T | undefined>(
    (found, item) => (found === undefined || isLess(figures(item), figures(found)) ? item : found),
    undefined,
  );
}
