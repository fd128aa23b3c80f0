/** The costs of planes on routes over HTTP as Markdown tables, and the verdict. */
import { markdownTable, number, today } from "../../harness/report.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import type { RouteLoad, RouteLoadOptions } from "./run.ts";

interface Aim {
  readonly name: string;
  readonly value: number;
  /** `value` must be below it, or above with `isLeast`. */
  readonly bound: number;
  readonly isLeast?: true;
}

const DAY_HOURS = 24;

const aimsOf = ({ resting, busy, bytesADay, catchUp, hands, planMs }: RouteLoad): readonly Aim[] => [
  { name: "share of a core while nobody asks, %", value: 100 * resting.share, bound: 50 },
  { name: "share of a core with players by hand, %", value: 100 * busy.share, bound: 100 },
  { name: "growth of the database in a real day, MB", value: bytesADay / 1e6, bound: 100 },
  {
    name: "landings a second while it catches up",
    value: catchUp.landings / catchUp.seconds,
    bound: 8_000,
    isLeast: true,
  },
  {
    name: "the same, a second of its processor time",
    value: catchUp.landings / catchUp.processorSeconds,
    bound: 8_000,
    isLeast: true,
  },
  { name: "catching up with a real day, s", value: (catchUp.seconds * DAY_HOURS) / catchUp.hours, bound: 900 },
  { name: "p99 of a plan over HTTP, ms", value: quantilesOf(hands.latencies.plan).p99, bound: 5 },
  { name: "mean processor time of a plan with its request, ms", value: planMs, bound: 5 },
];

const isMet = ({ value, bound, isLeast }: Aim): boolean => (isLeast ? value >= bound : value < bound);

/** Broken promises, and with aims also those that are missed. */
export function verdictOf(load: RouteLoad, { judgesAims }: { readonly judgesAims: boolean }): string[] {
  const missed = aimsOf(load).filter((aim) => !isMet(aim));
  return [...load.faults, ...(judgesAims ? missed.map(({ name, value }) => `${name}: ${number(value, 1)}`) : [])];
}

export function routeLoadText(load: RouteLoad, { players, hands: count, seconds }: RouteLoadOptions): string {
  const { onRoutes, hands, catchUp, busy } = load;
  const aims = aimsOf(load).map((aim) => {
    const bound = `${aim.isLeast ? "at least" : "below"} ${number(aim.bound)}`;
    return [aim.name, number(aim.value, 1), `${bound}: ${isMet(aim) ? "met" : "missed"}`];
  });
  const rows = Object.entries(hands.latencies).map(([what, latencies]) => {
    const { count: answers, p50, p99, max } = quantilesOf(latencies);
    return [what, answers, ...[p50, p99, max].map((value) => number(value, 1))];
  });
  return [
    `${today()}; ${number(players)} players with ${number(onRoutes)} planes on routes of four stops, half of them with open jobs, and as many planes that ${number(count)} of the players fly by hand.`,
    "",
    ...markdownTable(["figure", "measured", "aim"], aims),
    "",
    ...markdownTable(["request", "answers", "p50, ms", "p99, ms", "longest, ms"], rows),
    "",
    `The service ran ${number(seconds)} s without and ${number(seconds)} s with requests, in which ${number(hands.departures)} planes departed by hand and ${number(busy.landings)} in all. It caught up with ${number(catchUp.hours)} real hours and ${number(catchUp.landings)} landings in ${number(catchUp.seconds, 1)} s.`,
  ].join("\n");
}
