/**
 * `npm run bench -- greedy [--jobs 200000] [--seconds 10] [--neighbours 20] [--print]`: one player with a long history asks without a pause,
 * for one thing after the other; the latencies of the other players. Without options it writes docs/performance.md. Exits with 1
 * when one of their p99 is above 50 ms.
 */
import { readOptions } from "../../harness/arguments.ts";
import { separateCores } from "../../harness/cores.ts";
import { publish } from "../../harness/publish.ts";
import { greedyText, verdictOf } from "./report.ts";
import { runGreedy } from "./run.ts";

const { jobs, seconds, neighbours } = readOptions({ jobs: 200_000, seconds: 10, neighbours: 20, print: false });
separateCores();
const measured = await runGreedy({ jobs, seconds, neighbours, report: (line) => console.error(line) });
const text = greedyText(measured, { jobs, neighbours });
const faults = verdictOf(measured);
// The page is about the default size.
await publish({ name: "greedy", text, print: process.argv.length > 2 });
console.log(`\n${faults.length === 0 ? "passed" : faults.join("\n")}`);
if (faults.length > 0) process.exitCode = 1;
