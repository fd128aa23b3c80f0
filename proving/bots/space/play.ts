/** One game of one bot from its first turn to its end, in this process and by the rules themselves. */

import type { Game } from "@outbound/space/rules/game/game.ts";
import { abandon, accept, placeOrder, runTurns } from "@outbound/space/rules/turn/command.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import type { Difficulty } from "@outbound/space/rules/values/limits.ts";
import { RUN_LIMIT } from "@outbound/space/rules/values/limits.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import type { Bot, Command } from "./command.ts";
import { viewOf } from "./view.ts";

/** A game has far fewer commands than this; more mean that a bot goes round in circles. */
const COMMAND_LIMIT = 5_000;

/** The finished game. A refused command or a bot that never ends throws: both are faults of the bot. */
export const play = (bot: Bot, seed: number, difficulty: Difficulty): Game =>
  playUntil(bot, seed, difficulty, () => false);

/** The first game that is enough, as it is between two commands of the bot, or the finished one. */
export function playUntil(bot: Bot, seed: number, difficulty: Difficulty, isEnough: (game: Game) => boolean): Game {
  let { game } = newGame(seed, difficulty);
  for (let count = 0; game.status === "active" && !isEnough(game); count++) {
    if (count >= COMMAND_LIMIT) throw new Error(`seed ${seed}: no end after ${COMMAND_LIMIT} commands`);
    const command = bot(viewOf(game));
    const decision = obey(game, command);
    if (decision instanceof Refusal) {
      throw new Error(`seed ${seed}, turn ${game.turn}: ${JSON.stringify(command)} was refused: ${decision.detail}`);
    }
    game = decision.game;
  }
  return game;
}

function obey(game: Game, command: Command): { readonly game: Game } | Refusal {
  switch (command.kind) {
    case "order":
      return placeOrder(game, command.order);
    case "accept":
      return accept(game, command.missionId);
    case "abandon":
      return abandon(game, command.missionId);
    case "run":
      return runTurns(game, RUN_LIMIT, "idle");
  }
}
