/** The costs of planes on routes over HTTP as Markdown tables, and the verdict. */
import { aimTable, type Figure, markdownTable, number, today } from "../../harness/report.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import type { RouteLoad, RouteLoadOptions } from "./run.ts";

const DAY_HOURS = 24;

function figuresOf({ resting, busy, bytesADay, catchUp, hands, planMs }: RouteLoad): readonly Figure[] {
  const under = (name: string, value: number, aim: number) => ({ name, rounds: [value], aim, digits: 1 });
  const atLeast = (...given: Parameters<typeof under>) => ({ ...under(...given), better: "more" }) as const;
  const { landings, seconds, processorSeconds, hours } = catchUp;
  return [
    under("share of a core while nobody asks, %", 100 * resting.share, 50),
    under("share of a core with players by hand, %", 100 * busy.share, 100),
    under("growth of the database in a real day, MB", bytesADay / 1e6, 100),
    atLeast("landings a second while it catches up", landings / seconds, 8_000),
    atLeast("the same, a second of its processor time", landings / processorSeconds, 8_000),
    under("catching up with a real day, s", (seconds * DAY_HOURS) / hours, 900),
    under("p99 of a plan over HTTP, ms", quantilesOf(hands.answers.latencies.plan).p99, 5),
    under("mean processor time of a plan with its request, ms", planMs, 5),
  ];
}

/** Broken promises, and with aims also those that are missed. */
export const verdictOf = (load: RouteLoad, { judgesAims }: { readonly judgesAims: boolean }): string[] => [
  ...load.faults,
  ...(judgesAims ? aimTable(figuresOf(load)).missed : []),
];

export function routeLoadText(load: RouteLoad, { players, hands: count, seconds }: RouteLoadOptions): string {
  const { onRoutes, hands, catchUp, busy } = load;
  const rows = Object.entries(hands.answers.latencies).map(([what, latencies]) => {
    const { count: answers, p50, p99, max } = quantilesOf(latencies);
    return [what, answers, ...[p50, p99, max].map((value) => number(value, 1))];
  });
  return [
    `${today()}; ${number(players)} players with ${number(onRoutes)} planes on routes of four stops, half of them with open jobs, and as many planes that ${number(count)} of the players fly by hand.`,
    "",
    ...aimTable(figuresOf(load)).lines,
    "",
    ...markdownTable(["request", "answers", "p50, ms", "p99, ms", "longest, ms"], rows),
    "",
    `The service ran ${number(seconds)} s without and ${number(seconds)} s with requests, in which ${number(hands.departures)} planes departed by hand and ${number(busy.landings)} in all. It caught up with ${number(catchUp.hours)} real hours and ${number(catchUp.landings)} landings in ${number(catchUp.seconds, 1)} s.`,
  ].join("\n");
}
