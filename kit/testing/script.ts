/** A script in its own process, for tests that end processes. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { TestContext } from "node:test";
import { fileURLToPath } from "node:url";

export interface Script {
  readonly pid: number;
  /** The lines that it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves once it has printed the line; rejects if it ends first. */
  says(line: string): Promise<void>;
  /** Resolves once it has printed `count` lines; rejects if it ends first. */
  wrote(count: number): Promise<void>;
  readonly ended: Promise<void>;
}

/** Starts the script with its arguments, and kills it at the end of the test. */
export function startScript(t: TestContext, script: URL, parameters: readonly string[]): Script {
  const child = spawn(process.execPath, [fileURLToPath(script), ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let hasEnded = false;
  const check = () => waiting.forEach((each) => void each());
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => {
    lines.push(line);
    check();
  });
  // Resolves after the last lines were read.
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  ended.then(() => {
    hasEnded = true;
    check();
  });
  t.after(() => {
    child.kill("SIGKILL");
    return ended;
  });
  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!isTrue() && !hasEnded) return;
        waiting.delete(look);
        if (isTrue()) resolve();
        else reject(new Error(`the script ended after ${lines.length} lines`));
      };
      waiting.add(look);
      look();
    });
  return {
    pid: child.pid ?? 0,
    lines,
    says: (line) => until(() => lines.includes(line)),
    wrote: (count) => until(() => lines.length >= count),
    ended,
  };
}

/** Kills the script at once (SIGKILL), and resolves when it is gone. */
export async function killed(script: Script): Promise<void> {
  process.kill(script.pid, "SIGKILL");
  await script.ended;
}
