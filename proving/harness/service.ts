/** A service as players run it, in a process of its own. */
import { type Child, freePort, startChild } from "./child.ts";

export interface Service extends Child {
  readonly url: string;
  /** From the start of the process to the first 200 that says it is ready, in milliseconds. */
  readonly readyMs: number;
  json(method: string, path: string, body?: unknown): Promise<unknown>;
}

const SPACE = new URL("../../space/main.ts", import.meta.url);
const CARGO = new URL("../../cargo/main.ts", import.meta.url);
/** Between two questions whether it is ready. */
const ASK_EVERY_MS = 2;
const START_WITHIN_MS = 60_000;

interface ServiceOptions {
  /** Settings in place of those of a proof. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** Starts the space game on this database file and waits until it is ready; compiled code is kept in a folder, as `npm start` does. */
export const startService = (file: string, compiled: string, options?: ServiceOptions): Promise<Service> =>
  startSpaceOn(`sqlite:${file}`, compiled, options);

/** The space game on a database of either engine. */
export const startSpaceOn = (
  databaseUrl: string,
  compiled: string,
  { environment = {} }: ServiceOptions = {},
): Promise<Service> =>
  startServer(SPACE, compiled, (port) => ({
    SPACE_PORT: port,
    SPACE_DATABASE_URL: databaseUrl,
    SPACE_SEED: "1",
    ...environment,
  }));

/** The same for the cargo game, with the hooks of tests. */
export const startCargo = (file: string, compiled: string): Promise<Service> =>
  startCargoOn(`sqlite:${file}`, compiled);

export interface CargoOptions extends ServiceOptions {
  readonly hooks?: boolean;
  /** A free one unless given. */
  readonly port?: number;
}

/** The cargo game on a database of either engine. */
export const startCargoOn = (
  databaseUrl: string,
  compiled: string,
  { hooks = true, port, environment = {} }: CargoOptions = {},
): Promise<Service> => {
  const settings = (taken: string) => ({
    CARGO_PORT: taken,
    CARGO_DATABASE_URL: databaseUrl,
    CARGO_SEED: "1",
    CARGO_ADMIN_PASSWORD: "only for the time of a proof",
    FLIGHT_TEST_HOOKS: hooks ? "1" : "0",
    ...environment,
  });
  return startServer(CARGO, compiled, settings, READY, port);
};

const READY = "/readyz";

/** Starts any server that answers 200 at a path when it is ready, on a port that its settings are told; a free one unless given. */
export async function startServer(
  main: URL,
  compiled: string,
  settings: (port: string) => NodeJS.ProcessEnv,
  readyPath = READY,
  wanted?: number,
): Promise<Service> {
  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = startChild(main, [], {
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    NODE_COMPILE_CACHE: compiled,
    ...settings(String(port)),
  });
  while (!(await isReady(url + readyPath))) {
    if (!child.isRunning()) throw new Error("the service ended instead of starting");
    if (performance.now() - startedAt > START_WITHIN_MS) {
      await child.stop("SIGKILL");
      throw new Error("the service was not ready in time");
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  const readyMs = performance.now() - startedAt;
  return { ...child, url, readyMs, json: (method, path, body) => json(url, method, path, body) };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function json(url: string, method: string, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
