/**
 * `npm run bench -- load [--minutes 10] [--players 300] [--streams 2000] [--deltas] [--think 5]`: bots play on one cargo
 * service; each looks, thinks for some seconds and acts. Without options it writes docs/performance.md. Exits with 1 when a promise is
 * broken or memory grows.
 */
import { readOptions } from "../../harness/arguments.ts";
import { separateCores } from "../../harness/cores.ts";
import { publish } from "../../harness/publish.ts";
import { printVerdict } from "../../harness/report.ts";
import { loadText, verdictOf } from "./report.ts";
import { runLoad } from "./run.ts";

const { minutes, players, streams, deltas, think } = readOptions({
  ...{ minutes: 10, players: 300, streams: 2000, deltas: false, think: 5 },
});
if (minutes * players * streams * think === 0) throw new Error("each option takes a number above 0");
separateCores();
const report = await runLoad({
  ...{ players, streams, deltas, seconds: 60 * minutes, thinkMs: 1000 * think },
  report: console.error,
});
await publish({ name: "load", text: loadText(report) });
printVerdict(verdictOf(report));
