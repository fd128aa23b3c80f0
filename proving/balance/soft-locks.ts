/** `npm run balance -- soft-lock`: plays games with random commands. Exits with 1 if one reaches a state without a possible command. */
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { aimed, apply, commandStream } from "@outbound/space/testing/random-commands.ts";
import { softLockOf } from "@outbound/space/testing/soft-lock.ts";
import { readOptions } from "../harness/arguments.ts";
import { printVerdict } from "../harness/report.ts";

/** Plays seeds for at most `commands` each. Returns the states checked, and a sentence with seed and turn for each lock. */
export function findSoftLocks(games: number, from: number, commands: number) {
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

export async function run(): Promise<void> {
  const { games, from, commands } = readOptions({ games: 1_000, from: 40_000, commands: 800 });
  const { faults, ...counts } = findSoftLocks(games, from, commands);
  for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(12)}${count.toLocaleString("en")}`);
  printVerdict(faults.slice(0, 20), "every state has a way on");
}
