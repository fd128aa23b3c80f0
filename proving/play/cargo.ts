/**
 * Two players of the air-cargo game from registration to their deliveries, through the API alone, each watching the other on
 * the stream: `npm run play -- cargo [--deliveries 10] [--real] [--url http://127.0.0.1:4200]`.
 * Test hooks advance time, so that it takes seconds; with `--real` time passes 24 times as fast as real time, which is also what a
 * service given by `--url` without hooks needs. Ends with 1 when a promise was broken.
 */

import { readOptions } from "../harness/arguments.ts";
import { printVerdict } from "../harness/report.ts";
import { startGame } from "../harness/spawn-service.ts";
import { playCargo } from "./cargo-game.ts";

const { deliveries, real, url } = readOptions({ deliveries: 10, real: false, url: "" });
const environment = { FLIGHT_TEST_HOOKS: real ? "0" : "1" };
await using service = url === "" ? await startGame("cargo", { environment }) : undefined;
const report = await playCargo({
  url: service?.url ?? url,
  ...{ deliveries, hooks: !real, prefix: `p${process.pid}` },
  log: (line) => console.log(line),
});
console.log(JSON.stringify(report, undefined, 2));
printVerdict(report.faults);
