/** Runs services side by side as child processes, and stops them together. */
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { hasTerminal, onIgnoredHangup } from "../kit/settings/hangup.ts";
import { COMPILE_CACHE, ROOT } from "./repository.ts";

/** Milliseconds after which a service that was asked to stop is killed. */
const STOP_LIMIT_MS = 10_000;

/**
 * Within this time a second signal counts as the same: under npm a terminal's Ctrl-C arrives twice, because npm forwards what the
 * terminal sends to both.
 */
const SAME_SIGNAL_MS = 500;

const PARENT_CHECK_MS = 200;
/** Milliseconds to wait, because a hangup that this process ignores may end npm a little earlier. */
const HANGUP_GRACE_MS = 300;

/**
 * Starts each script (a path from the root) with this Node and these flags, and forwards SIGINT, SIGTERM and SIGHUP. Resolves
 * when all have ended: with 0 if they stopped when asked to, else with 1. When one ends on its own, the others are asked to stop.
 */
export async function runServices(scripts: readonly string[], flags: readonly string[] = []): Promise<number> {
  let stopping = false;
  let failed = false;
  const children = scripts.map((script) => spawn(process.execPath, [...flags, script], spawnOptions()));

  const ended = children.map(async (child, index) => {
    const how = await ending(child);
    if (!stopping) {
      console.error(`${scripts[index]} ended (${how})${scripts.length > 1 ? "; stopping the other services" : ""}.`);
      stop("SIGTERM");
      failed = true;
    } else if (how !== "exit code 0" && !STOP_SIGNALS.some((signal) => how === signal)) {
      console.error(`${scripts[index]} did not stop cleanly (${how}).`);
      failed = true;
    }
  });

  function stop(signal: NodeJS.Signals): void {
    stopping = true;
    for (const child of running(children)) child.kill(signal);
    setTimeout(() => {
      for (const child of running(children)) child.kill("SIGKILL");
    }, STOP_LIMIT_MS).unref();
  }

  const silence = onStopSignals(stop);
  const unwatch = onNpmGone(() => stop("SIGTERM"));
  await Promise.all(ended);
  silence();
  unwatch();
  return failed ? 1 : 0;
}

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * In a process group of its own a service does not receive a terminal's Ctrl-C a second time: a second signal is how an operator
 * hurries a service that is busy stopping.
 */
const spawnOptions = () => ({
  cwd: ROOT,
  // The channel closes when this process ends, even if it is killed; the service then stops.
  stdio: ["inherit", "inherit", "inherit", "ipc"] as StdioOptions,
  detached: process.platform !== "win32",
  env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
});

function running(children: readonly ChildProcess[]): ChildProcess[] {
  return children.filter((child) => child.exitCode === null && child.signalCode === null);
}

/**
 * npm forwards SIGTERM only to its shell, and a shell like dash ends without forwarding it; npm may also be killed alone. So
 * under npm the end of npm or of its shell is a request to stop, unless it was caused by a hangup that this process ignores.
 */
function onNpmGone(stop: () => void): () => void {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const [parent, grandparent] = [process.ppid, parentOf(process.ppid)];
  const isGone = () => process.ppid !== parent || (isShell(parent) && parentOf(parent) !== grandparent);
  const watch = setInterval(() => {
    if (!isGone()) return;
    clearInterval(watch);
    setTimeout(() => unwatched || stop(), HANGUP_GRACE_MS);
  }, PARENT_CHECK_MS);
  let unwatched = false;
  const unwatch = () => {
    unwatched = true;
    clearInterval(watch);
  };
  const stopIgnoring = onIgnoredHangup(unwatch);
  return () => {
    unwatch();
    stopIgnoring();
  };
}

/** Returns undefined if the system has no /proc. */
function statusOf(pid: number, field: string): string | undefined {
  try {
    return new RegExp(`^${field}:\\s+(.*)$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

const parentOf = (pid: number): string | undefined => statusOf(pid, "PPid");
const isShell = (pid: number): boolean => /^(?:ba|da|k|z|fi)?sh$/.test(statusOf(pid, "Name") ?? "");

/** Resolves with "exit code 1", "SIGKILL", or why the process could not be started. */
function ending(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

/** Calls `stop` for each signal, but not for its echo. Returns a function that removes the listeners. */
function onStopSignals(stop: (signal: NodeJS.Signals) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const listen = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (now - last >= SAME_SIGNAL_MS) stop(signal === "SIGHUP" ? "SIGTERM" : signal);
    last = now;
  };
  const signals = STOP_SIGNALS.filter((signal) => signal !== "SIGHUP" || hasTerminal());
  for (const signal of signals) process.on(signal, listen);
  return () => {
    for (const signal of signals) process.off(signal, listen);
  };
}
