/**
 * `node --import` of a service under test. For each line of its standard input it writes the longest time since the line before
 * in which the event loop did only one thing: on the clock, and of processor time, which other programs of the machine do not
 * lengthen.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { isMainThread } from "node:worker_threads";

const SAMPLE_MS = 1;

export interface LongestTurn {
  readonly clockMs: number;
  readonly processorMs: number;
}

if (isMainThread) watch();

function watch(): void {
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delays.enable();
  let longestMicros = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longestMicros = Math.max(longestMicros, user + system);
  }, SAMPLE_MS).unref();
  createInterface({ input: process.stdin }).on("line", () => {
    const longest: LongestTurn = { clockMs: delays.max / 1e6, processorMs: longestMicros / 1e3 };
    process.stdout.write(`${JSON.stringify(longest)}\n`);
    delays.reset();
    longestMicros = 0;
  });
  // The open pipe must not keep the process alive.
  (process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
}
