/** Plays many seeds in worker processes, which run this module too. */
import { createInterface } from "node:readline";
import { startChild } from "../harness/child.ts";
import { type GameVerdict, playSeed } from "./play-seed.ts";

/** The parameters of `playSeed`; without functions, which cannot be sent to a process. */
export type Job = Parameters<typeof playSeed>;

/** Reports each verdict as it comes. Rejects when a worker exits early. */
export async function playAll(
  jobs: readonly Job[],
  workers: number,
  report: (verdict: GameVerdict) => void,
): Promise<void> {
  const waiting = jobs.values();
  /** Each worker takes one job after the other. */
  const playIn = async () => {
    await using worker = startChild(new URL(import.meta.url), []);
    for (const job of waiting) {
      worker.writeLine(JSON.stringify(job));
      report(JSON.parse(await worker.line()));
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, playIn));
}

if (import.meta.main) {
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await playSeed(...(JSON.parse(line) as Job))));
  }
}
