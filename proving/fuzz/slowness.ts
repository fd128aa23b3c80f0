/**
 * How long an answer took, and how much of that was the service's own time: a busy machine must not look like a slow service,
 * nor a slow service like a busy machine.
 *
 * The service answers on this thread, one request at a time. Its own time is the time on the clock, less the time that the
 * thread waited for a core (from Linux), less the time that a probe stood still: a thread that only writes a few bytes to the
 * same disk fifty times a second. A disk or a machine that hangs blocks both; a statement, a lock or a loop of the service
 * blocks the service alone.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Answers that take longer are failures. */
export const SLOWEST_ALLOWED_MS = 1000;

export type Slowness = ReturnType<typeof watchSlowness>;
/** Milliseconds on the clock, and the part of them that the service used. */
export type Duration = Awaited<ReturnType<ReturnType<Slowness["begin"]>>>;

export function watchSlowness(folder: string) {
  const probe = new Worker(new URL("slowness-probe.ts", import.meta.url), { workerData: join(folder, "probe") });
  probe.unref();
  return {
    /** Call it right before the request, and call the returned function right after the answer. */
    begin() {
      const since = Date.now();
      const [waitedBefore, computedBefore, start] = [waitedForCoreMs(), computedMs(), performance.now()];
      return async () => {
        const wallMs = performance.now() - start;
        if (wallMs <= SLOWEST_ALLOWED_MS) return { wallMs, ownMs: wallMs };
        const waited = waitedForCoreMs() - waitedBefore;
        probe.postMessage(since);
        const [stood = 0]: number[] = await once(probe, "message");
        // The two waits may overlap; the thread's processor time counts as the service's in any case.
        return { wallMs, ownMs: Math.max(computedMs() - computedBefore, wallMs - waited - stood) };
      };
    },
    stop: () => probe.terminate(),
  };
}

const computedMs = (): number => process.threadCpuUsage().user / 1000;

/** Returns the time that this thread was ready but did not run; 0 if the system does not report it. */
function waitedForCoreMs(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}
