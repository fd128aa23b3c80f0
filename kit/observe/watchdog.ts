/**
 * Ends a process when its event loop is blocked, or when it does not finish stopping. It runs on its own thread, because a timer
 * of the blocked loop would never fire.
 */
import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

export interface Watchdog {
  /** Gives the process `stoppingMs` from now to exit. */
  expectExit(): void;
  close(): void;
}

export interface WatchdogOptions {
  /** Longest time that the event loop may be blocked. */
  readonly blockedMs?: number;
  /** Longest time from `expectExit` to the end of the process. */
  readonly stoppingMs?: number;
}

/** Indexes into the memory that both threads share. */
const BEATS = 0;
const STOPPING = 1;
const NEVER = 2;
const LENGTH = 3;

const TICK_MS = 250;

/**
 * Starts the thread (about 6 MB). It does not keep the process alive. Does nothing under a debugger, because breakpoints stop the
 * loop.
 */
export function startWatchdog({ blockedMs = 30_000, stoppingMs = 10_000 }: WatchdogOptions = {}): Watchdog {
  if (inspectorUrl() !== undefined) return { expectExit() {}, close() {} };
  const shared = new Int32Array(new SharedArrayBuffer(LENGTH * Int32Array.BYTES_PER_ELEMENT));
  const limits = { blockedTicks: Math.ceil(blockedMs / TICK_MS), stoppingTicks: Math.floor(stoppingMs / TICK_MS) };
  const thread = new Worker(`(${watch})(require)`, {
    eval: true,
    workerData: { shared, ...limits, elements: { BEATS, STOPPING, NEVER }, tickMs: TICK_MS },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  thread.unref();
  thread.on("error", () => {});
  const heart = setInterval(() => Atomics.add(shared, BEATS, 1), TICK_MS).unref();
  return {
    expectExit: () => void Atomics.store(shared, STOPPING, 1),
    close() {
      clearInterval(heart);
      void thread.terminate();
    },
  };
}

interface Watched {
  readonly shared: Int32Array;
  readonly blockedTicks: number;
  readonly stoppingTicks: number;
  readonly elements: { readonly BEATS: number; readonly STOPPING: number; readonly NEVER: number };
  readonly tickMs: number;
}

/**
 * Passed to the thread as text, so it can use nothing of this module: loading a module would double the thread's memory. It
 * counts its own ticks, because a suspended machine must not count as a blocked loop.
 */
function watch(load: NodeJS.Require): never {
  const { workerData } = load("node:worker_threads") as { readonly workerData: Watched };
  const { shared, blockedTicks, stoppingTicks, elements, tickMs } = workerData;
  const sleep = (ms: number) => Atomics.wait(shared, elements.NEVER, 0, ms);
  const end = (reason: string) => {
    // Written asynchronously: standard error may be a pipe that nobody reads.
    (load("node:fs") as typeof import("node:fs")).write(2, `${reason}; ending the process\n`, () => {});
    sleep(200);
    process.kill(process.pid, "SIGKILL");
  };
  let beats = -1;
  let silent = 0;
  let stopping = 0;
  for (;;) {
    sleep(tickMs);
    const now = Atomics.load(shared, elements.BEATS);
    silent = now === beats ? silent + 1 : 0;
    beats = now;
    stopping += Atomics.load(shared, elements.STOPPING);
    if (silent >= blockedTicks) end(`the event loop was blocked for ${(silent * tickMs) / 1000} s`);
    if (stopping >= stoppingTicks) end(`the service did not stop within ${(stopping * tickMs) / 1000} s`);
  }
}
