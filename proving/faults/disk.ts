/**
 * `npm run prove:disk -- [space] [cargo] [--times 20]`: takes the disk away from the services, of both games unless one is named,
 * and gives it back. Ends with 1 when anything went otherwise than promised.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../simulate/arguments.ts";
import { breakCargoDisks } from "./cargo-disk.ts";
import { namedGames } from "./named-games.ts";
import { breakSpaceDisks } from "./space-disk.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: "string", default: "20" } },
});
const times = wholeNumber("--times", values.times);
const BREAK = { space: breakSpaceDisks, cargo: breakCargoDisks };

for (const game of namedGames(positionals)) {
  const verdicts = await BREAK[game](times);
  console.log(game, JSON.stringify(verdicts, undefined, 2));
  if (verdicts.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
