/** A space service of one's own: a process on a free port with a store of its own, gone without a trace afterwards. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface OwnService {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

export async function startOwnService(): Promise<OwnService> {
  const directory = await mkdtemp(join(tmpdir(), "outbound-play-"));
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("@outbound/space/main.ts"))], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      SPACE_PORT: "0",
      SPACE_DATABASE_URL: `sqlite:${join(directory, "space.db")}`,
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async (): Promise<void> => {
    await stopped(child);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    return { baseUrl: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

/** The address that the service prints once it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the service has no output to read its address from");
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("the service ended before it listened");
}
