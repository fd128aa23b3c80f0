/** The figures of the cluster proof as Markdown, and the promises that were broken. */
import { markdownTable, number, today } from "../../harness/report.ts";
import type { Quantiles } from "../../harness/statistics.ts";
import type { ContestVerdict } from "./contest.ts";
import type { ClusterProof } from "./run.ts";
import type { Flood } from "./shared-limits.ts";

/**
 * Bound on the time until a change is in a frame of another process, from when a frame is allowed: 99 of 100 in the contest, all
 * without a load. Judged only where nothing else keeps the machine busy, so not in tests.
 */
const FRAME_WITHIN_MS = 1000;

export function verdictOf({ contest, calm, locks, limits, space }: ClusterProof): string[] {
  const faults = [...contest.faults, ...unproven(contest), ...locks, ...(limits?.faults ?? [])];
  faults.push(...space.map((fault) => `space: ${fault}`));
  if (calm === undefined) return faults;
  if (calm.frames.times.count === 0) faults.push("no change was in a frame of another process without a load");
  const late = [contest.frames.beyondTheSecond.p99, calm.frames.beyondTheSecond.max]
    .filter((ms) => ms > FRAME_WITHIN_MS)
    .map((ms) => `a change was in a frame of another process only after ${number(ms)} ms`);
  return [...faults, ...calm.faults, ...late];
}

/** A contest in which nothing happened proves nothing. */
function unproven({ jobsTaken, answers, byNode, frames }: ContestVerdict): string[] {
  const missing = {
    "no job was taken": jobsTaken === 0,
    "no two players wanted the same job": (answers["job-taken"] ?? 0) === 0,
    "a process answered nothing": byNode.some((count) => count === 0),
    "no change was in a frame of another process": frames.times.count === 0,
  };
  return Object.entries(missing).flatMap(([what, isMissing]) => (isMissing ? [what] : []));
}

export function clusterText({ options, contest, calm, sessionEnds, limits }: ClusterProof): string {
  const { retries, frames, answers, audit } = contest;
  const { times, beyondTheSecond } = frames;
  const longestEnd = number(Math.max(...sessionEnds));
  const changeToFrame = `${quantilesText(times)} (of ${number(times.count)})`;
  const rows: readonly (readonly [string, string])[] = [
    ["answers by process", contest.byNode.map((count) => number(count)).join(", ")],
    ["jobs taken, each by one player", number(contest.jobsTaken)],
    ["cash of all players = sum of all ledgers", `${number(audit.cash)} €`],
    ["processes killed under load; then all restarted in turn", number(options.kills)],
    ["connections lost before an answer, and repeated", number(retries.lost)],
    ["of these, requests that had been executed", number(retries.hadHappened)],
    ["lost while all were restarted in turn", number(contest.lostInRestarts)],
    ["answers that asked to wait, and repeated", number(retries.putOff)],
    ["**from a change to its frame on another process, p50; p99; longest, ms**", changeToFrame],
    ["the same without the second between two frames", quantilesText(beyondTheSecond)],
    ["**the same without a load**", calm ? quantilesText(calm.frames.beyondTheSecond) : "not measured"],
    ["frames of a stream through the proxy, and how often it was opened", `${number(frames.frames)}; ${frames.opened}`],
    ["from the end of a session to that of its stream on another process, longest, ms", longestEnd],
    ["**a session's limit over all processes**", floodText(limits?.session)],
    ["**the limit of sign-ins over all processes**", floodText(limits?.signIn)],
  ];
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([name, count]) => `${name} ${number(count)}`);
  const byCount = Object.fromEntries(Object.entries(answers).sort(([, a], [, b]) => b - a));
  return [
    `${today()}: ${number(options.actions)} actions of ${number(options.players)} players in ${number(contest.seconds)} seconds.`,
    "",
    ...markdownTable(["figure", "measured"], rows),
    "",
    `Answers: ${counts(byCount).join(", ")}.`,
    "",
    `Euros by reason: ${counts(audit.ledger).join(", ")}.`,
  ].join("\n");
}

const quantilesText = ({ p50, p99, max }: Quantiles): string => [p50, p99, max].map((ms) => number(ms)).join("; ");

const floodText = (flood: Flood | undefined): string =>
  flood === undefined
    ? "not measured"
    : `${number(flood.passed)} of ${number(flood.asked)} passed; one process lets ${number(flood.allowed)} through, the bound is ${number(flood.bound)}`;
