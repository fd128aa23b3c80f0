/**
 * `npm run bench -- load [--minutes 10] [--players 300] [--streams 2000] [--think 5]`: bots play on one cargo service; each looks,
 * thinks for some seconds and acts. Without options it writes docs/performance.md. Exits with 1 when a promise is broken or memory grows.
 */
import { parseArgs } from "node:util";
import { writeSection } from "../../harness/report.ts";
import { loadText, verdictOf, writeMemoryPlot } from "./report.ts";
import { runLoad } from "./run.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    players: { type: "string", default: "300" },
    streams: { type: "string", default: "2000" },
    think: { type: "string", default: "5" },
  },
});

const report = await runLoad({
  players: positive("players"),
  streams: positive("streams"),
  seconds: 60 * positive("minutes"),
  thinkMs: 1000 * positive("think"),
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

function positive(option: keyof typeof values): number {
  const value = Number(values[option]);
  if (!(value > 0)) throw new Error(`--${option} takes a number above 0, not '${values[option]}'`);
  return value;
}
