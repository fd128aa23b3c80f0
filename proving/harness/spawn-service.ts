/** Starts the services as players run them, each in its own process. */
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ChildLimits, freePort, startChild } from "./child.ts";
import { Client } from "./client.ts";
import { until } from "./repeat.ts";

export const GAMES = ["space", "cargo"] as const;
export type Game = (typeof GAMES)[number];

export type Service = Awaited<ReturnType<typeof startServer>>;

export interface ServiceOptions extends ChildLimits {
  /** URL of the database. The default is a new SQLite file, which `stop` removes. */
  readonly database?: string;
  /** Settings that override the defaults below. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly port?: number;
  /** Path that answers 200 once the service is ready. The default is `/readyz`. */
  readonly readyPath?: string;
}

/** These are literals because `npm test` builds a game's client if a test's imports contain the path of its `main.ts`. */
const MAIN: Readonly<Record<Game, URL>> = {
  space: new URL("../../space/main.ts", import.meta.url),
  cargo: new URL("../../cargo/main.ts", import.meta.url),
};

/** Password of the first admin of the cargo game, too long to be common, so that a service need not load the estimator. */
export const ADMIN_PASSWORD = "only for the short time of a single proof";

const SETTINGS: Readonly<Record<Game, (port: string, database: string) => NodeJS.ProcessEnv>> = {
  space: (port, database) => ({ SPACE_PORT: port, SPACE_DATABASE_URL: database, SPACE_SEED: "1" }),
  cargo: (port, database) => ({
    CARGO_PORT: port,
    CARGO_DATABASE_URL: database,
    CARGO_SEED: "1",
    CARGO_ADMIN_PASSWORD: ADMIN_PASSWORD,
    FLIGHT_TEST_HOOKS: "1",
  }),
};

/** Settings for load tests: rate limits, a proxy that forwards an address for each player, and no test hooks. */
export const BEHIND_PROXY = { FLIGHT_TEST_HOOKS: "0", RATE_LIMIT: "on", TRUSTED_PROXIES: "127.0.0.1" };

/** Starts a game's service and waits until it is ready; the cargo game with its test hooks. */
export async function startGame(
  game: Game,
  { database, environment = {}, port = 0, ...limits }: ServiceOptions = {},
): Promise<Service> {
  const start = (url: string) => {
    const settings = (taken: string) => ({ ...SETTINGS[game](taken, url), ...environment });
    return startServer(MAIN[game], settings, { port, ...limits });
  };
  if (database !== undefined) return start(database);
  const folder = await mkdtempDisposable(join(tmpdir(), "outbound-service-"));
  const service = await start(`sqlite:${join(folder.path, "game.db")}`).catch(async (error) => {
    await folder.remove();
    throw error;
  });
  const stop = (signal?: NodeJS.Signals) => service.stop(signal).then(() => folder.remove());
  return { ...service, stop, [Symbol.asyncDispose]: () => stop() };
}

/** Compiled code, which `npm start` and `npm test` keep there too: from the second start on the services load twice as fast. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compile", import.meta.url));
/** Polling takes processor time, of which tests have little; benchmarks measure the start. */
const POLL_MS = process.env.NODE_TEST_CONTEXT === undefined ? 2 : 10;
const START_WITHIN_MS = 60_000;

/** Starts any server that answers 200 at a path when it is ready, on a port that its settings receive. */
export async function startServer(
  main: URL,
  settings: (port: string) => NodeJS.ProcessEnv,
  { readyPath = "/readyz", port: wanted = 0, ...limits }: Omit<ServiceOptions, "database" | "environment"> = {},
) {
  const port = wanted || (await freePort());
  const startedAt = performance.now();
  const common = { RATE_LIMIT: "off", LOG_LEVEL: "silent", NODE_COMPILE_CACHE: COMPILED };
  const child = startChild(main, [], { ...common, ...settings(String(port)) }, limits);
  const client = new Client(`http://127.0.0.1:${port}`);
  const isReady = async () => (await client.send("GET", readyPath).catch(() => undefined))?.status === 200;
  if (!(await until(async () => (await isReady()) || !child.isRunning(), START_WITHIN_MS, POLL_MS))) {
    await child.stop("SIGKILL");
    throw new Error("the service was not ready in time");
  }
  if (!child.isRunning()) throw new Error("the service ended instead of starting");
  return {
    ...{ ...child, url: client.url, client },
    /** Milliseconds from the start of the process to the first 200 of the readiness check. */
    readyMs: performance.now() - startedAt,
  };
}
