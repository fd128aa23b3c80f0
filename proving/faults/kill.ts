/**
 * `npm run prove:kill -- [space] [cargo] [--rounds 100] [--seed 1] [--engine postgres]`: kills the services, of both games unless
 * one is named, in the middle of what players do. `--engine` is for cargo. Ends with 1 when anything answered was lost or happened twice.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../simulate/arguments.ts";
import { killCargo } from "./cargo-kill.ts";
import { namedGames } from "./named-games.ts";
import { killSpace } from "./space-kill.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    engine: { type: "string", default: "sqlite" },
  },
});
const options = {
  rounds: wholeNumber("--rounds", values.rounds),
  seed: wholeNumber("--seed", values.seed),
  tell: (line: string) => console.log(line),
};
const KILL = {
  space: () => killSpace(options),
  cargo: () => killCargo({ ...options, engine: values.engine === "postgres" ? "postgres" : "sqlite" }),
};

for (const game of namedGames(positionals)) {
  const verdict = await KILL[game]();
  console.log(game, JSON.stringify(verdict, undefined, 2));
  if (verdict.faults.length > 0) process.exitCode = 1;
}
