/**
 * `npm run prove -- simulation [space] [cargo] [--seeds 1000] [--from 1] [--rounds 12] [--jobs 2] [--trace] [--print]`: plays so
 * many seeds of each game, of both unless one is named, and ends with 1 when anything was violated. A seed's line ends with
 * the hash of its trace: the same seed has the same hash. `--trace` tells all that happened; `--print` leaves the page alone.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { namedGames, wholeNumber } from "../harness/arguments.ts";
import { type GameVerdict, ROUNDS } from "./play-seed.ts";
import { replayOf, summary, writePage } from "./report.ts";
import { playAll } from "./workers.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    rounds: { type: "string", default: String(ROUNDS) },
    jobs: { type: "string", default: String(availableParallelism()) },
    trace: { type: "boolean", default: false },
    print: { type: "boolean", default: false },
  },
});

const seeds = wholeNumber("--seeds", values.seeds);
const from = wholeNumber("--from", values.from);
const rounds = wholeNumber("--rounds", values.rounds);
const games = namedGames(positionals);
const jobs = Array.from({ length: seeds }, (_, place) => from + place).flatMap((seed) =>
  games.map((game) => ({ game, seed, rounds, isTraced: values.trace })),
);
/** Progress is told so often. */
const STEPS = 20;

const verdicts: GameVerdict[] = [];
const startedAt = performance.now();
await playAll(jobs, Math.max(1, wholeNumber("--jobs", values.jobs)), (verdict) => {
  verdicts.push(verdict);
  console.log(`${verdict.game} ${verdict.seed} ${verdict.hash}`);
  if (values.trace || verdict.violations.length > 0) console.log(verdict.trace.join("\n"));
  if (verdict.violations.length > 0) console.log(`VIOLATED, replay with: ${replayOf(verdict, rounds)}`);
  const isStep = verdicts.length % Math.max(1, Math.floor(jobs.length / STEPS)) === 0;
  if (isStep) console.error(`${verdicts.length} of ${jobs.length} seeds played`);
});

const text = summary(verdicts, { from, seeds, rounds, seconds: (performance.now() - startedAt) / 1000 });
console.log(`\n${text}`);
if (!values.print) await writePage(text);
if (verdicts.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
