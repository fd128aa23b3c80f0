/**
 * `npm run bench -- load [--minutes 10] [--players 300] [--streams 2000] [--think 5]`: bots play on one cargo service; each looks,
 * thinks for some seconds and acts. Without options it writes docs/performance.md. Exits with 1 when a promise is broken or memory grows.
 */
import { readOptions } from "../../harness/arguments.ts";
import { writeSection } from "../../harness/report.ts";
import { loadText, verdictOf, writeMemoryPlot } from "./report.ts";
import { runLoad } from "./run.ts";

const { minutes, players, streams, think } = readOptions({ minutes: 10, players: 300, streams: 2000, think: 5 });
if (minutes * players * streams * think === 0) throw new Error("each option takes a number above 0");
const report = await runLoad({
  ...{ players, streams, seconds: 60 * minutes, thinkMs: 1000 * think },
  report: (line) => console.error(line),
});
const text = loadText(report);
const faults = verdictOf(report);
console.log(`${text}\n\n${faults.length === 0 ? "passed" : faults.join("\n")}`);
// The page is about the default size.
if (process.argv.length === 2) {
  await writeMemoryPlot(report);
  await writeSection("load", text);
}
if (faults.length > 0) process.exitCode = 1;
