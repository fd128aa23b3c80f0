/** `npm run prove -- simulation`: plays seeds of both games and prints the hashes of their traces. Exits with 1 if one is violated. */
import { availableParallelism } from "node:os";
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { markdown, markdownTable, today, writeSection } from "../harness/report.ts";
import { GAMES } from "../harness/spawn-service.ts";
import { type GameVerdict, replayOf } from "./play-seed.ts";
import { ROUNDS } from "./simulation.ts";
import { type Job, playAll } from "./workers.ts";

const defaults = { seeds: 1000, from: 1, rounds: ROUNDS, jobs: availableParallelism(), trace: false };
const options = readOptions(defaults, { allowPositionals: true });
const { seeds, from, rounds, trace: isTraced } = options;
const games = namedOnes("game", GAMES, options.positionals);
const all = Array.from({ length: seeds }, (_, place) => ({ seed: from + place, rounds, isTraced }));
const jobs = all.flatMap((job) => games.map((game): Job => [game, job]));
const STEPS = 20;

const verdicts: GameVerdict[] = [];
const startedAt = performance.now();
await playAll(jobs, Math.max(1, options.jobs), (verdict) => {
  verdicts.push(verdict);
  console.log(`${verdict.game} ${verdict.seed} ${verdict.hash}`);
  if (isTraced || verdict.violations.length > 0) console.log(verdict.trace.join("\n"));
  if (verdict.violations.length > 0) console.log(`VIOLATED, replay with: ${replayOf(verdict, rounds)}`);
  const isStep = verdicts.length % Math.max(1, Math.floor(jobs.length / STEPS)) === 0;
  if (isStep) console.error(`${verdicts.length} of ${jobs.length} seeds played`);
});

const violated = verdicts.filter(({ violations }) => violations.length > 0);
const COUNTS = ["requests", "commits", "faults", "crashes"] as const;
const rows = games.map((game) => {
  const own = verdicts.filter((verdict) => verdict.game === game);
  const sums = COUNTS.map((name) => own.reduce((sum, verdict) => sum + verdict[name], 0));
  return [game, own.length, own.filter((verdict) => violated.includes(verdict)).length, ...sums];
});
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
const list = violated.map((each) => `- \`${replayOf(each, rounds)}\`: ${each.violations[0]}`);
const text = markdown(
  `${today()}; seeds ${from} to ${from + seeds - 1} of ${rounds} rounds in ${seconds} s.`,
  markdownTable(["game", "seeds", "violated", ...COUNTS], rows),
  ...(list.length === 0 ? [] : [list]),
);
console.log(`\n${text}`);
await writeSection("simulation", text, "prove -- simulation", "proving/simulation.md");
if (violated.length > 0) process.exitCode = 1;
