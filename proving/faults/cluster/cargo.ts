/**
 * `npm run prove -- cluster [--actions 50000] [--players 60] [--kills 10] [--seed 1] [--print]`: three cargo processes on one PostgreSQL
 * behind a round-robin proxy. Prints the figures and writes them into docs/proving/cluster.md, unless `--print`. Ends with 1 when a
 * promise was broken.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../../harness/arguments.ts";
import { writeSection } from "../../harness/report.ts";
import { clusterText, verdictOf } from "./report.ts";
import { proveCluster } from "./run.ts";

const { values } = parseArgs({
  options: {
    actions: { type: "string", default: "50000" },
    players: { type: "string", default: "60" },
    kills: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    print: { type: "boolean", default: false },
  },
});

const proof = await proveCluster({
  actions: wholeNumber("--actions", values.actions),
  players: wholeNumber("--players", values.players),
  kills: wholeNumber("--kills", values.kills),
  seed: wholeNumber("--seed", values.seed),
  floodSeconds: 6,
  calmSeconds: 30,
  log: (line) => void process.stderr.write(`${line}\n`),
});
const text = clusterText(proof);
const faults = verdictOf(proof);
process.stdout.write(`${text}\n\n${faults.length === 0 ? "all promises were kept" : faults.join("\n")}\n`);
if (!values.print) await writeSection("cluster", text, "prove -- cluster", "proving/cluster.md");
if (faults.length > 0) process.exitCode = 1;
