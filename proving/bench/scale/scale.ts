/**
 * `npm run bench -- scale [--most 100000] [--rounds 1] [--seconds 2] [--print]`: what a read, an action, a frame and a tick cost in worlds
 * of more and more players, planes and airports. Prints the figures and writes them into docs/performance.md and docs/plots/, unless `--print`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { wholeNumber } from "../../harness/arguments.ts";
import { writeSection } from "../../harness/report.ts";
import { AXES, MOST_AIRPORTS, sizesTo } from "./axes.ts";
import { budgetText } from "./budget.ts";
import { type Measured, measure } from "./measure.ts";
import { medians, scaleText, writeScalePlots } from "./report.ts";

const { values } = parseArgs({
  options: {
    most: { type: "string", default: "100000" },
    rounds: { type: "string", default: "1" },
    seconds: { type: "string", default: "2" },
    print: { type: "boolean", default: false },
  },
});
const most = wholeNumber("--most", values.most);
const effort = { seconds: wholeNumber("--seconds", values.seconds), rounds: 4 };
const rounds = wholeNumber("--rounds", values.rounds);

const all: Measured[][] = [];
for (let round = 1; round <= rounds; round += 1) all.push(await measureAll(round));
const measured = medians(all);
const text = scaleText(measured, rounds);
const budget = budgetText(measured.findLast(({ axis }) => axis === "players") as Measured);
process.stdout.write(`${text}\n\n${budget}\n`);
if (!values.print) {
  await writeScalePlots(measured);
  await writeSection("scale", text);
  await writeSection("budget", budget, "bench -- scale", "scale.md");
}

async function measureAll(round: number): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-scale-"));
  try {
    // The first start compiles; those that count find the result.
    await measure(folder, "players", 1, { seconds: 0.1, rounds: 1 });
    const found: Measured[] = [];
    for (const axis of AXES) {
      for (const size of sizesTo(axis === "airports" ? Math.min(most, MOST_AIRPORTS) : most)) {
        const one = await measure(folder, axis, size, effort);
        found.push(one);
        process.stderr.write(
          `round ${round}: ${size} ${axis}: read ${one.read.toFixed(0)}, action ${one.action.toFixed(0)}, frame ${one.frame.toFixed(0)}, tick ${one.tick.toFixed(0)} µs\n`,
        );
      }
    }
    return found;
  } finally {
    await rm(folder, { recursive: true });
  }
}
