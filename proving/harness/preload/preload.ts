/**
 * `node --import` of a service under test, which obeys the lines of its standard input and answers each. `clock 3600000` sets the
 * system clock so many milliseconds off the real time. `turn` asks for the longest time that the event loop was blocked since the
 * last such line, if the service was started for that; `usage` for what the process has used so far, and `collect` for the same
 * after a garbage collection. Any other line is SQL that each SQLite connection runs.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

export type LongestTurn = ReturnType<ReturnType<typeof watchLoop>>;
export type Usage = ReturnType<typeof usage>;

const trueNow = Date.now;
let offMs = Number(process.env.CLOCK_OFF_MS ?? 0);
Date.now = () => trueNow() + offMs;

/** Connections are recognized by the settings that they make when they open. */
const connections = new Set<DatabaseSync>();
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function observed(sql) {
  connections.add(this);
  exec.call(this, sql);
};

if (isMainThread) obeyLines();

function obeyLines(): void {
  const longestTurn = process.env.WATCH_LOOP === "1" ? watchLoop() : undefined;
  const answers: Readonly<Record<string, () => unknown>> = { turn: () => longestTurn?.(), usage, collect };
  createInterface({ input: process.stdin }).on("line", (line) => {
    const [, clock] = /^clock (-?\d+)$/.exec(line) ?? [];
    const answer = answers[line];
    if (clock !== undefined) offMs = Number(clock);
    else if (answer === undefined) for (const database of connections) if (database.isOpen) exec.call(database, line);
    process.stdout.write(`${line} ${JSON.stringify(answer?.() ?? {})}\n`);
  });
  // The open pipe must not keep the process alive.
  (process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
}

function collect() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return usage();
}

function usage() {
  const { user, system } = process.cpuUsage();
  return { processorSeconds: (user + system) / 1e6, memoryMB: process.memoryUsage.rss() / 1e6 };
}

/** Returns a function that returns the longest turn since its last call: wall-clock time, and processor time of this thread. */
function watchLoop() {
  const sampleMs = 1;
  const delays = monitorEventLoopDelay({ resolution: sampleMs });
  delays.enable();
  let longestMicros = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longestMicros = Math.max(longestMicros, user + system);
  }, sampleMs).unref();
  return () => {
    const longest = { clockMs: delays.max / 1e6, processorMs: longestMicros / 1e3 };
    delays.reset();
    longestMicros = 0;
    return longest;
  };
}
