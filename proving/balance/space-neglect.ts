/**
 * `npm run balance -- neglect [--seeds 600] [--from 5000]`: prints how careless bots lose, and how much each kind of care helps
 * them and the balanced bot. Exits with 1 if carelessness kills too rarely, or if a kind of care helps a careless bot too little
 * or costs balanced too much.
 */
import type { BuiltKind } from "@outbound/space/rules/catalog/modules.ts";
import { BALANCED } from "../bots/space/bots.ts";
import type { Plan } from "../bots/space/plan.ts";
import { play } from "../bots/space/play.ts";
import { strategist } from "../bots/space/strategist.ts";
import { readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { points, summarise } from "./summary.ts";

const { seeds, from } = readOptions({ seeds: 600, from: 5_000 });

const CARELESS: Plan = {
  ...BALANCED,
  builds: [],
  care: { hull: false, rest: false, danger: false, supplies: false },
};
/** For each kind of care, a careless plan with it and the balanced plan without it. */
const CARES: Readonly<Record<string, { readonly add: (plan: Plan) => Plan; readonly without: Plan }>> = {
  shield: building("shield"),
  "med bay": building("medbay"),
  resting: {
    add: (plan) => ({ ...plan, care: { ...plan.care, rest: true } }),
    without: { ...BALANCED, care: { ...BALANCED.care, rest: false } },
  },
};

/** Bounds on the shares of each reason among the losses of the careless bot. */
const LOSSES = { "time-ran-out": [0, 0.6], "hull-destroyed": [0.15, 1], "crew-lost": [0.1, 1] } as const;
/** Least change of the share of wins, for a careless bot and for balanced. */
const LEAST_GAIN = { careless: 0.05, balanced: -0.02 };

const faults: string[] = [];
console.log(`${seeds} seeds from ${from}, standard difficulty`);
const careless = played(CARELESS);
const lost = seeds - careless.won;
console.log(`careless ${percent(careless.share)} won`);
for (const [reason, [low, high]] of Object.entries(LOSSES)) {
  const share = (careless.losses.find(([name]) => name === reason)?.[1] ?? 0) / Math.max(lost, 1);
  judge(
    `careless loses by ${reason}: ${percent(share)}`,
    share >= low && share <= high,
    `${percent(low)} to ${percent(high)}`,
  );
}
for (const [name, { add, without }] of Object.entries(CARES)) {
  const gain = played(add(CARELESS)).share - careless.share;
  judgeGain(`${name} brings careless`, gain, LEAST_GAIN.careless);
  const change = played(add(without)).share - played(without).share;
  judgeGain(`${name} brings balanced`, change, LEAST_GAIN.balanced);
}
printVerdict(faults);

function building(kind: BuiltKind) {
  return {
    add: (plan: Plan): Plan => ({ ...plan, builds: [...plan.builds, kind] }),
    without: { ...BALANCED, builds: BALANCED.builds.filter((built) => built !== kind) },
  };
}

function played(plan: Plan) {
  return summarise(Array.from({ length: seeds }, (_, index) => play(strategist(plan), from + index, "standard")));
}

function judgeGain(what: string, gain: number, least: number): void {
  judge(`${what} ${points(gain)}`, gain >= least, `at least ${points(least)}`);
}

function judge(figure: string, isKept: boolean, band: string): void {
  console.log(`${figure}  band ${band}${isKept ? "" : " MISSED"}`);
  if (!isKept) faults.push(figure);
}
