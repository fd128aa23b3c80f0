/** Plays many seeds in processes of their own, as many at a time as are wanted. */
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

/** Calls `tell` with each verdict as it comes. Rejects when a worker dies. */
export async function playAll(
  jobs: readonly Job[],
  workers: number,
  tell: (verdict: GameVerdict) => void,
): Promise<void> {
  const waiting = [...jobs];
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, () => playIn(waiting, tell)));
}

/** One worker takes one job after the other. */
function playIn(waiting: Job[], tell: (verdict: GameVerdict) => void): Promise<void> {
  const worker = fork(WORKER);
  let job: Job | undefined;
  const next = () => {
    job = waiting.shift();
    if (job === undefined) worker.disconnect();
    else worker.send(job);
  };
  worker.on("message", (verdict) => {
    tell(verdict as GameVerdict);
    next();
  });
  next();
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => {
      if (code === 0 && job === undefined) resolve();
      else reject(new Error(`the process that played ${job?.game} ${job?.seed} ended with ${code}`));
    });
  });
}
