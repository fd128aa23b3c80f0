/**
 * `npm run bench -- routes [--players 1000] [--planes 10] [--hours 24] [--seconds 600] [--quick]`: what planes on routes cost.
 * Without options it writes docs/performance.md. Exits with 1 when an aim is missed.
 */
import { readOptions } from "../../harness/arguments.ts";
import { writeSection } from "../../harness/report.ts";
import { routesText, verdictOf } from "./report.ts";
import { runRoutes } from "./run.ts";

const given = readOptions({ players: 1000, planes: 10, hours: 24, seconds: 600, quick: false });
const options = given.quick ? { players: 20, planes: 10, hours: 1, seconds: 30 } : given;
const measured = await runRoutes({ ...options, report: (line) => console.error(line) });
const text = routesText(measured, options);
const faults = verdictOf(measured);
console.log(`${text}\n\n${faults.length === 0 ? "passed" : faults.join("\n")}`);
// The page is about the default size.
if (process.argv.length === 2) await writeSection("routes", text);
if (faults.length > 0) process.exitCode = 1;
