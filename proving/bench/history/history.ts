/**
 * `npm run bench -- history [--jobs 2000000] [--players 50] [--seconds 5] [--quick]`: how fast a service starts and reads on a
 * database with years of play. Without options it writes docs/performance.md. Exits with 1 when an aim is missed.
 */
import { readOptions } from "../../harness/arguments.ts";
import { writeSection } from "../../harness/report.ts";
import { historyText, verdictOf } from "./report.ts";
import { runHistory } from "./run.ts";

const given = readOptions({ jobs: 2_000_000, players: 50, seconds: 5, quick: false });
const options = given.quick ? { jobs: 20_000, players: 50, seconds: 1 } : given;
const measured = await runHistory({ ...options, report: (line) => console.error(line) });
const text = historyText(measured, options);
const faults = verdictOf(measured);
console.log(`${text}\n\n${faults.length === 0 ? "passed" : faults.join("\n")}`);
// The page is about the default size.
if (process.argv.length === 2) await writeSection("history", text);
if (faults.length > 0) process.exitCode = 1;
