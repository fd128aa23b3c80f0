/** Gives back the memory that starting took, which V8 keeps: about 30 MB of a resting service. */
import { Session } from "node:inspector";
import { performance } from "node:perf_hooks";

const LOOK_EVERY_MS = 1000;
/** At rest the event loop is busy for a smaller part of the time. */
const RESTING = 0.05;

/**
 * Collects garbage once, after the first second in which the service had next to nothing to do: it holds up what comes meanwhile for
 * about 0.1 s. Returns how to give up. Does not keep the process alive.
 */
export function collectStartGarbage(): () => void {
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    if (utilization > RESTING) return;
    clearInterval(timer);
    collect();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** V8's last resort, the only collection that makes the young generation small again, is open to the inspector alone. */
function collect(): void {
  const session = new Session();
  session.connect();
  // Within its own answer the session cannot be closed: the process would hang.
  session.post("HeapProfiler.collectGarbage", () => void setImmediate(() => session.disconnect()));
}
