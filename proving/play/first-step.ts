/**
 * Plays seeds of the space game over HTTP by `nextSteps` alone, on a service that it starts itself:
 * `npm run play -- first-step --seeds 100 --from 5000 [--difficulty standard]`. Ends with 1 when less than half is won.
 */
import { difficultyNamed, readOptions } from "../harness/arguments.ts";
import { Client } from "../harness/client.ts";
import { playFirstStepsOverHttp } from "../harness/space/first-steps.ts";
import { startGame } from "../harness/spawn-service.ts";
import { quartiles } from "../harness/statistics.ts";

const given = readOptions({ seeds: 100, from: 5000, difficulty: "standard" });
const difficulty = difficultyNamed(given.difficulty);

await using service = await startGame("space");
const api = new Client(service.url);
const winningTurns: number[] = [];
for (let seed = given.from; seed < given.from + given.seeds; seed++) {
  const { status, turn } = await playFirstStepsOverHttp(api, seed, difficulty);
  if (status === "won") winningTurns.push(turn);
}
const [low, median, high] = quartiles(winningTurns) ?? [];
console.log(`${winningTurns.length} of ${given.seeds} won by the first step, median turn ${median} (${low}–${high})`);
process.exitCode = 2 * winningTurns.length >= given.seeds ? 0 : 1;
