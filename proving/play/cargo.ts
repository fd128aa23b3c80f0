/**
 * Two players of the air-cargo game from registration to their deliveries, through the API alone, each watching the other on
 * the stream: `npm run play -- cargo [--deliveries 10] [--real] [--url http://127.0.0.1:4200]`.
 * Time passes by the hooks of tests, so that it takes seconds; with `--real` it passes by itself, 24 times as fast as on the wall,
 * which is also what a service given by `--url` without hooks needs. Ends with 1 when anything went otherwise than promised.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { wholeNumber } from "../harness/arguments.ts";
import { startCargoOn } from "../harness/service.ts";
import { playCargo } from "./cargo-game.ts";

const { values } = parseArgs({
  options: {
    deliveries: { type: "string", default: "10" },
    real: { type: "boolean", default: false },
    url: { type: "string" },
  },
});

const hooks = !values.real;
const folder = await mkdtemp(join(tmpdir(), "outbound-play-"));
const service =
  values.url === undefined
    ? await startCargoOn(`sqlite:${join(folder, "cargo.db")}`, join(folder, "compiled"), { hooks })
    : undefined;
try {
  const report = await playCargo({
    url: values.url ?? (service?.url as string),
    deliveries: wholeNumber("--deliveries", values.deliveries),
    hooks,
    prefix: `p${process.pid}`,
    tell: (line) => console.log(line),
  });
  console.log(JSON.stringify(report, undefined, 2));
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  await service?.stop();
  await rm(folder, { recursive: true });
}
