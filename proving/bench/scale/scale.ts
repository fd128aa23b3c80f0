/**
 * `npm run bench -- scale [--most 100000] [--rounds 1] [--seconds 2]`: the costs of a read, an action, a frame and a tick in
 * worlds of more and more players, planes and airports. Without options it writes docs/performance.md and docs/scale.md.
 */
import { readOptions } from "../../harness/arguments.ts";
import { separateCores } from "../../harness/cores.ts";
import { withFolder } from "../../harness/folder.ts";
import { publish } from "../../harness/publish.ts";
import { writeSection } from "../../harness/report.ts";
import { AXES, MOST_AIRPORTS, sizesTo } from "./axes.ts";
import { type Measured, measure } from "./measure.ts";
import { budgetText, medians, scaleText } from "./report.ts";

const { most, rounds, seconds } = readOptions({ most: 100_000, rounds: 1, seconds: 2 });
separateCores();
const all: Measured[][] = [];
for (let round = 1; round <= rounds; round += 1) all.push(await withFolder(measureAll));
const measured = medians(all);
const text = scaleText(measured, rounds);
const budget = budgetText(measured.findLast(({ axis }) => axis === "players") as Measured);
console.log(`${budget}\n`);
if (await publish({ name: "scale", text })) await writeSection("budget", budget, "bench -- scale", "scale.md");

async function measureAll(folder: string): Promise<Measured[]> {
  // The first start compiles; those that count use the result.
  await measure(folder, "players", 1, { seconds: 0.1, frames: 1 });
  const found: Measured[] = [];
  for (const axis of AXES) {
    for (const size of sizesTo(axis === "airports" ? Math.min(most, MOST_AIRPORTS) : most)) {
      const one = await measure(folder, axis, size, { seconds, frames: 1000 });
      found.push(one);
      const costs = (["read", "action", "frame", "tick"] as const).map((cost) => `${cost} ${one[cost].toFixed(0)}`);
      console.error(`${size} ${axis}: ${costs.join(", ")} µs`);
    }
  }
  return found;
}
