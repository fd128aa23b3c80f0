/**
 * `npm run bench -- greedy [--jobs 200000] [--seconds 10] [--neighbours 20]`: one player with a long history asks without a pause,
 * for one thing after the other; the latencies of the other players. Without options it writes docs/performance.md. Exits with 1
 * when one of their p99 is above 50 ms.
 */
import { readOptions } from "../../harness/arguments.ts";
import { separateCores } from "../../harness/cores.ts";
import { publish } from "../../harness/publish.ts";
import { printVerdict } from "../../harness/report.ts";
import { greedyText, verdictOf } from "./report.ts";
import { runGreedy } from "./run.ts";

const options = readOptions({ jobs: 200_000, seconds: 10, neighbours: 20 });
separateCores();
const measured = await runGreedy({ ...options, report: console.error });
await publish({ name: "greedy", text: greedyText(measured, options) });
printVerdict(verdictOf(measured));
