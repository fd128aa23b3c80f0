/**
 * `npm run prove:load -- [--minutes 10] [--players 300] [--streams 2000] [--think 5] [--print]`: bot players on one cargo service, each
 * of whom looks, thinks for some seconds and acts. Prints the figures and writes them into docs/performance.md, unless `--print`.
 * Ends with 1 when anything was answered, shown or stored otherwise than promised, or memory is not flat.
 */
import { parseArgs } from "node:util";
import { writeSection } from "../bench/report.ts";
import { loadText, verdictOf, writeMemoryPlot } from "./report.ts";
import { runLoad } from "./run.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    players: { type: "string", default: "300" },
    streams: { type: "string", default: "2000" },
    think: { type: "string", default: "5" },
    print: { type: "boolean", default: false },
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
if (!values.print) await writeMemoryPlot(report);
if (!values.print) await writeSection("load", text, "prove:load");
if (faults.length > 0) process.exitCode = 1;

function positive(option: "minutes" | "players" | "streams" | "think"): number {
  const value = Number(values[option]);
  if (!(value > 0)) throw new Error(`--${option} takes a number above 0, not '${values[option]}'`);
  return value;
}
