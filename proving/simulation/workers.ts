/** Plays many seeds in worker processes. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { GameVerdict, playSeed } from "./play-seed.ts";

/** The parameters of `playSeed`; without functions, which cannot be sent to a process. */
export type Job = Parameters<typeof playSeed>;

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Reports each verdict as it comes. Rejects when a worker exits early. */
export async function playAll(
  jobs: readonly Job[],
  workers: number,
  report: (verdict: GameVerdict) => void,
): Promise<void> {
  const waiting = jobs.values();
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, () => playIn(waiting, report)));
}

/** One worker takes one job after the other. */
async function playIn(waiting: Iterable<Job>, report: (verdict: GameVerdict) => void): Promise<void> {
  const worker = fork(WORKER);
  const exited = once(worker, "exit");
  try {
    for (const job of waiting) {
      worker.send(job);
      const [verdict] = await Promise.race([once(worker, "message"), exited.then(() => [])]);
      if (verdict === undefined) throw new Error(`the worker of ${JSON.stringify(job)} exited with ${worker.exitCode}`);
      report(verdict as GameVerdict);
    }
  } finally {
    // Also after a report that throws: a worker that is connected keeps this process alive.
    if (worker.connected) worker.disconnect();
  }
  await exited;
}
