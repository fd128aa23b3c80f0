/**
 * `npm run prove -- load [--players 1000] [--planes 10] [--hands 100] [--think 5] [--seconds 60] [--hours 24] [--quick]`:
 * planes on routes over HTTP. Without options it writes docs/performance.md. Exits with 1 when a promise is broken, or an aim
 * missed at full size.
 */
import { readOptions } from "../../harness/arguments.ts";
import { separateCores } from "../../harness/cores.ts";
import { publish } from "../../harness/publish.ts";
import { printVerdict } from "../../harness/report.ts";
import { routeLoadText, verdictOf } from "./report.ts";
import { QUICK, runRouteLoad } from "./run.ts";

const given = readOptions({
  ...{ players: 1000, planes: 10, hands: 100, think: 5, seconds: 60, hours: 24, quick: false },
});
separateCores();
const options = given.quick ? QUICK : { ...given, thinkMs: 1000 * given.think };
const load = await runRouteLoad({ ...options, report: console.error });
await publish({ name: "route-load", script: "prove -- load", text: routeLoadText(load, options) });
printVerdict(verdictOf(load, { judgesAims: !given.quick }));
