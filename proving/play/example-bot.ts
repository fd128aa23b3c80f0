/** A bot of examples/ as a newcomer runs it: its own process, which knows only an address. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export interface Bot {
  /** Its exit code and what it printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
  stop(): void;
}

export function startBot(file: URL, environment: NodeJS.ProcessEnv): Bot {
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = Promise.all([once(child, "close"), text(child.stdout)]).then(([[code], output]) => ({
    code,
    lines: output.trim().split("\n"),
  }));
  return { ended, stop: () => void child.kill() };
}
