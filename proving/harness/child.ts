/** Runs a program in its own process, so that it does not share an event loop with the code that drives and measures it. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { onCores, type Side } from "./cores.ts";

export type Child = ReturnType<typeof startChild>;

export interface ChildLimits {
  /** Limit of open files and connections; not on Windows. */
  readonly openFiles?: number;
  /** Writes the output to this file. The default is a pipe that `line` reads. */
  readonly outputFile?: string;
  /** The default is `server`. Only benchmarks give each side its own cores. */
  readonly side?: Side;
}

/** Starts the program. `await using` stops it at the end of the block. */
export function startChild(
  script: URL,
  given: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  { openFiles, outputFile, side = "server" }: ChildLimits = {},
) {
  const command = [process.execPath, fileURLToPath(script), ...given] as const;
  const limited = ["/bin/sh", "-c", `ulimit -n ${openFiles} && exec "$0" "$@"`, ...command] as const;
  const [program = "", ...rest] = onCores(side, openFiles === undefined ? command : limited);
  const file = outputFile === undefined ? undefined : openSync(outputFile, "a");
  const child = spawn(program, rest, {
    stdio: ["pipe", file ?? "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  if (file !== undefined) closeSync(file);
  const output = child.stdout ?? Readable.from([]);
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  const pid = child.pid ?? 0;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (!isRunning()) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return {
    ...{ pid, isRunning, stop, [Symbol.asyncDispose]: () => stop() },
    /** Returns the next line of its output; rejects if the program ends first. */
    async line(): Promise<string> {
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`${script.pathname} ended early`);
      return value;
    },
    /** Stops reading its output, and closes the pipe if `how` is `closed`. */
    leaveOutput: (how: "unread" | "closed") => void (how === "closed" ? output.destroy() : output.pause()),
    writeLine: (line: string) => void child.stdin?.write(`${line}\n`),
    /** Resident memory in megabytes (10^6 bytes). */
    async memoryMB(): Promise<number> {
      const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
      return (Number(stdout.trim()) * 1024) / 1e6;
    },
  };
}

/** Returns a port of the loopback address that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
