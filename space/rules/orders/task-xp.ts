/** Computes what the team of a task learns. */
import { experienceOf, type XpGrant } from "../game/crew.ts";
import { crewOf, type Game, type Run, type Task } from "../game/game.ts";
import { TASK_SKILL } from "./power.ts";

/** Returns what each member gains when the task is completed: the lead in its skill and in leadership, then the helpers. */
export function xpGrants(
  game: Game,
  { target, leadId, helperIds }: Task,
  { baseTurns, difficulty }: Run,
): [XpGrant, XpGrant, ...XpGrant[]] {
  const skill = TASK_SKILL[target.kind];
  const xpOf = (crewId: number) => experienceOf(game, baseTurns, difficulty, crewOf(game, crewId));
  const { lead, leadership } = xpOf(leadId);
  return [
    { crewId: leadId, skill, xp: lead },
    { crewId: leadId, skill: "leadership", xp: leadership },
    ...helperIds.map((crewId) => ({ crewId, skill, xp: xpOf(crewId).helper })),
  ];
}
