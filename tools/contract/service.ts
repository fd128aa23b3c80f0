/** Starts a separate service on a new database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT } from "../repository.ts";
import { bin } from "./command.ts";

export type Game = "space" | "cargo";

export interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startService(game: Game): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-contract-"));
  const port = await freePort();
  const name = game.toUpperCase();
  const child = spawn(process.execPath, [join(ROOT, game, "main.ts")], {
    cwd: ROOT,
    env: {
      ...process.env,
      [`${name}_PORT`]: String(port),
      [`${name}_DATABASE_URL`]: `sqlite:${join(folder, "game.db")}`,
      LOG_LEVEL: "silent",
      FLIGHT_TEST_HOOKS: "1",
    },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/readyz`, child);
  return {
    url,
    async stop() {
      await stop(child);
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Starts Prism between a client and the service. Instead of an answer that violates the document it sends 500 with the
 * violations.
 */
export async function startProxy(document: string, upstream: string): Promise<Service> {
  const port = await freePort();
  const child = spawn(bin("prism"), ["proxy", document, upstream, "--errors", "--port", String(port)], {
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/api/version`, child);
  return { url, stop: () => stop(child) };
}

const START_LIMIT_MS = 60_000;

async function answers(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end && child.exitCode === null) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await wait(200);
  }
  throw new Error(`${url} did not answer`);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
