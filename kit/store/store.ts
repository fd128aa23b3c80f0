/** The store: a SQLite file or a PostgreSQL server behind Kysely, with one handle to write and one to read. */
import { dirname, resolve } from "node:path";
import { type Dialect, Kysely, sql, type Transaction } from "kysely";
import { columnPlugin } from "./codec.ts";
import type { Engine, StoreLogger } from "./database.ts";
import { createPrivateFile, type FileWatch, makeFolder, requireWritable, watchFiles } from "./database-file.ts";
import { StoreUnavailableError, StoreUrlError } from "./errors.ts";
import { type Holder, hold, lockFileOf, realFile } from "./holder.ts";
import { migrationsTable } from "./migrations-table.ts";
import { type Schema, schemaOf } from "./schema.ts";
import { ConnectionDialect, SqliteConnection } from "./sqlite.ts";
import type { Table } from "./table.ts";

export interface Store<DB> {
  readonly engine: Engine;
  readonly url: string;
  readonly logger: StoreLogger | undefined;
  /** For transactions and changes. On SQLite it has one connection: inside a transaction use only the transaction's handle. */
  readonly write: Kysely<DB>;
  /** Reads committed data; refuses changes. */
  readonly read: Kysely<DB>;
  /** Runs `work` in one transaction (SQLite: `begin immediate`; PostgreSQL: read committed). Rolls back if `work` throws. */
  transaction<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Runs `work` in one read-only snapshot of the committed data. */
  snapshot<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Rejects with StoreUnavailableError when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Every table that the code knows. The definitions decide how booleans and json are decoded and how errors are named. */
  readonly tables: readonly Table[];
  readonly logger?: StoreLogger | undefined;
  /** Wraps the dialect; used for fault injection. */
  readonly wrapDialect?: WrapDialect | undefined;
}

type WrapDialect = (dialect: Dialect, handle: "write" | "read") => Dialect;

/** Connections per process on PostgreSQL. */
const WRITE_CONNECTIONS = 4;
const READ_CONNECTIONS = 8;

/**
 * Opens `sqlite:path` (and creates its folder) or `postgres://…`. Rejects with StoreHeldError if another process has the file
 * open, and with StoreUnavailableError if the database cannot be reached or the file is not a database.
 */
export async function openStore<DB>(url: string, options: StoreOptions): Promise<Store<DB>> {
  const schema = schemaOf([...options.tables, migrationsTable]);
  if (url.startsWith("sqlite:")) return openSqlite<DB>(url, schema, options);
  if (/^postgres(ql)?:\/\//.test(url) && !URL.canParse(url)) throw new StoreUrlError("the database URL is malformed");
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres<DB>(url, schema, options);
  throw new StoreUrlError("a database URL starts with sqlite: or postgres://");
}

/** Returns the absolute path of the file in a `sqlite:` URL. */
export function sqlitePath(url: string): string {
  const path = url.replace(/^sqlite:(\/\/(?=\/))?/, "");
  if (path === "" || path.startsWith(":")) throw new StoreUrlError("sqlite: takes the path of a file");
  return resolve(path);
}

/** Returns the location of an opened database without user and password: the file, or the PostgreSQL database with its server. */
export function placeOf(url: string): string {
  if (url.startsWith("sqlite:")) return sqlitePath(url);
  const { pathname, host, searchParams } = new URL(url);
  return `PostgreSQL database ${pathname.slice(1)} on ${host || (searchParams.get("host") ?? "this machine")}`;
}

const unwrapped: WrapDialect = (dialect) => dialect;

type Handling = Pick<StoreOptions, "logger" | "wrapDialect">;

async function openSqlite<DB>(
  url: string,
  schema: Schema,
  { logger, wrapDialect = unwrapped }: Handling,
): Promise<Store<DB>> {
  const given = sqlitePath(url);
  makeFolder(dirname(given));
  const path = realFile(given);
  requireWritable([path, lockFileOf(path), ...LOGS.map((end) => path + end)]);
  const holder = hold(path);
  let writer: SqliteConnection | undefined;
  try {
    createPrivateFile(path);
    writer = new SqliteConnection(path, schema, false);
    const reader = new SqliteConnection(path, schema, true);
    // A separate connection, because a long snapshot would make other reads wait.
    const snapshots = new SqliteConnection(path, schema, true);
    const forget = [writer, reader, snapshots].map((connection) => () => connection.forgetStatements());
    writer.onSchemaChange = () => forget.forEach((each) => void each());
    const write = new Kysely<DB>({
      dialect: wrapDialect(new ConnectionDialect(writer), "write"),
      plugins: [columnPlugin(schema, "sqlite")],
    });
    const reading = (connection: SqliteConnection) =>
      new Kysely<DB>({
        dialect: wrapDialect(new ConnectionDialect(connection), "read"),
        plugins: [columnPlugin(schema, "sqlite")],
      });
    const watch = watchFiles(path, lockFileOf(path), logger);
    const release = () => closeSqlite([snapshots, reader, writer], holder, watch);
    const handles = { write, read: reading(reader), snapshots: reading(snapshots) };
    return storeOf("sqlite", url, logger, handles, release, watch.fault);
  } catch (error) {
    writer?.close();
    holder.release();
    if (!(error instanceof StoreUnavailableError)) throw error;
    const remedy = DAMAGED.includes(error.code) ? "; restore a backup, and delete -wal and -shm beside it" : "";
    throw new StoreUnavailableError(error.code, `${path}: ${(error.cause as Error).message}${remedy}`, error.cause);
  }
}

/** Endings of the files that SQLite has beside a database. Another user who ran the service may have left them. */
const LOGS = ["-wal", "-shm"];

/** Codes of a file that is not a database, or to which another database's log was applied. */
const DAMAGED = ["SQLITE_NOTADB", "SQLITE_CORRUPT"];

/** Closes the writer last. */
function closeSqlite(connections: readonly (SqliteConnection | undefined)[], holder: Holder, watch: FileWatch): void {
  watch.close();
  for (const connection of connections) connection?.close();
  holder.release();
}

async function openPostgres<DB>(
  url: string,
  schema: Schema,
  { logger, wrapDialect = unwrapped }: Handling,
): Promise<Store<DB>> {
  // Loaded on demand: with SQLite the driver would cost memory and start-up time for nothing.
  const { postgresDialect } = await import("./postgres/postgres.ts");
  const pool = { url, schema, logger };
  const write = new Kysely<DB>({
    dialect: wrapDialect(postgresDialect({ ...pool, readOnly: false, max: WRITE_CONNECTIONS }), "write"),
    plugins: [columnPlugin(schema, "postgres")],
  });
  const read = new Kysely<DB>({
    dialect: wrapDialect(postgresDialect({ ...pool, readOnly: true, max: READ_CONNECTIONS }), "read"),
  });
  const store = storeOf("postgres", url, logger, { write, read, snapshots: read }, () => {});
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    throw withRemedy(error);
  }
}

/** What to do about a server that cannot be reached, by the system's code. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: "let this user use that socket, or name another address",
  ECONNREFUSED: "start PostgreSQL there, or correct the address",
  ENOENT: "start PostgreSQL there, or correct the address",
};

function withRemedy(error: unknown): unknown {
  const remedy = error instanceof StoreUnavailableError ? REMEDIES[error.code] : undefined;
  if (remedy === undefined) return error;
  const { code, cause } = error as StoreUnavailableError;
  return new StoreUnavailableError(code, `${(cause as Error).message}; ${remedy}`, cause);
}

interface Handles<DB> extends Pick<Store<DB>, "write" | "read"> {
  readonly snapshots: Kysely<DB>;
}

function storeOf<DB>(
  engine: Engine,
  url: string,
  logger: StoreLogger | undefined,
  { write, read, snapshots }: Handles<DB>,
  release: () => void,
  faultOf: FileWatch["fault"] = () => undefined,
): Store<DB> {
  let closed: Promise<void> | undefined;
  return {
    engine,
    url,
    logger,
    write,
    read,
    transaction: (work) => {
      const fault = faultOf();
      return fault === undefined ? write.transaction().execute(work) : Promise.reject(fault);
    },
    snapshot: (work) => snapshotOn(snapshots, work),
    ping: async () => {
      const fault = faultOf();
      if (fault !== undefined) throw fault;
      await sql`select 1`.execute(read);
      if (engine === "sqlite") await sql`select name from sqlite_schema limit 1`.execute(read);
    },
    close: () => {
      closed ??= closeAll({ write, read, snapshots }).then(release);
      return closed;
    },
  };
}

/** Runs `work` in one snapshot of the committed data, on the given connections. */
export const snapshotOn = <DB, T>(handle: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> =>
  // SQLite's transactions are snapshots anyway, and its driver ignores the level.
  handle.transaction().setIsolationLevel("repeatable read").execute(work);

/** Closes the readers first: SQLite writes its log into the file when the last connection closes, which needs a writer. */
async function closeAll<DB>({ write, read, snapshots }: Handles<DB>): Promise<void> {
  for (const handle of new Set([snapshots, read, write])) await handle.destroy();
}
