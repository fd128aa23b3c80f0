/**
 * `npm run bench -- greedy [--jobs 200000] [--seconds 10] [--neighbours 20]`: one player with a long history asks without a pause,
 * for one thing after the other; the latencies of the other players. Without options it writes docs/performance.md. Exits with 1
 * when one of their p99 is above 50 ms.
 */
import { readOptions } from "../../harness/arguments.ts";
import { writeSection } from "../../harness/report.ts";
import { greedyText, verdictOf } from "./report.ts";
import { runGreedy } from "./run.ts";

const { jobs, seconds, neighbours } = readOptions({ jobs: 200_000, seconds: 10, neighbours: 20 });
const measured = await runGreedy({ jobs, seconds, neighbours, report: (line) => console.error(line) });
const text = greedyText(measured, { jobs, neighbours });
const faults = verdictOf(measured);
console.log(`${text}\n\n${faults.length === 0 ? "passed" : faults.join("\n")}`);
// The page is about the default size.
if (process.argv.length === 2) await writeSection("greedy", text);
if (faults.length > 0) process.exitCode = 1;
