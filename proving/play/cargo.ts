/**
 * Two players of the air-cargo game from registration to their deliveries, through the API alone, each watching the other on
 * the stream: `npm run play -- cargo [--deliveries 10] [--real] [--url http://127.0.0.1:4200]`.
 * Test hooks advance time, so that it takes seconds; with `--real` time passes 24 times as fast as real time, which is also what a
 * service given by `--url` without hooks needs. Ends with 1 when a promise was broken.
 */
import { parseArgs } from "node:util";
import { wholeNumber } from "../harness/arguments.ts";
import { startGame } from "../harness/spawn-service.ts";
import { playCargo } from "./cargo-game.ts";

const { values } = parseArgs({
  options: {
    deliveries: { type: "string", default: "10" },
    real: { type: "boolean", default: false },
    url: { type: "string" },
  },
});

const hooks = !values.real;
const environment = { FLIGHT_TEST_HOOKS: hooks ? "1" : "0" };
const service = values.url === undefined ? await startGame("cargo", { environment }) : undefined;
try {
  const report = await playCargo({
    url: values.url ?? (service?.url as string),
    deliveries: wholeNumber("--deliveries", values.deliveries),
    hooks,
    prefix: `p${process.pid}`,
    log: (line) => console.log(line),
  });
  console.log(JSON.stringify(report, undefined, 2));
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  await service?.stop();
}
