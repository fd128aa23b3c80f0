/** The name of the player who gave a command, in what the command leaves behind. It decides nothing. */
import type { EndedTask, Game, GameEvent, Task } from "../game/game.ts";
import type { Decision } from "./command.ts";

/** The events with the name of the player whose command caused them. */
export const signedEvents = (events: readonly GameEvent[], by: string | undefined): readonly GameEvent[] =>
  by === undefined ? events : events.map((event) => ({ ...event, by }));

/** The decision with the player's name in its events, in the tasks that it queued, and in the encounter that it decided. */
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

/** An encounter that lapsed as the turn passed was decided by nobody. */
function signedEncounters(before: Game, { turn, encounters }: Game, by: string): Game["encounters"] {
  if (turn !== before.turn || encounters === before.encounters) return encounters;
  return encounters.map((encounter, index) => {
    const { decided } = encounter;
    const isNew = decided !== null && before.encounters[index]?.decided === null;
    return isNew ? { ...encounter, decided: { ...decided, by } } : encounter;
  });
}
