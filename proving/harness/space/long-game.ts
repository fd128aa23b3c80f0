/** A game of the space rules with a long log, played past its ends: what a year of a sandbox looks like. */
import type { EndedTask, Focus, Game, GameEvent } from "@outbound/space/rules/game/game.ts";
import { exportSave, type SaveDocument } from "@outbound/space/rules/save/save.ts";
import { type Decision, placeOrder, takeTurn } from "@outbound/space/rules/turn/command.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";

const FOCUSES: readonly Focus[] = ["survey", "salvage", "harvest"];
const QUEUED = 5;

/** Returns the save document of a game on this turn that explores on every turn. */
export function longGame(turns: number, seed: number): SaveDocument {
  const start = newGame(seed, "sandbox");
  let { game } = start;
  const events: GameEvent[] = [...start.events];
  const tasks: EndedTask[] = [];
  const decide = (decision: Decision<unknown> | Refusal): void => {
    if (decision instanceof Refusal) return;
    game = decision.game;
    events.push(...decision.events);
    tasks.push(...decision.ended);
  };
  for (let order = 0; game.turn < turns; ) {
    game = refreshed(game);
    for (; game.tasks.length < QUEUED; order += 1) {
      const leadId = game.crew[order % game.crew.length]?.id ?? 1;
      const focus = FOCUSES[order % FOCUSES.length] ?? "survey";
      decide(placeOrder(game, { kind: "explore", focus, leadId, helperIds: [] }));
    }
    decide(takeTurn(game));
  }
  return exportSave({ game, events, tasks });
}

/** Removes hunger, damage and fatigue, which would end the game. */
const refreshed = (game: Game): Game => ({
  ...game,
  hull: 10_000,
  resources: { ...game.resources, supplies: Math.max(game.resources.supplies, 4_000) },
  crew: game.crew.map((member) => ({ ...member, fatigue: 0 })),
});
