/** The figures of the proof of a cluster as Markdown, and whether all is as promised. */

import { today } from "../../harness/report.ts";
import type { Quantiles } from "../../harness/statistics.ts";
import type { ContestVerdict } from "./contest.ts";
import type { ClusterProof } from "./run.ts";
import type { Flood } from "./shared-limits.ts";

/**
 * Until a change is in a frame of another process, from when a frame is allowed: 99 of 100 under the contest, all without a load. Judged
 * where nothing else keeps the machine busy: not in tests.
 */
const FRAME_WITHIN_MS = 1000;

/** What went otherwise than promised; empty when all is well. */
export function verdictOf({ contest, calm, locks, limits, space }: ClusterProof): string[] {
  const faults = [
    ...contest.faults,
    ...unshown(contest),
    ...locks,
    ...(limits?.faults ?? []),
    ...space.map((fault) => `space: ${fault}`),
  ];
  if (calm === undefined) return faults;
  if (calm.frames.times.count === 0) faults.push("nothing was in a frame of another process without a load");
  const late = [contest.frames.beyondTheSecond.p99, calm.frames.beyondTheSecond.max]
    .filter((ms) => ms > FRAME_WITHIN_MS)
    .map((ms) => `a change was in a frame of another process only after ${number(ms)} ms`);
  return [...faults, ...calm.faults, ...late];
}

/** A proof in which nothing happened shows nothing. */
function unshown({ jobsTaken, answers, byNode, frames }: ContestVerdict): string[] {
  const missing: readonly (readonly [boolean, string])[] = [
    [jobsTaken === 0, "no job was taken"],
    [(answers["job-taken"] ?? 0) === 0, "nobody contended for a job"],
    [byNode.some((count) => count === 0), "a process answered nothing"],
    [frames.times.count === 0, "no news were told by another process"],
  ];
  return missing.flatMap(([isMissing, what]) => (isMissing ? [what] : []));
}

export function clusterText(proof: ClusterProof): string {
  const { options, contest, calm, sessionEnds, limits } = proof;
  const { patience, frames, answers, totals } = contest;
  const { times, beyondTheSecond } = frames;
  const rows: readonly (readonly [string, string])[] = [
    ["answers by process", contest.byNode.map((count) => number(count)).join(", ")],
    ["jobs taken, each by one player", number(contest.jobsTaken)],
    ["all purses = all ledgers", `${number(totals.purses)} €`],
    ["processes killed in mid-work; then all restarted in turn", number(options.kills)],
    ["connections lost before an answer, and repeated", number(patience.lost)],
    ["of these, what had happened all the same", number(patience.hadHappened)],
    ["lost while all were restarted in turn", number(contest.lostInRestarts)],
    ["answers that asked to wait, and repeated", number(patience.putOff)],
    [
      "**from a change to its frame on another process, p50; p99; longest, ms**",
      `${quantilesText(times)} (of ${number(times.count)})`,
    ],
    ["the same without the second that a frame keeps from the one before", quantilesText(beyondTheSecond)],
    [
      "**the same with nobody contending any more**",
      calm === undefined ? "not measured" : quantilesText(calm.frames.beyondTheSecond),
    ],
    ["frames of a stream through the proxy, and how often it was opened", `${number(frames.frames)}; ${frames.opened}`],
    [
      "from the end of a session to that of its stream on another process, longest, ms",
      number(Math.max(...sessionEnds)),
    ],
    ["**a session's limit over all processes**", floodText(limits?.session)],
    ["**the limit of sign-ins over all processes**", floodText(limits?.signIn)],
  ];
  return [
    `${today()}: ${number(options.actions)} actions of ${number(options.players)} players in ${number(contest.seconds)} seconds.`,
    "",
    "| figure | measured |",
    "|---|---|",
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
    "",
    `Answers: ${Object.entries(answers)
      .sort(([, a], [, b]) => b - a)
      .map(([answer, count]) => `${answer} ${number(count)}`)
      .join(", ")}.`,
    "",
    `Euros by reason: ${Object.entries(totals.ledger)
      .map(([reason, sum]) => `${reason} ${number(sum)}`)
      .join(", ")}.`,
  ].join("\n");
}

const quantilesText = ({ p50, p99, max }: Quantiles): string => `${number(p50)}; ${number(p99)}; ${number(max)}`;

const floodText = (flood: Flood | undefined): string => (flood === undefined ? "not asked for" : textOf(flood));

const textOf = ({ passed, asked, allowed, bound }: Flood): string =>
  `${number(passed)} of ${number(asked)} passed; one process lets ${number(allowed)} through, the bound is ${number(bound)}`;

const number = (value: number): string => value.toLocaleString("en", { maximumFractionDigits: 0 });
