/** Kysely over node:sqlite: one connection, cached prepared statements, values decoded by their column. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { systemClock } from "../clock/clock.ts";
import { assertBindable, textOfCode } from "./codec.ts";
import { StoreUnavailableError } from "./errors.ts";
import type { Schema } from "./schema.ts";
import { sqliteError } from "./sqlite-errors.ts";

/** How long opening and each transaction wait for a lock that another program holds (a shell, a backup). */
const BUSY_TIMEOUT_MS = 1_000;
/** Pause between two attempts. SQLite's own waiting would block the event loop. */
const BUSY_RETRY_MS = 10;
/** Greatest number of cached statements per connection; more than a game's distinct queries. */
const STATEMENT_LIMIT = 500;

export class SqliteConnection implements SqliteDatabase {
  readonly readOnly: boolean;
  readonly #database: DatabaseSync;
  readonly #schema: Schema;
  readonly #statements = new Map<string, Statement>();
  /** Called after a schema change, which makes other connections' prepared statements stale. */
  onSchemaChange: () => void = () => this.forgetStatements();

  constructor(path: string, schema: Schema, readOnly: boolean) {
    this.readOnly = readOnly;
    this.#schema = schema;
    this.#database = this.#guard(() => new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS }));
    this.#guard(() => this.#database.exec(readOnly ? "pragma query_only = on" : WRITER_PRAGMAS));
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      // Moved to the end, so that the first in the map is the least recently used.
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#guard(() => new Statement(this.#database, sql, this.#schema, this.onSchemaChange));
    if (statement.changesSchema) return statement;
    this.#statements.set(sql, statement);
    if (this.#statements.size > STATEMENT_LIMIT) {
      const oldest = this.#statements.keys().next().value;
      if (oldest !== undefined) this.#statements.delete(oldest);
    }
    return statement;
  }

  exec(sql: string): void {
    this.#guard(() => this.#database.exec(sql));
  }

  forgetStatements(): void {
    this.#statements.clear();
  }

  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw sqliteError(error, this.#schema);
    }
  }
}

/**
 * The cache fits the changes of a large transaction, because pages that do not fit are written twice. It grows only as needed. A
 * checkpoint delays the commit that triggers it: by 10 ms at 1,000 pages (SQLite's default), by 3 ms at 250.
 */
const WRITER_PRAGMAS = `
  pragma journal_mode = wal;
  pragma wal_autocheckpoint = 250;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma cache_size = -16384;
  pragma busy_timeout = 0;
`;

/** Kysely's SQLite dialect with two changes: write transactions lock at once, and a failed transaction always ends. */
export class ConnectionDialect extends SqliteDialect {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createDriver(): SqliteDriver {
    return new ConnectionDriver(this.#connection);
  }
}

class ConnectionDriver extends SqliteDriver {
  readonly #connection: SqliteConnection;
  readonly #begin: CompiledQuery;

  constructor(connection: SqliteConnection) {
    super({ database: connection });
    this.#connection = connection;
    this.#begin = CompiledQuery.raw(connection.readOnly ? "begin" : "begin immediate");
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) this.#connection.exec("rollback");
    for (const until = systemClock.monotonic() + BUSY_TIMEOUT_MS; ; await wait(BUSY_RETRY_MS)) {
      try {
        await connection.executeQuery(this.#begin);
        return;
      } catch (error) {
        if (!isBusy(error) || systemClock.monotonic() >= until) throw error;
      }
    }
  }

  /** SQLite ends some failed transactions itself. Another rollback would then fail and hide the first error. */
  override async rollbackTransaction(): Promise<void> {
    if (!this.#connection.inTransaction) return;
    try {
      this.#connection.exec("rollback");
    } catch {
      // The first error is the one to report. The next transaction rolls back again.
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof StoreUnavailableError && error.code === "SQLITE_BUSY";

type Decode = (value: unknown) => unknown;

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly changesSchema: boolean;
  readonly #statement: StatementSync;
  readonly #schema: Schema;
  #names: readonly string[] = [];
  #decoders: readonly (Decode | undefined)[] = [];
  readonly #afterChange: () => void;

  constructor(database: DatabaseSync, sql: string, schema: Schema, afterChange: () => void) {
    this.#schema = schema;
    this.#statement = database.prepare(sql);
    // Arrays are faster than node's row objects, and rows made from them have the ordinary prototype.
    this.#statement.setReturnArrays(true);
    this.#readColumns();
    this.reader = this.#names.length > 0;
    this.changesSchema = /^\s*(create|alter|drop)\b/i.test(sql);
    this.#afterChange = afterChange;
  }

  all(parameters: readonly unknown[]): unknown[] {
    try {
      const rows = this.#statement.all(...bind(parameters)) as unknown as unknown[][];
      // SQLite notices another connection's schema change only when a statement runs, and then prepares it again.
      if (rows[0] !== undefined && rows[0].length !== this.#names.length) this.#readColumns();
      return rows.map((values) => this.#row(values));
    } catch (error) {
      throw sqliteError(error, this.#schema);
    }
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    try {
      return this.#statement.run(...bind(parameters));
    } catch (error) {
      throw sqliteError(error, this.#schema);
    } finally {
      if (this.changesSchema) this.#afterChange();
    }
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    // Reads all rows at once: a half-read statement would keep a read transaction open, and the log could not be truncated.
    yield* this.all(parameters);
  }

  #readColumns(): void {
    const columns = this.#statement.columns();
    this.#names = columns.map((column) => column.name);
    this.#decoders = columns.map((column) => decoderOf(this.#schema, column.table, column.column));
  }

  #row(values: readonly unknown[]): Record<string, unknown> {
    const names = this.#names;
    const decoders = this.#decoders;
    const row: Record<string, unknown> = {};
    for (let place = 0; place < names.length; place++) {
      const decode = decoders[place];
      const value = values[place];
      row[names[place] as string] = decode === undefined || value === null ? value : decode(value);
    }
    return row;
  }
}

function decoderOf(schema: Schema, table: string | null, column: string | null): Decode | undefined {
  if (table === null || column === null) return undefined;
  const { kind, codes } = schema.column(table, column) ?? {};
  if (codes !== undefined) return (value) => textOfCode(codes, value);
  switch (kind) {
    case "boolean":
      return (value) => value !== 0;
    case "json":
      return (value) => JSON.parse(String(value));
    default:
      return undefined;
  }
}

type Bound = string | number | bigint | null;

function bind(parameters: readonly unknown[]): Bound[] {
  const bound = new Array<Bound>(parameters.length);
  for (let place = 0; place < parameters.length; place++) bound[place] = bindOne(parameters[place]);
  return bound;
}

function bindOne(value: unknown): Bound {
  if (typeof value === "string" || value === null) return value;
  // node:sqlite binds every number as a real. Whole numbers are converted to integers, so that arithmetic matches PostgreSQL's.
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === "boolean") return value ? 1n : 0n;
  assertBindable(value);
  return value as Bound;
}
