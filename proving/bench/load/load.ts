/**
 * `npm run bench -- load [--minutes 10] [--players 300] [--streams 2000] [--think 5]`: bot players on one cargo service, each
 * of whom looks, thinks for some seconds and acts. Prints the figures; without any option it also writes them into docs/performance.md.
 * Ends with 1 when anything was answered, shown or stored otherwise than promised, or memory is not flat.
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
  tell: (line) => void process.stderr.write(`${line}\n`),
});
const text = loadText(report);
const faults = verdictOf(report);
process.stdout.write(`${text}\n\n${faults.length === 0 ? "as promised" : faults.join("\n")}\n`);
// A smaller run says little of what the page is about.
const isWhole = process.argv.length === 2;
if (isWhole) await writeMemoryPlot(report);
if (isWhole) await writeSection("load", text, "bench -- load");
if (faults.length > 0) process.exitCode = 1;

function positive(option: "minutes" | "players" | "streams" | "think"): number {
  const value = Number(values[option]);
  if (!(value > 0)) throw new Error(`--${option} takes a number above 0, not '${values[option]}'`);
  return value;
}
