/**
 * Causes outages of a service's store under load: meanwhile requests are refused as promised, and the service recovers without a
 * restart.
 */
import { setTimeout as wait } from "node:timers/promises";
import { duration } from "../harness/report.ts";
import type { FaultVerdict, LoadRun } from "./fault.ts";

export interface Outage {
  readonly name: string;
  readonly lastsMs: number;
  /** False if every request is answered, only later; undefined if it depends on the length of the outage. */
  readonly refuses?: boolean;
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
 * Causes each outage in each round, then compares what the service shows with what it answered, and restarts it, so that the end
 * of the load compares what is stored. Resolves with a function that returns the figures.
 */
export async function haveOutages(
  run: LoadRun,
  outages: readonly Outage[],
  { rounds, playMs, mostWaitMs, mostReadMs }: Schedule,
): Promise<() => FaultVerdict["figures"]> {
  const { players, observer, log } = run;
  const readsWithinMs = run.place.game === "space" ? mostReadMs : undefined;
  const recoveries = new Map<string, number>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const outage of outages) {
      await wait(playMs);
      const ms = await recover(run, outage, readsWithinMs);
      recoveries.set(outage.name, Math.max(ms, recoveries.get(outage.name) ?? 0));
      log(`round ${round}, ${outage.name}: a change succeeds ${duration(ms)} after it is over`);
    }
  }
  await wait(playMs);
  await players.stop();
  observer.expectWithin(mostWaitMs);
  if (readsWithinMs !== undefined) observer.expectReadsWithin(readsWithinMs);
  await players.check(run.service.url);
  await run.restart();
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

/** Resolves with the milliseconds from the end of the outage to the first change that succeeds. */
async function recover(run: LoadRun, outage: Outage, mostReadMs: number | undefined): Promise<number> {
  const { name, lastsMs, refuses, start, end } = outage;
  const { all, reads } = run.observer;
  const [refusedBefore, readBefore] = [all.refused, reads.answered];
  await start();
  await wait(lastsMs);
  if (mostReadMs !== undefined) {
    const read = reads.answered - readBefore;
    run.expect((read * mostReadMs) / 2 >= lastsMs, `${name}: only ${read} reads were answered in ${lastsMs} ms`);
  }
  await end();
  const endedAt = performance.now();
  await run.players.change();
  const refused = all.refused - refusedBefore;
  if (refuses === true) run.expect(refused > 0, `${name}: nothing was refused`);
  if (refuses === false) run.expect(refused === 0, `${name}: ${refused} requests were refused`);
  return performance.now() - endedAt;
}
