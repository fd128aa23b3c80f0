/**
 * `npm run balance -- roads [--seeds 400] [--from 71000] [--strategy steward]`: which technologies and modules the strategies hold that
 * choose by value, and what forbidding one does to them. Exits with 1 when a strategy wins too rarely, when something is held for 20
 * turns in under a tenth of every strategy's games, or when forbidding something that a strategy holds raises its wins by more than 2
 * points. All strategies on 400 seeds take a quarter of an hour.
 */
import { TASTE_NAMES, type TasteName } from "../bots/space/by-value.ts";
import { ITEMS, onEveryRoad } from "../bots/space/worth.ts";
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { HOLDINGS, type Played, played } from "./space-holdings.ts";
import { points } from "./summary.ts";

const LEAST_WON = 0.6;
const LEAST_HELD = 0.1;
const MOST_RAISED = 0.02;

const { seeds, from, strategy } = readOptions({ seeds: 400, from: 71_000, strategy: "" });
const names = namedOnes("strategy", TASTE_NAMES, [strategy]);
const faults: string[] = [];
console.log(`${seeds} seeds from ${from}, standard difficulty`);
const all = new Map(names.map((name) => [name, measured(name)]));
if (strategy === "") {
  for (const holding of HOLDINGS) {
    const shares = [...all.values()].map(({ held }) => held.get(holding) ?? 0);
    if (Math.max(...shares) < LEAST_HELD) faults.push(`${holding} is held in ${percent(Math.max(...shares))} at most`);
  }
}
for (const [name, base] of all) forbidEach(name, base);
printVerdict(faults);

function measured(name: TasteName): Played {
  const base = played(name, seeds, from);
  const { share, winningTurns } = base.summary;
  console.log(`${name} ${percent(share)} won, median turn ${winningTurns?.[1]}`);
  console.log(`  held: ${HOLDINGS.map((holding) => `${holding} ${percent(base.held.get(holding) ?? 0)}`).join(", ")}`);
  if (share < LEAST_WON) faults.push(`${name} wins ${percent(share)}`);
  return base;
}

/** What every road takes cannot be forbidden. */
function forbidEach(name: TasteName, { summary, held }: Played): void {
  for (const item of ITEMS) {
    if ((held.get(item) ?? 0) < LEAST_HELD || onEveryRoad(item)) continue;
    const raised = played(name, seeds, from, item).summary.share - summary.share;
    console.log(`${name} without ${item}: ${points(raised)}`);
    if (raised > MOST_RAISED) faults.push(`${name} wins ${points(raised)} more without ${item}`);
  }
}
