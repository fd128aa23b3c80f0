/** Plays many seeds in worker processes. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Game, GameVerdict } from "./play-seed.ts";

export interface Job {
  readonly game: Game;
  readonly seed: number;
  readonly rounds: number;
  readonly isTraced: boolean;
}

const WORKER = fileURLToPath(new URL("worker.ts", import.meta.url));

/** Reports each verdict as it comes. Rejects when a worker exits early. */
export async function playAll(
  jobs: readonly Job[],
  workers: number,
  report: (verdict: GameVerdict) => void,
): Promise<void> {
  const waiting = [...jobs];
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, () => playIn(waiting, report)));
}

/** One worker takes one job after the other. */
function playIn(waiting: Job[], report: (verdict: GameVerdict) => void): Promise<void> {
  const worker = fork(WORKER);
  let job: Job | undefined;
  const next = () => {
    job = waiting.shift();
    if (job === undefined) worker.disconnect();
    else worker.send(job);
  };
  worker.on("message", (verdict) => {
    report(verdict as GameVerdict);
    next();
  });
  next();
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => {
      if (code === 0 && job === undefined) resolve();
      else reject(new Error(`the worker of ${job?.game} ${job?.seed} exited with ${code}`));
    });
  });
}
