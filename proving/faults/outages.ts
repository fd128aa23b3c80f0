/** Causes outages of a service's store under load: requests are refused as promised, and the service recovers without a restart. */
import { setTimeout as wait } from "node:timers/promises";
import { until } from "../harness/repeat.ts";
import { duration } from "../harness/report.ts";
import type { Findings, LoadRun } from "./fault.ts";

export interface Outage {
  readonly name: string;
  /** Least length in milliseconds. */
  readonly lastsMs: number;
  /** Rounds in which requests are refused: every round, at least one, or none; undefined if it depends on the length. */
  readonly refuses?: "every" | "some" | "none";
  start(): unknown;
  end(): unknown;
}

export interface Schedule {
  readonly rounds: number;
  /** Length of play before each outage, in milliseconds. */
  readonly playMs: number;
  readonly mostWaitMs: number;
  /** Longest read of space, whose reads need no store; on average during an outage, half as long. Unbounded by default. */
  readonly mostReadMs?: number;
}

/**
 * Causes each outage in each round, then compares what the service shows with what it answered, and with what it shows after a
 * restart, so that its memory equals what is stored. Resolves with a function that returns the figures.
 */
export async function haveOutages(
  run: LoadRun,
  outages: readonly Outage[],
  { rounds, playMs, mostWaitMs, mostReadMs }: Schedule,
): Promise<() => Findings["figures"]> {
  const { players, observer, log } = run;
  const readsWithinMs = run.place.game === "space" ? mostReadMs : undefined;
  const recoveries = new Map<string, number>();
  /** Number of refused requests in each round, by outage. */
  const refusals = new Map(outages.map((outage) => [outage, [] as number[]]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const outage of outages) {
      await wait(playMs);
      const refusedBefore = observer.all.refused;
      const ms = await recover(run, outage, readsWithinMs);
      refusals.get(outage)?.push(observer.all.refused - refusedBefore);
      recoveries.set(outage.name, Math.max(ms, recoveries.get(outage.name) ?? 0));
      log(`round ${round}, ${outage.name}: a change succeeds ${duration(ms)} after it is over`);
    }
  }
  await wait(playMs);
  await players.stop();
  for (const [outage, counts] of refusals) expectRefusals(run, outage, counts);
  observer.expectWithin(mostWaitMs);
  if (readsWithinMs !== undefined) observer.expectReadsWithin(readsWithinMs);
  await players.check(run.service.url);
  await players.restart(run);
  players.start(run.service.url);
  const { all, reads } = observer;
  return () => ({
    "requests answered": players.answered,
    "refused with 503": all.refused,
    "longest wait for an answer": duration(all.longestMs),
    "reads refused with 503": reads.refused,
    "longest wait for a read": duration(reads.longestMs),
    "a change succeeds, after the end of": [...recoveries].map(([name, ms]) => `${name} ${duration(ms)}`).join(", "),
  });
}

function expectRefusals(run: LoadRun, { name, refuses }: Outage, counts: readonly number[]): void {
  const rounds = counts.filter((count) => count > 0).length;
  const isExpected = { every: rounds === counts.length, some: rounds > 0, none: rounds === 0 };
  const isKept = refuses === undefined || isExpected[refuses];
  run.expect(isKept, `${name}: in ${rounds} of ${counts.length} rounds requests were refused`);
}

/** A disk that is full may have room for many small changes. */
const REFUSED_WITHIN_MS = 10_000;

/** Resolves with the milliseconds from the end of the outage to the first change that succeeds. */
async function recover(run: LoadRun, outage: Outage, mostReadMs: number | undefined): Promise<number> {
  const { name, lastsMs, refuses, start, end } = outage;
  const { all, reads } = run.observer;
  const [refusedBefore, readBefore] = [all.refused, reads.answered];
  await start();
  await wait(lastsMs);
  if (refuses === "every" || refuses === "some") await until(() => all.refused > refusedBefore, REFUSED_WITHIN_MS);
  if (mostReadMs !== undefined) {
    const read = reads.answered - readBefore;
    run.expect((read * mostReadMs) / 2 >= lastsMs, `${name}: only ${read} reads were answered in ${lastsMs} ms`);
  }
  await end();
  const endedAt = performance.now();
  await run.players.change();
  return performance.now() - endedAt;
}
