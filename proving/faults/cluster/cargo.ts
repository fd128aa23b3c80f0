/**
 * `npm run prove -- cluster [--actions 50000] [--players 60] [--kills 10] [--seed 1]`: three cargo processes on one PostgreSQL behind a
 * round-robin proxy. Without options it writes docs/proving/cluster.md. Ends with 1 when a promise was broken.
 */
import { readOptions } from "../../harness/arguments.ts";
import { printVerdict, writeSection } from "../../harness/report.ts";
import { clusterText, verdictOf } from "./report.ts";
import { proveCluster } from "./run.ts";

const options = readOptions({ actions: 50_000, players: 60, kills: 10, seed: 1 });
const proof = await proveCluster({ ...options, floodSeconds: 6, calmSeconds: 30, log: console.error });
const text = clusterText(proof);
console.log(text);
await writeSection("cluster", text, "prove -- cluster", "proving/cluster.md");
printVerdict(verdictOf(proof), "all promises were kept");
