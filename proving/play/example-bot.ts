/** A bot of examples/ as a newcomer runs it: its own process, which knows only an address. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const fileOf = (bot: string): string => fileURLToPath(new URL(`../../examples/${bot}.ts`, import.meta.url));

export interface Bot {
  /** Its exit code and what it printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly lines: readonly string[] }>;
  stop(): void;
}

export function startBot(bot: string, environment: NodeJS.ProcessEnv): Bot {
  const child = spawn(process.execPath, [fileOf(bot)], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const ended = once(child, "close").then(([code]) => ({ code, lines: output.trim().split("\n") }));
  return { ended, stop: () => void child.kill() };
}

/** Lines of the bot's one file. */
export const lengthOf = (bot: string): number => readFileSync(fileOf(bot), "utf8").trimEnd().split("\n").length;
