/**
 * How long an answer took, and how much of that was the machine's: a busy machine must not look like a slow service, nor a
 * slow service like a busy machine.
 *
 * The service answers on this thread, one request at a time. What it took is the time on the clock, less the time that the
 * thread was ready and had no core (Linux tells it), less the time that a witness stood still: a thread that does nothing but
 * write a few bytes to the same disk fifty times a second. A disk or a machine that hangs holds up both; a statement, a
 * lock or a loop of the service's holds up the service alone.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Answers above it are failures. */
export const SLOWEST_ALLOWED_MS = 1000;

export interface Duration {
  /** On the clock. */
  readonly wallMs: number;
  /** What of it the service has to answer for. */
  readonly ownMs: number;
}

export class Slowness {
  readonly #witness: Worker;

  constructor(folder: string) {
    this.#witness = new Worker(new URL("slowness-witness.ts", import.meta.url), {
      workerData: join(folder, "witness"),
    });
    this.#witness.unref();
  }

  /** Call it right before the request; what it gives, right after the answer. */
  begin(): () => Promise<Duration> {
    const since = Date.now();
    const waitedBefore = waitedForCoreMs();
    const start = performance.now();
    return async () => {
      const wallMs = performance.now() - start;
      if (wallMs <= SLOWEST_ALLOWED_MS) return { wallMs, ownMs: wallMs };
      const waited = waitedForCoreMs() - waitedBefore;
      const stood = await this.#stoodStillMs(since);
      return { wallMs, ownMs: Math.max(0, wallMs - waited - stood) };
    };
  }

  /** How long the witness has stood still since then, all pauses together. */
  #stoodStillMs(since: number): Promise<number> {
    return new Promise((resolve) => {
      this.#witness.once("message", resolve);
      this.#witness.postMessage(since);
    });
  }

  async stop(): Promise<void> {
    await this.#witness.terminate();
  }
}

/** Time that this thread was ready to run and did not; 0 where the system does not tell. */
function waitedForCoreMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}
