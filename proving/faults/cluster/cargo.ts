/** `npm run prove -- cluster`: three cargo processes on one PostgreSQL, and two of space. Exits with 1 if a promise was broken. */
import { setTimeout as wait } from "node:timers/promises";
import { readOptions } from "../../harness/arguments.ts";
import { markdown, markdownTable, number, printVerdict, progress, today, writeSection } from "../../harness/report.ts";
import type { Quantiles } from "../../harness/statistics.ts";
import { type ContestOptions, type ContestVerdict, contest } from "./contest.ts";
import { endSessions, lockFaults } from "./ended-sessions.ts";
import { watchFrames } from "./frame-watch.ts";
import { newWorld } from "./one-world.ts";
import { type ServiceCluster, startCluster } from "./service-cluster.ts";
import { type Flood, testLimits } from "./shared-limits.ts";
import { playSpaceOnTwo } from "./space-cluster.ts";

export interface ProofOptions extends ContestOptions {
  /** Seconds in which one session sends as fast as it can; 0 skips the limits and the restart that they need. */
  readonly floodSeconds: number;
  /** Seconds in which frames are measured without a load; 0 skips it. */
  readonly calmSeconds: number;
}

export type ClusterProof = Awaited<ReturnType<typeof proveCluster>>;

const NODES = 3;
const SPACE_ORDERS = 8;

export async function proveCluster(options: ProofOptions) {
  const { floodSeconds, calmSeconds } = options;
  progress(`starting ${NODES} processes`);
  const cluster = await startCluster("cargo", NODES);
  try {
    const contested = await contest(cluster, options);
    const calm = calmSeconds > 0 ? await watchCalm(cluster, calmSeconds) : undefined;
    progress("ended sessions and locked accounts");
    const sessionEnds = await endSessions(cluster);
    const locks = await lockFaults(cluster);
    progress("rate limits, and the space game on two processes");
    const limits = floodSeconds > 0 ? await testLimits(cluster, floodSeconds) : undefined;
    return { options, contest: contested, calm, sessionEnds, locks, limits, space: await playSpaceOnTwo(SPACE_ORDERS) };
  } finally {
    await cluster.stop();
  }
}

async function watchCalm(cluster: ServiceCluster, seconds: number) {
  const world = newWorld();
  const stopWatch = await watchFrames(cluster, world, "calm-reader");
  await wait(1000 * seconds);
  return { frames: await stopWatch(), faults: world.faults };
}

/**
 * Bound on the time until a change is in a frame of another process, from when a frame is allowed: for 99 in 100 changes in the
 * contest, and for all changes without a load. Judged only on an otherwise idle machine, so not in tests.
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

/** Returns what did not happen in the contest: a contest without events proves nothing. */
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
  return markdown(
    `${today()}: ${number(options.actions)} actions of ${number(options.players)} players in ${number(contest.seconds)} seconds.`,
    markdownTable(["figure", "measured"], rows),
    `Answers: ${counts(byCount).join(", ")}.`,
    `Euros by reason: ${counts(audit.ledger).join(", ")}.`,
  );
}

const quantilesText = ({ p50, p99, max }: Quantiles): string => [p50, p99, max].map((ms) => number(ms)).join("; ");

const floodText = (flood: Flood | undefined): string =>
  flood === undefined
    ? "not measured"
    : `${number(flood.passed)} of ${number(flood.asked)} passed; one process lets ${number(flood.allowed)} through, the bound is ${number(flood.bound)}`;

export async function run(): Promise<void> {
  const options = readOptions({ actions: 50_000, players: 60, kills: 10, seed: 1 });
  const proof = await proveCluster({ ...options, floodSeconds: 6, calmSeconds: 30 });
  const text = clusterText(proof);
  console.log(text);
  await writeSection("cluster", text, "prove -- cluster", "proving/cluster.md");
  printVerdict(verdictOf(proof), "all promises were kept");
}
