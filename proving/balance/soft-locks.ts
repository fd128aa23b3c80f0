/** Looks for soft locks: plays games by random commands, encounters included, and asks in each state whether there is a way on. */
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { aimed, apply, commandStream } from "@outbound/space/testing/random-commands.ts";
import { softLockOf } from "@outbound/space/testing/soft-lock.ts";

export interface SoftLocks {
  readonly games: number;
  /** States that were looked at. */
  readonly states: number;
  readonly turns: number;
  readonly encounters: number;
  readonly decided: number;
  readonly ended: number;
  /** Sentences with the seed and the turn. */
  readonly faults: readonly string[];
}

/** The games of as many seeds, each by at most `commands` commands. */
export function findSoftLocks(games: number, from: number, commands: number): SoftLocks {
  const found = { games, states: 0, turns: 0, encounters: 0, decided: 0, ended: 0, faults: [] as string[] };
  for (let seed = from; seed < from + games; seed += 1) {
    let { game } = newGame(seed, "standard");
    for (const raw of commandStream(seed, commands)) {
      const result = apply(game, aimed(game, raw));
      if (result instanceof Refusal || result.game === game) continue;
      game = result.game;
      if (game.status !== "active") break;
      found.states += 1;
      const fault = softLockOf(game);
      if (fault !== undefined) found.faults.push(`seed ${seed}, turn ${game.turn}: ${fault}`);
    }
    found.turns += game.turn;
    found.encounters += game.encounters.length;
    found.decided += game.encounters.filter(({ decided }) => decided !== null).length;
    found.ended += game.status === "active" ? 0 : 1;
  }
  return found;
}
