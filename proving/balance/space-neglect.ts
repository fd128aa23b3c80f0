/** `npm run balance -- neglect`: how careless bots lose, and how much each kind of care helps. Exits with 1 if a bound is missed. */
import type { BuiltKind } from "@outbound/space/rules/catalog/modules.ts";
import { BALANCED } from "../bots/space/bots.ts";
import type { Plan } from "../bots/space/plan.ts";
import { play } from "../bots/space/play.ts";
import { strategist } from "../bots/space/strategist.ts";
import { readOptions } from "../harness/arguments.ts";
import { percent, printVerdict } from "../harness/report.ts";
import { atLeast, missedBy, points, summarise } from "./summary.ts";

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
/** Change of the share of wins, for a careless bot and for balanced. */
const GAINS = { careless: atLeast(0.05), balanced: atLeast(-0.02) };

console.log(`${seeds} seeds from ${from}, standard difficulty`);
const careless = played(CARELESS);
const lost = new Map<string, number>(careless.losses);
console.log(`careless ${percent(careless.share)} won`);
const faults = Object.entries(LOSSES).flatMap(([reason, band]) => {
  const share = (lost.get(reason) ?? 0) / Math.max(seeds - careless.won, 1);
  return missedBy(`careless loses by ${reason}:`, share, band);
});
for (const [name, { add, without }] of Object.entries(CARES)) {
  const gain = played(add(CARELESS)).share - careless.share;
  faults.push(...missedBy(`${name} brings careless`, gain, GAINS.careless, points));
  const change = played(add(without)).share - played(without).share;
  faults.push(...missedBy(`${name} brings balanced`, change, GAINS.balanced, points));
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
