/** Releases memory that the start needed and that V8 would keep: about 30 MB of an idle service. */
import { Session } from "node:inspector";
import { performance } from "node:perf_hooks";

const LOOK_EVERY_MS = 1000;
/** Utilization of the event loop below which the service counts as idle. */
const RESTING = 0.05;

/**
 * Collects garbage once, after the first second in which the service was nearly idle; this blocks the event loop for about 0.1 s.
 * Returns a function that cancels it. Does not keep the process alive.
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

/** Only the inspector offers V8's last-resort collection, which alone shrinks the young generation. */
function collect(): void {
  const session = new Session();
  session.connect();
  // Disconnecting the session inside its own callback would hang the process.
  session.post("HeapProfiler.collectGarbage", () => void setImmediate(() => session.disconnect()));
}
