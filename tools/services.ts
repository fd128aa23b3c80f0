/** Runs services side by side as child processes: they live together, and they stop together. */
import { type ChildProcess, spawn } from "node:child_process";
import { COMPILE_CACHE, ROOT } from "./repository.ts";

/** A service that has not stopped this long after it was asked to is killed. Longer than any service's own patience. */
const STOP_LIMIT_MS = 30_000;

/** A terminal's Ctrl-C arrives twice under npm, which passes on what the terminal sends to both. */
const SAME_SIGNAL_MS = 500;

const SHELL_CHECK_MS = 200;

/**
 * Starts each script (a path from the root) with the Node that runs this and these flags of it, and passes on SIGINT, SIGTERM and SIGHUP.
 * Resolves when all have ended: to 0 when they were asked to stop and did, else to 1. When one ends unasked, the others
 * are asked to stop.
 */
export async function runServices(scripts: readonly string[], flags: readonly string[] = []): Promise<number> {
  let stopping = false;
  let failed = false;
  const children = scripts.map((script) => spawn(process.execPath, [...flags, script], spawnOptions()));

  const ended = children.map(async (child, index) => {
    const how = await ending(child);
    if (!stopping) {
      console.error(`${scripts[index]} ended (${how}); stopping the other services.`);
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
  const unwatch = onShellGone(() => stop("SIGTERM"));
  await Promise.all(ended);
  silence();
  unwatch();
  return failed ? 1 : 0;
}

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * A process group of its own keeps a terminal's Ctrl-C from reaching a service a second time: the second signal is how
 * an operator hurries a service that is busy stopping.
 */
const spawnOptions = () => ({
  cwd: ROOT,
  stdio: "inherit" as const,
  detached: process.platform !== "win32",
  env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
});

function running(children: readonly ChildProcess[]): ChildProcess[] {
  return children.filter((child) => child.exitCode === null && child.signalCode === null);
}

/**
 * npm passes SIGTERM on to the shell between npm and this process, and a shell like dash dies of it without passing it on.
 * So under npm the end of the parent is a request to stop. Started without npm, a process may well outlive its parent.
 */
function onShellGone(stop: () => void): () => void {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, SHELL_CHECK_MS);
  return () => clearInterval(watch);
}

/** "exit code 1", "SIGKILL", or why it could not be started. */
function ending(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

/** Calls `stop` for each signal but its echo; the function it gives takes the listeners away. */
function onStopSignals(stop: (signal: NodeJS.Signals) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const listen = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (now - last >= SAME_SIGNAL_MS) stop(signal === "SIGHUP" ? "SIGTERM" : signal);
    last = now;
  };
  for (const signal of STOP_SIGNALS) process.on(signal, listen);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, listen);
  };
}
