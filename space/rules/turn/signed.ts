/** Adds the name of the command's player to its results. The name has no effect on the game. */
import type { EndedTask, Game, GameEvent, Task } from "../game/game.ts";
import type { Decision } from "./command.ts";

/** Returns the events with the name of the player whose command caused them. */
export const signedEvents = (events: readonly GameEvent[], by: string | undefined): readonly GameEvent[] =>
  by === undefined ? events : events.map((event) => ({ ...event, by }));

/** Adds the player's name to the decision's events, to the tasks that it queued, and to the encounter that it decided. */
export function signed<Answer>(before: Game, decision: Decision<Answer>, by: string | undefined): Decision<Answer> {
  if (by === undefined || decision.game === before) return decision;
  const { game, ended } = decision;
  const sign = (task: Task): Task => (task.id < before.nextTaskId ? task : { ...task, by });
  const signEnd = (end: EndedTask): EndedTask => ({ ...end, task: sign(end.task) });
  return {
    ...decision,
    game: { ...game, tasks: game.tasks.map(sign), encounters: signedEncounters(before, game, by) },
    events: signedEvents(decision.events, by),
    ended: ended.map(signEnd),
  };
}

/** Nobody decided an encounter that lapsed as the turn passed. */
function signedEncounters(before: Game, { turn, encounters }: Game, by: string): Game["encounters"] {
  if (turn !== before.turn || encounters === before.encounters) return encounters;
  return encounters.map((encounter, index) => {
    const { decided } = encounter;
    const isNew = decided !== null && before.encounters[index]?.decided === null;
    return isNew ? { ...encounter, decided: { ...decided, by } } : encounter;
  });
}
