/** A simple bot: it takes the first suggested step whenever the queue is empty, and otherwise ends the turn. */
import assert from "node:assert/strict";
import type { Game } from "../rules/game/game.ts";
import { accept, choose, type Decision, type Order, placeOrder, takeTurn } from "../rules/turn/command.ts";
import { type NextStep, nextSteps, ORDER_PATHS } from "../rules/turn/next-steps.ts";
import { newGame } from "../rules/turn/start.ts";
import type { Difficulty } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { accepted } from "./play.ts";

/** More steps on one turn mean that the suggestions form a cycle. */
const MOST_STEPS = 20;

/** Returns what a suggested call decides in the rules; undefined for a call that is not an order, an acceptance or a choice. */
function decisionOf(game: Game, { path, body }: NextStep): Decision<unknown> | Refusal | undefined {
  const accepts = /^\/api\/missions\/(\d+)\/accept$/.exec(path);
  if (accepts) return accept(game, Number(accepts[1]));
  const decides = /^\/api\/encounters\/(\d+)\/choose$/.exec(path);
  if (decides) return choose(game, Number(decides[1]), String(body.option));
  const [kind] = Object.entries(ORDER_PATHS).find(([, known]) => known === path) ?? [];
  if (kind === undefined) return undefined;
  const { kind: build, ...fields } = body;
  return placeOrder(game, { helperIds: [], ...fields, kind, ...(build ? { build } : {}) } as unknown as Order);
}

/** Plays until the game is over or `until` is true, and returns the game. Throws if a step is refused or the suggestions form a cycle. */
export function playFirstSteps(
  seed: number,
  difficulty: Difficulty = "standard",
  until: (game: Game) => boolean = () => false,
): Game {
  let { game } = newGame(seed, difficulty);
  while (game.status === "active" && !until(game)) {
    for (let steps = 0; game.tasks.length === 0; steps++) {
      assert.ok(steps < MOST_STEPS, `seed ${seed}, turn ${game.turn}: no order after ${steps} steps`);
      const [step] = nextSteps(game);
      const decision = step && decisionOf(game, step);
      if (!decision || decision instanceof Refusal) assert.fail(`seed ${seed}, turn ${game.turn}: ${step?.title}`);
      game = decision.game;
    }
    game = accepted(takeTurn(game)).game;
  }
  return game;
}
