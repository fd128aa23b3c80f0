/**
 * `npm run prove:cluster -- [--attempts 1000] [--rounds 50]`: two cargo processes on one PostgreSQL. 1,000 attempts of 20 players
 * on each of 20 jobs, news from one to the other, and rounds in which one is killed. Ends with 1 when anything went wrong.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../simulate/arguments.ts";
import { CargoCluster } from "./cargo-cluster.ts";
import { loseNodes } from "./cargo-lost-node.ts";
import { timeNews } from "./cargo-news.ts";
import { race } from "./cargo-race.ts";

const { values } = parseArgs({
  options: { attempts: { type: "string", default: "1000" }, rounds: { type: "string", default: "50" } },
});
const attempts = wholeNumber("--attempts", values.attempts);
const rounds = wholeNumber("--rounds", values.rounds);

const NEWS = 10;

const cluster = await CargoCluster.start();
try {
  const races = await race(cluster, { players: 20, attempts, jobs: 20 });
  console.log("race", JSON.stringify(races, undefined, 2));
  const { frames, ends } = await timeNews(cluster, NEWS);
  const rounded = (times: readonly number[]) => times.map(Math.round).join(", ");
  console.log(`news: frames after ${rounded(frames)} ms, ends of streams after ${rounded(ends)} ms`);
  const lost = await loseNodes(cluster, rounds, 1);
  console.log("lost nodes", JSON.stringify(lost, undefined, 2));
  if (races.faults.length + lost.faults.length > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
