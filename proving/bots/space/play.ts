/** Plays one game with one bot from its first turn to its end, in this process and by the rules themselves. */
import type { Game } from "@outbound/space/rules/game/game.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import type { Difficulty } from "@outbound/space/rules/values/limits.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { apply } from "@outbound/space/testing/random-commands.ts";
import { type Bot, viewOf } from "./view.ts";

/** A game has far fewer commands than this; a bot that exceeds the limit loops. */
const COMMAND_LIMIT = 5_000;

/**
 * Returns the finished game, or the first state between two commands of the bot that satisfies `isEnough`. Throws if a command is
 * refused or if the bot never ends: both are faults of the bot.
 */
export function play(bot: Bot, seed: number, difficulty: Difficulty, isEnough = (_game: Game) => false): Game {
  let { game } = newGame(seed, difficulty);
  for (let count = 0; game.status === "active" && !isEnough(game); count++) {
    if (count >= COMMAND_LIMIT) throw new Error(`seed ${seed}: no end after ${COMMAND_LIMIT} commands`);
    const command = bot(viewOf(game));
    const decision = apply(game, command);
    if (decision instanceof Refusal) {
      throw new Error(`seed ${seed}, turn ${game.turn}: ${JSON.stringify(command)} was refused: ${decision.detail}`);
    }
    game = decision.game;
  }
  return game;
}
