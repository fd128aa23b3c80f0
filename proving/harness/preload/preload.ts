/**
 * `node --import` of a service under test, which obeys the lines of its standard input and answers each. `clock 3600000` sets the
 * system clock so many milliseconds off the true time. `turn` asks for the longest time since the line before it in which the event
 * loop did only one thing, of a service that was started to be watched. Any other line is SQL that each SQLite connection runs.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { isMainThread } from "node:worker_threads";

export interface LongestTurn {
  /** On the clock. */
  readonly clockMs: number;
  /** Of processor time, which other programs of the machine do not lengthen. */
  readonly processorMs: number;
}

const trueNow = Date.now;
let offMs = Number(process.env.CLOCK_OFF_MS ?? 0);
Date.now = () => trueNow() + offMs;

/** Each is known by the settings that it makes when it is opened. */
const connections = new Set<DatabaseSync>();
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function observed(sql) {
  connections.add(this);
  exec.call(this, sql);
};

if (isMainThread) obeyLines();

function obeyLines(): void {
  const longestTurn = process.env.WATCH_LOOP === "1" ? watchLoop() : undefined;
  createInterface({ input: process.stdin }).on("line", (line) => {
    const [, clock] = /^clock (-?\d+)$/.exec(line) ?? [];
    if (clock !== undefined) offMs = Number(clock);
    else if (line !== "turn") for (const database of connections) if (database.isOpen) exec.call(database, line);
    process.stdout.write(`${line === "turn" ? JSON.stringify(longestTurn?.()) : line}\n`);
  });
  // The open pipe must not keep the process alive.
  (process.stdin as typeof process.stdin & { unref?: () => void }).unref?.();
}

/** Returns what gives the longest turn since its last call. */
function watchLoop(): () => LongestTurn {
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
