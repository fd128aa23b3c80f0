/** The space service as players run it, in a process of its own. */
import { type Child, freePort, startChild } from "./child.ts";

export interface Service extends Child {
  readonly url: string;
  /** From the start of the process to the first 200 of /readyz, in milliseconds. */
  readonly readyMs: number;
  json(method: string, path: string, body?: unknown): Promise<unknown>;
}

const MAIN = new URL("../../space/main.ts", import.meta.url);
/** Between two questions whether it is ready. */
const ASK_EVERY_MS = 2;
const START_WITHIN_MS = 20_000;

/** Starts it on this database file and waits until it is ready; compiled code is kept in a folder, as `npm start` does. */
export async function startService(file: string, compiled: string): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = startChild(MAIN, [], {
    SPACE_PORT: String(port),
    SPACE_DATABASE_URL: `sqlite:${file}`,
    SPACE_SEED: "1",
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    NODE_COMPILE_CACHE: compiled,
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
