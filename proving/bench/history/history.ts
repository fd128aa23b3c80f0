/**
 * `npm run bench -- history [--jobs 2000000] [--players 50] [--seconds 5] [--quick]`: how fast a service starts and reads on a
 * database with years of play. Without options it writes docs/performance.md. Exits with 1 when an aim is missed.
 */
import { readOptions } from "../../harness/arguments.ts";
import { separateCores } from "../../harness/cores.ts";
import { publish } from "../../harness/publish.ts";
import { printVerdict } from "../../harness/report.ts";
import { historyText, verdictOf } from "./report.ts";
import { runHistory } from "./run.ts";

const given = readOptions({ jobs: 2_000_000, players: 50, seconds: 5, quick: false });
const options = given.quick ? { jobs: 20_000, players: 50, seconds: 1 } : given;
separateCores();
const measured = await runHistory({ ...options, report: console.error });
await publish({ name: "history", text: historyText(measured, options) });
printVerdict(verdictOf(measured));
