/** Migrates a database to the schema of the code: each migration in its own transaction, under a lock, after a backup copy. */
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { systemClock } from "../clock/clock.ts";
import type { Engine } from "./database.ts";
import { createPrivateFile, makeMissing } from "./database-file.ts";
import { createTables } from "./ddl.ts";
import { StoreUnavailableError } from "./errors.ts";
import { introspect, type LiveTable } from "./introspect.ts";
import { migrationsTable } from "./migrations-table.ts";
import { WITHOUT_TIME_LIMIT } from "./postgres/time-limit.ts";
import { type Store, sqlitePath } from "./store.ts";

/** Kysely without a game's types, because a migration works on the schema of its own time. */
export type MigrationDatabase = Transaction<Record<string, Record<string, unknown>>>;

export interface Migration {
  /** 1, 2, 3 and so on without gaps. Once released, neither the id nor the name may change. */
  readonly id: number;
  readonly name: string;
  /**
   * Tables and columns of a database from before the `migrations` table. A database with exactly these tables, at least these
   * columns and no `migrations` counts as migrated up to here.
   */
  readonly baseline?: Readonly<Record<string, readonly string[]>>;
  up(db: MigrationDatabase, engine: Engine): Promise<void>;
}

/** The database cannot be migrated to this code; the message says why, for the operator. */
export class MigrationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "MigrationError";
  }
}

/** Number of backup copies that are kept beside the SQLite file, in `backups/`. */
const BACKUPS_KEPT = 3;
/** Arbitrary, but the same in every process, and different from all other advisory locks. */
const ADVISORY_LOCK = 7_306_021_905;

/**
 * Runs the pending migrations in order and returns their ids. A migration that fails changes nothing and stops the rest.
 * Rejects with MigrationError if the database is newer than the list, knows a migration by another name, or belongs to another
 * program.
 */
export async function migrate<DB>(given: Store<DB>, migrations: readonly Migration[]): Promise<number[]> {
  const store = given as unknown as Store<Record<string, Record<string, unknown>>>;
  checkList(migrations);
  const copy = store.engine === "sqlite" ? await backUpFor(migrations, store) : undefined;
  const done: number[] = [];
  try {
    for (;;) {
      const id = await runNext(store, migrations);
      if (id === undefined) break;
      done.push(id);
      // A new database runs all migrations at once and logs one line for all.
      if (done[0] !== 1) store.logger?.info({ migration: id }, "migrated schema");
    }
  } catch (error) {
    // Nothing was migrated, so the copy equals the file. Repeated failing starts must not replace earlier copies.
    if (copy !== undefined && done.length === 0) rmSync(copy, { force: true });
    throw error;
  }
  if (done[0] === 1) store.logger?.info({ migrations: done.length }, "created schema");
  return done;
}

type AnyStore = Store<Record<string, Record<string, unknown>>>;
type AnyKysely = Kysely<Record<string, Record<string, unknown>>>;

function checkList(migrations: readonly Migration[]): void {
  migrations.forEach((migration, place) => {
    if (migration.id !== place + 1) throw new MigrationError(`migration ${migration.id} is at place ${place + 1}`);
  });
}

async function runNext(store: AnyStore, migrations: readonly Migration[]): Promise<number | undefined> {
  return withoutForeignKeys(store, () =>
    store.transaction(async (tx) => {
      if (store.engine === "postgres") {
        await sql.raw(WITHOUT_TIME_LIMIT).execute(tx);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
      }
      const { isRecorded, applied, pending } = await migrationStatus(tx, store.engine, migrations);
      if (!isRecorded) await createTables(tx, store.engine, [migrationsTable]);
      if (!isRecorded) await recordApplied(tx, applied);
      const [next] = pending;
      if (next === undefined) return undefined;
      await run(next, tx, store.engine);
      await recordApplied(tx, [next]);
      return next.id;
    }),
  );
}

async function run(migration: Migration, tx: MigrationDatabase, engine: Engine): Promise<void> {
  try {
    await migration.up(tx, engine);
    await checkForeignKeys(tx, engine);
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `migration ${migration.id} (${migration.name}) failed and changed nothing: ${reason}`,
      error,
    );
  }
}

/**
 * SQLite rebuilds a table by dropping it, which foreign keys forbid. They can be switched off only outside a transaction, so they
 * are checked as a whole at the end.
 */
async function withoutForeignKeys<T>(store: AnyStore, work: () => Promise<T>): Promise<T> {
  if (store.engine === "postgres") return work();
  await sql`pragma foreign_keys = off`.execute(store.write);
  try {
    return await work();
  } finally {
    await sql`pragma foreign_keys = on`.execute(store.write);
  }
}

async function checkForeignKeys(tx: AnyKysely, engine: Engine): Promise<void> {
  if (engine === "postgres") return;
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(tx);
  const broken = rows[0];
  if (broken !== undefined) {
    throw new Error(`a row of ${broken.table} references a missing row of ${broken.parent}`);
  }
}

async function recordApplied(tx: MigrationDatabase, applied: readonly Migration[]): Promise<void> {
  const rows = applied.map(({ id, name }) => ({ id, name, applied_at: systemClock.wall() }));
  if (rows.length > 0) await tx.insertInto(migrationsTable.name).values(rows).execute();
}

interface MigrationStatus {
  /** True if the database has the migrations table. */
  readonly isRecorded: boolean;
  readonly applied: readonly Migration[];
  readonly pending: readonly Migration[];
}

async function migrationStatus(
  db: AnyKysely,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<MigrationStatus> {
  const isRecorded = await hasTable(db, engine);
  const applied = isRecorded ? await readApplied(db, migrations) : await baselineOf(db, engine, migrations);
  return { isRecorded, applied, pending: migrations.filter((migration) => !applied.includes(migration)) };
}

async function readApplied(db: AnyKysely, migrations: readonly Migration[]): Promise<Migration[]> {
  const rows = await db.selectFrom(migrationsTable.name).select(["id", "name"]).orderBy("id").execute();
  return rows.map(({ id, name }) => {
    const known = migrations.find((migration) => migration.id === id);
    if (known === undefined) {
      throw new MigrationError(
        `the database is newer than this program: migration ${id} (${name}) is applied, the newest known here is ${migrations.length}; start a newer release or restore a backup`,
      );
    }
    if (known.name === name) return known;
    throw new MigrationError(
      `migration ${id} is ${known.name} here but ${name} in the database, which is of another program: give this program a database of its own`,
    );
  });
}

/** Returns the migrations that a database without a `migrations` table counts as having; none if it is empty. */
async function baselineOf(
  db: AnyKysely,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const live = Object.entries(await introspect(db, engine));
  if (live.length === 0) return [];
  const place = migrations.findLast(
    (migration) =>
      live.length === Object.keys(migration.baseline ?? {}).length &&
      live.every((table) => matchesBaseline(migration, table)),
  );
  if (place !== undefined) return migrations.slice(0, place.id);
  const unknownTable =
    live.find((table) => !migrations.some((migration) => matchesBaseline(migration, table))) ?? live[0];
  throw new MigrationError(
    `the database is of another program: it holds a table ${JSON.stringify(unknownTable?.[0])} and no table of migrations; give this program a database of its own`,
  );
}

function matchesBaseline({ baseline = {} }: Migration, [name, { columns }]: [string, LiveTable]): boolean {
  const wanted = Object.hasOwn(baseline, name) ? baseline[name] : undefined;
  return wanted?.every((column) => Object.hasOwn(columns, column)) ?? false;
}

async function hasTable(db: AnyKysely, engine: Engine): Promise<boolean> {
  const name = migrationsTable.name;
  const { rows } =
    engine === "sqlite"
      ? await sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`.execute(db)
      : await sql`select 1 where to_regclass(${name}) is not null`.execute(db);
  return rows.length > 0;
}

/**
 * If migrations are pending and the file has tables, copies it to `backups/<file>.<time>` and returns that path. Throws
 * MigrationError.
 */
async function backUpFor(migrations: readonly Migration[], store: AnyStore): Promise<string | undefined> {
  const { pending } = await migrationStatus(store.write, store.engine, migrations);
  if (pending.length === 0) return undefined;
  const { rows } = await sql`select 1 from sqlite_schema limit 1`.execute(store.write);
  if (rows.length === 0) return undefined;
  const path = sqlitePath(store.url);
  const folder = join(dirname(path), "backups");
  const time = new Date(systemClock.wall()).toISOString().replaceAll(":", "-");
  const copy = join(folder, `${basename(path)}.${time}`);
  try {
    makeMissing(folder, 0o700);
    await copyWhole(store, join(folder, `${basename(path)}.part`), copy);
  } catch (error) {
    throw new MigrationError(
      `cannot copy the database to ${folder} before its migration, which takes as much room as the file: ${(error as Error).message}`,
      error,
    );
  }
  store.logger?.info({ copy }, "copied database before its migration");
  // A clock that was ahead may have given earlier copies later times.
  const earlier = readdirSync(folder)
    .filter((name) => name !== basename(copy) && isCopyOf(basename(path), name))
    .sort();
  for (const old of earlier.slice(0, 1 - BACKUPS_KEPT)) {
    rmSync(join(folder, old), { force: true });
  }
  return copy;
}

/** Files that an operator keeps there, and copies of `<file>.old`, are left alone. */
const isCopyOf = (file: string, name: string): boolean =>
  name.startsWith(`${file}.`) && /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/.test(name.slice(file.length + 1));

/** Renames the copy once all of it is on disk, so that the remains of a full disk or a kill never count as a copy. */
async function copyWhole(store: AnyStore, part: string, copy: string): Promise<void> {
  rmSync(part, { force: true });
  createPrivateFile(part);
  try {
    await sql`vacuum into ${part}`.execute(store.write);
    const file = openSync(part, "r+");
    fsyncSync(file);
    closeSync(file);
    renameSync(part, copy);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
