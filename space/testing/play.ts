/** Plays a game in tests: returns a command's result, or fails the test. */
import assert from "node:assert/strict";
import type { EndedTask, Focus, Game, GameEvent } from "../rules/game/game.ts";
import { cancelOrder, type Decision, type Order, placeOrder, runTurns, takeTurn } from "../rules/turn/command.ts";
import type { TurnReport } from "../rules/turn/turn.ts";
import { Refusal, type RefusalCode } from "../rules/values/refusals.ts";

/** Returns the decision of an accepted command; a refusal fails the test. */
export function accepted<Answer>(result: Decision<Answer> | Refusal): Decision<Answer> {
  if (result instanceof Refusal) assert.fail(`refused with ${result.code}: ${result.detail}`);
  return result;
}

/** Returns the refusal with this code; any other result fails the test. */
export function refused(result: unknown, code: RefusalCode): Refusal {
  if (!(result instanceof Refusal)) assert.fail(`accepted, expected ${code}`);
  assert.equal(result.code, code, result.detail);
  return result;
}

/** Orders by the small game's specialist for the kind, alone unless helpers are given. */
export const jump = (systemId: number, ...helperIds: number[]): Order => ({
  kind: "jump",
  systemId,
  leadId: 1,
  helperIds,
});
export const explore = (focus: Focus = "survey", ...helperIds: number[]): Order => ({
  kind: "explore",
  focus,
  leadId: 2,
  helperIds,
});
export const upgrade = (moduleId: number, ...helperIds: number[]): Order => ({
  kind: "upgrade",
  moduleId,
  leadId: 3,
  helperIds,
});
export const expand = (...helperIds: number[]): Order => ({ kind: "expand", leadId: 3, helperIds });
export const build = (kind: string, ...helperIds: number[]): Order => ({
  kind: "build",
  build: kind,
  leadId: 3,
  helperIds,
});
export const research = (techId: string, ...helperIds: number[]): Order => ({
  kind: "research",
  techId,
  leadId: 4,
  helperIds,
});

/** Returns the game with these orders queued, one after the other. */
export function ordered(game: Game, ...orders: readonly Order[]): Game {
  return orders.reduce((before, order) => accepted(placeOrder(before, order)).game, game);
}

export const cancelled = (game: Game, taskId: number): Game => accepted(cancelOrder(game, taskId)).game;

export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly ended: readonly EndedTask[];
  readonly reports: readonly TurnReport[];
}

/** Advances this many turns, skipped ones included. */
export function advanced(game: Game, turns: number): Played {
  let played: Played = { game, events: [], ended: [], reports: [] };
  for (let turn = 0; turn < turns; turn++) {
    const { game: after, events, ended, answer } = accepted(takeTurn(played.game));
    played = {
      game: after,
      events: [...played.events, ...events],
      ended: [...played.ended, ...ended],
      reports: [...played.reports, answer],
    };
  }
  return played;
}

/** Queues these orders and advances until the queue is empty or the game is over. */
export function done(game: Game, ...orders: readonly Order[]): Played {
  let played: Played = { game: ordered(game, ...orders), events: [], ended: [], reports: [] };
  while (played.game.tasks.length > 0) {
    const { game: after, events, ended, answer } = accepted(runTurns(played.game, 50));
    played = {
      game: after,
      events: [...played.events, ...events],
      ended: [...played.ended, ...ended],
      reports: [...played.reports, ...answer.turns],
    };
  }
  return played;
}

export const kindsOf = (events: readonly GameEvent[]): string[] => events.map((event) => event.kind);
