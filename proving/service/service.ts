/** A game's service as players run it, in a process of its own. */
import { type Child, freePort, startChild } from "./child.ts";

export interface Service extends Child {
  readonly url: string;
  /** From the start of the process to the first 200 of /readyz, in milliseconds. */
  readonly readyMs: number;
  json(method: string, path: string, body?: unknown): Promise<unknown>;
}

const SCRIPTS = {
  SPACE: new URL("../../space/main.ts", import.meta.url),
  CARGO: new URL("../../cargo/main.ts", import.meta.url),
};
/** Between two questions whether it is ready. */
const ASK_EVERY_MS = 2;
const START_WITHIN_MS = 20_000;

/** Starts the space service on this database file and waits until it is ready; compiled code is kept in a folder, as `npm start` does. */
export const startService = (file: string, compiled: string): Promise<Service> =>
  startGame("SPACE", `sqlite:${file}`, { NODE_COMPILE_CACHE: compiled });

/** The same for the cargo service, with the hooks of tests unless told otherwise. */
export const startCargo = (databaseUrl: string, compiled: string, testHooks = true): Promise<Service> =>
  startGame("CARGO", databaseUrl, { NODE_COMPILE_CACHE: compiled, FLIGHT_TEST_HOOKS: testHooks ? "1" : "0" });

async function startGame(
  game: keyof typeof SCRIPTS,
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = startChild(SCRIPTS[game], [], {
    [`${game}_PORT`]: String(port),
    [`${game}_DATABASE_URL`]: databaseUrl,
    [`${game}_SEED`]: "1",
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    ...environment,
  });
  while (!(await isReady(url))) {
    if (performance.now() - start > START_WITHIN_MS) {
      await child.stop("SIGKILL");
      throw new Error("the service was not ready in time");
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  const readyMs = performance.now() - start;
  return { ...child, url, readyMs, json: (method, path, body) => json(url, method, path, body) };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`);
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
