/**
 * Writes many rows in few statements. The SQL text is built once per table, set of columns and number of rows. It holds names
 * and placeholders only; values are bound.
 */
import { CompiledQuery } from "kysely";
import { encodeValue } from "./codec.ts";
import type { Engine, SqlRunner } from "./database.ts";
import { quoteName } from "./ddl.ts";
import type { Column, RowOf, Table } from "./table.ts";

/** A row to insert. Nullable, generated and default columns may be omitted, but the same ones in every row of a call. */
export type NewRow<T> = Partial<RowOf<T>>;
/** A row's primary key. */
export type KeyOf<T> = Partial<RowOf<T>>;

/** The parts of the store that a call needs: the transaction's handle and the engine. */
export interface Rows {
  readonly tx: SqlRunner;
  readonly engine: Engine;
}

/** Inserts the rows. Rejects with ConstraintError. */
export async function insertRows<T extends Table>(on: Rows, table: T, rows: readonly NewRow<T>[]): Promise<void> {
  await write(on, table, rows, "insert");
}

/** Inserts one row and returns it as stored, with generated values. */
export async function insertRow<T extends Table>(on: Rows, table: T, row: NewRow<T>): Promise<RowOf<T>> {
  const [stored] = await write(on, table, [row], "return");
  return stored as RowOf<T>;
}

/**
 * Inserts the rows. If a row's primary key exists, updates all given columns instead. A key may appear once in a call (PostgreSQL
 * refuses duplicates).
 */
export async function upsert<T extends Table>(on: Rows, table: T, rows: readonly NewRow<T>[]): Promise<void> {
  await write(on, table, rows, "upsert");
}

/**
 * Like `upsert`, except that the values of the `added` columns are added to those of rows that exist. Returns the rows as stored,
 * in any order.
 */
export async function addToRows<T extends Table>(
  on: Rows,
  table: T,
  rows: readonly NewRow<T>[],
  added: readonly string[],
): Promise<RowOf<T>[]> {
  return (await write(on, table, rows, "add", [], added)) as RowOf<T>[];
}

/**
 * Like `upsert`, for rows that exist: it does not advance generated ids, which saves a statement on PostgreSQL. All columns
 * without a default must be given, because a missing row is inserted. Columns that are `unchanged` in all rows are not
 * written, so that their indexes and foreign keys cost nothing.
 */
export async function updateRows<T extends Table>(
  on: Rows,
  table: T,
  rows: readonly NewRow<T>[],
  unchanged: readonly string[] = [],
): Promise<void> {
  if (on.engine === "sqlite") await updateSqlite(on, table, rows, unchanged);
  else await write(on, table, rows, "update", unchanged);
}

/**
 * Updates existing rows. This is twice as fast as an insert, which checks every constraint of each row before it finds the
 * conflict.
 */
async function updateSqlite(
  on: Rows,
  table: Table,
  rows: readonly object[],
  unchanged: readonly string[],
): Promise<void> {
  const { primaryKey } = table;
  const changed = Object.keys(rows[0] ?? {}).filter((name) => !primaryKey.includes(name) && !unchanged.includes(name));
  const columns = [...primaryKey, ...changed];
  const set = async (chunk: readonly object[]): Promise<number> => {
    const sql = cached(table, `set ${chunk.length} ${columns.join()}`, () => updateSql(table, changed, chunk.length));
    const { numAffectedRows } = await on.tx.executeQuery(
      CompiledQuery.raw(sql, valuesOf(on.engine, table, columns, chunk)),
    );
    return Number(numAffectedRows);
  };
  for (const chunk of chunks(rows, columns.length)) {
    const areThere = changed.length > 0 && (await set(chunk)) === chunk.length;
    if (!areThere) await write(on, table, chunk, "update", unchanged);
  }
}

/** Deletes the rows with these primary keys; missing keys are no error. */
export async function deleteRows<T extends Table>(on: Rows, table: T, keys: readonly KeyOf<T>[]): Promise<void> {
  const columns = table.primaryKey;
  for (const chunk of chunks(keys, columns.length)) {
    const sql = cached(table, `delete ${on.engine} ${chunk.length}`, () => deleteSql(on.engine, table, chunk.length));
    await on.tx.executeQuery(CompiledQuery.raw(sql, valuesOf(on.engine, table, columns, chunk)));
  }
}

/**
 * `insert` fails on an existing key, `upsert` replaces the row, `update` does too and expects the row to exist, `return` inserts
 * and returns the rows, `add` adds to the row and returns the rows.
 */
type Mode = "insert" | "upsert" | "update" | "return" | "add";

async function write(
  on: Rows,
  table: Table,
  rows: readonly object[],
  mode: Mode,
  unchanged: readonly string[] = [],
  added: readonly string[] = [],
): Promise<unknown[]> {
  const first = rows[0];
  if (first === undefined) return [];
  const columns = Object.keys(first);
  if (columns.length === 0) return (await on.tx.executeQuery(CompiledQuery.raw(emptyRowSql(table)))).rows;
  const shape = columns.join();
  const stored: unknown[] = [];
  for (const chunk of chunks(rows, columns.length)) {
    const key = `${mode} ${on.engine} ${chunk.length} ${shape} ${unchanged.join()} ${added.join()}`;
    const sql = cached(table, key, () => {
      const into = insertSql(on.engine, table, columns, chunk.length);
      return into + ending(table, columns, mode, unchanged, added);
    });
    const result = await on.tx.executeQuery(CompiledQuery.raw(sql, valuesOf(on.engine, table, columns, chunk)));
    stored.push(...result.rows);
  }
  if (mode !== "update") await advanceGenerated(on, table, rows);
  return stored;
}

const emptyRowSql = (table: Table) => `insert into ${quoteName(table.name)} default values returning *`;

/** Together these limits keep a statement's values below both engines' limits (32,766 and 65,535). */
const MOST_ROWS = 256;
const MOST_VALUES = 30_000;

/**
 * Splits rows into chunks with sizes that are powers of two, greatest first. This gives few distinct texts, so that prepared
 * statements are reused.
 */
function* chunks<R>(rows: readonly R[], columns: number): Generator<readonly R[]> {
  let size = MOST_ROWS;
  while (size > 1 && size * columns > MOST_VALUES) size /= 2;
  for (let start = 0; start < rows.length; ) {
    while (size > rows.length - start) size /= 2;
    yield start === 0 && size === rows.length ? rows : rows.slice(start, start + size);
    start += size;
  }
}

const texts = new WeakMap<Table, Map<string, string>>();

function cached(table: Table, key: string, build: () => string): string {
  let known = texts.get(table);
  if (known === undefined) {
    known = new Map();
    texts.set(table, known);
  }
  let text = known.get(key);
  if (text === undefined) {
    text = build();
    known.set(key, text);
  }
  return text;
}

function insertSql(engine: Engine, table: Table, columns: readonly string[], count: number): string {
  const names = columns.map(quoteName).join(", ");
  return `insert into ${quoteName(table.name)} (${names}) values ${places(engine, columns.length, count)}`;
}

function ending(
  table: Table,
  columns: readonly string[],
  mode: Mode,
  unchanged: readonly string[],
  added: readonly string[],
): string {
  if (mode === "insert") return "";
  if (mode === "return") return " returning *";
  const set = columns
    .filter((column) => !table.primaryKey.includes(column) && !unchanged.includes(column))
    .map((column) => {
      const name = quoteName(column);
      const before = added.includes(column) ? `${quoteName(table.name)}.${name} + ` : "";
      return `${name} = ${before}excluded.${name}`;
    });
  const action = set.length === 0 ? "do nothing" : `do update set ${set.join(", ")}`;
  return ` on conflict (${table.primaryKey.map(quoteName).join(", ")}) ${action}${mode === "add" ? " returning *" : ""}`;
}

/** The values of each row begin with its primary key. */
function updateSql(table: Table, changed: readonly string[], count: number): string {
  const name = quoteName(table.name);
  const { primaryKey } = table;
  const value = (index: number) => `v.column${index + 1}`;
  const set = changed.map((column, index) => `${quoteName(column)} = ${value(primaryKey.length + index)}`);
  const where = primaryKey.map((column, index) => `${name}.${quoteName(column)} = ${value(index)}`);
  const all = places("sqlite", primaryKey.length + changed.length, count);
  return `update ${name} set ${set.join(", ")} from (values ${all}) v where ${where.join(" and ")}`;
}

function deleteSql(engine: Engine, table: Table, count: number): string {
  const key = table.primaryKey.map(quoteName).join(", ");
  const all = places(engine, table.primaryKey.length, count);
  // SQLite accepts row lists only as `values`; PostgreSQL would read those as text.
  const list = engine === "sqlite" ? `values ${all}` : all;
  return `delete from ${quoteName(table.name)} where (${key}) in (${list})`;
}

/** `(?, ?), (?, ?)` or `($1, $2), ($3, $4)`. */
function places(engine: Engine, columns: number, count: number): string {
  const row = (start: number) =>
    `(${Array.from({ length: columns }, (_, column) => (engine === "sqlite" ? "?" : `$${start + column + 1}`)).join(", ")})`;
  return Array.from({ length: count }, (_, index) => row(index * columns)).join(", ");
}

function valuesOf(engine: Engine, table: Table, columns: readonly string[], rows: readonly object[]): unknown[] {
  const definitions = columns.map((name) => columnOf(table, name));
  const values = new Array<unknown>(rows.length * columns.length);
  let place = 0;
  for (const row of rows) {
    const fields = row as Record<string, unknown>;
    for (let column = 0; column < columns.length; column++) {
      values[place++] = encodeValue(definitions[column] as Column, fields[columns[column] as string], engine);
    }
  }
  return values;
}

function columnOf(table: Table, name: string): Column {
  const column = Object.hasOwn(table.columns, name) ? table.columns[name] : undefined;
  if (column === undefined) throw new TypeError(`${table.name} has no column ${name}`);
  return column;
}

/** Makes generated ids continue above those given in the rows: PostgreSQL's sequence ignores explicit ids. */
export async function advanceGenerated(on: Rows, table: Table, rows: readonly object[]): Promise<void> {
  const name = table.primaryKey[0];
  if (on.engine !== "postgres" || name === undefined || !table.columns[name]?.generated) return;
  const given = rows.map((row) => (row as Record<string, unknown>)[name]).filter((id) => typeof id === "number");
  if (given.length === 0) return;
  const sequence = "pg_get_serial_sequence($1, $2)::regclass";
  const sql = `select setval(${sequence}, $3::bigint) where coalesce(pg_sequence_last_value(${sequence}), 0) < $3::bigint`;
  await on.tx.executeQuery(CompiledQuery.raw(sql, [quoteName(table.name), name, Math.max(...given)]));
}
