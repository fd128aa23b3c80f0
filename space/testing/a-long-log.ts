/** For tests: a game with a log of any length. */
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import type { SaveContents } from "../rules/save/save.ts";

/** Returns the game after this many turns: each has an event, and every second one an ended task with a helper. */
export function aLongLog(game: Game, turns: number, text = "A turn passed."): SaveContents {
  const events = Array.from(
    { length: turns },
    (_, turn): GameEvent => ({
      ...{ number: turn + 1, turn, kind: "turn.advanced", severity: "info", refs: {}, figures: { turn }, text },
    }),
  );
  const tasks = Array.from(
    { length: Math.floor(turns / 2) },
    (_, place): EndedTask => ({
      task: {
        ...{ id: place + 1, target: { kind: "explore", systemId: game.positionId, focus: "survey" } },
        ...{ leadId: 2, helperIds: [1], paid: {}, queuedOnTurn: 2 * place },
      },
      ...{ outcome: "cancelled", number: place + 1, endedOnTurn: 2 * place + 1, leadName: "Ada", helperNames: ["Bo"] },
      refund: {},
    }),
  );
  const counts = { turn: turns, eventCount: events.length, endedCount: tasks.length, nextTaskId: tasks.length + 1 };
  return { game: { ...game, ...counts }, events, tasks };
}
