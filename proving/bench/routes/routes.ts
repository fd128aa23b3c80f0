/**
 * `npm run bench -- routes [--players 1000] [--planes 10] [--hours 24] [--seconds 600] [--quick] [--print]`: what planes on routes cost.
 * Without options it writes docs/performance.md. Exits with 1 when an aim is missed.
 */
import { readOptions } from "../../harness/arguments.ts";
import { publish } from "../../harness/publish.ts";
import { routesText, verdictOf } from "./report.ts";
import { runRoutes } from "./run.ts";

const given = readOptions({ players: 1000, planes: 10, hours: 24, seconds: 600, quick: false, print: false });
const options = given.quick ? { players: 20, planes: 10, hours: 1, seconds: 30 } : given;
const measured = await runRoutes({ ...options, report: (line) => console.error(line) });
const text = routesText(measured, options);
const faults = verdictOf(measured);
// The page is about the default size.
await publish({ name: "routes", text, print: process.argv.length > 2 });
console.log(`\n${faults.length === 0 ? "passed" : faults.join("\n")}`);
if (faults.length > 0) process.exitCode = 1;
