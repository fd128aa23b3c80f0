/** Lists, adds, edits and deletes rows of any table, the same way on both engines. */
import { type Kysely, sql } from "kysely";
import { turnOver } from "../host/turn-over.ts";
import { ProblemError } from "../http/problems/problem.ts";
import { engineOf } from "../store/database.ts";
import { ConstraintError } from "../store/errors.ts";
import { JsonText } from "../store/json-text.ts";
import { advanceGenerated } from "../store/upsert.ts";
import {
  brokenText,
  checkColumns,
  checkComplete,
  checkReferences,
  checkReferrers,
  checkUnique,
  keyOf,
  textOf,
  violation,
} from "./constraints.ts";
import { cursorOf, orderOf } from "./cursor.ts";
import { isShort, type LongPage, longPage } from "./long-table.ts";
import type { AdminTable } from "./registry.ts";
import type { PageRequest, PartialRow } from "./requests.ts";
import { type AnyTables, sortKey, whereEqual } from "./store.ts";

/** A row as clients see it: its listed columns, booleans as booleans, json parsed, and large json as a JsonText. */
export type Row = Readonly<Record<string, unknown>>;

/** Serializes the row as JSON. */
export function rowText(row: Row): string {
  const fields = Object.entries(row).map(([name, value]) => {
    const text = value instanceof JsonText ? value.text : JSON.stringify(value);
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{${fields}}`;
}

export interface Page {
  readonly rows: readonly Row[];
  /** Number of matching rows on all pages; a lower bound if it is not exact. */
  readonly total: number;
  readonly totalIsExact: boolean;
  /** Cursor for `after` of the next page; null on the last one. */
  readonly next: string | null;
}

export const hasLarge = ({ columns }: AdminTable): boolean => [...columns.values()].some(({ large }) => large === true);

/**
 * Adds the large columns to a listed row after a pause, because a page may be longer than one turn of the event loop can send.
 */
export async function withLarge(db: Kysely<AnyTables>, table: AdminTable, row: Row): Promise<Row> {
  await turnOver();
  const names = [...table.columns].filter(([, { large }]) => large === true).map(([name]) => name);
  const found = await db
    .selectFrom(table.name)
    .select(selected(table, names))
    .where(whereEqual(table.definition.columns, keyOf(table, row)))
    .executeTakeFirst();
  const large = unparsed(table, found ?? {});
  return Object.fromEntries([...table.columns.keys()].map((name) => [name, row[name] ?? large[name] ?? null]));
}

/** Selects columns; large ones as their stored text. */
const selected = ({ definition }: AdminTable, names: readonly string[]) =>
  names.map((name) =>
    definition.columns[name]?.large === true
      ? sql<string | null>`cast(${sql.ref(name)} as text)`.as(name)
      : sql.ref(name).as(name),
  );

const unparsed = ({ definition }: AdminTable, row: PartialRow): PartialRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isText = definition.columns[name]?.large === true && typeof value === "string";
      return [name, isText ? new JsonText(value) : value];
    }),
  );

/**
 * Returns a page sorted by the given column, then by the primary key. Null comes first in ascending order. The rows lack large
 * columns. A page counts, sorts and skips at most MOST_ROWS rows.
 */
export async function listRows(db: Kysely<AnyTables>, table: AdminTable, page: PageRequest): Promise<Page> {
  const isLong = typeof page.after === "object" || !(await isShort(db, table, page));
  const { rows, ...found } = isLong
    ? { ...(await longPage(db, table, page)), totalIsExact: false }
    : { ...(await shortPage(db, table, page)), totalIsExact: true };
  return { rows: (await table.complete?.(db, rows)) ?? rows, ...found };
}

async function shortPage(db: Kysely<AnyTables>, table: AdminTable, page: PageRequest): Promise<LongPage> {
  const { columns } = table.definition;
  const [filter, order] = [whereEqual(columns, page.where), orderOf(table, page.orderBy)];
  const offset = typeof page.after === "number" ? page.after : page.offset;
  const { count } = await db
    .selectFrom(table.name)
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where(filter)
    .executeTakeFirstOrThrow();
  let query = db
    .selectFrom(table.name)
    .select([...table.columns].filter(([, { large }]) => large !== true).map(([name]) => name))
    .where(filter);
  for (const name of order) {
    query = query.orderBy(sortKey(columns, name, engineOf(db)), (order) =>
      page.direction === "asc" ? order.asc().nullsFirst() : order.desc().nullsLast(),
    );
  }
  const rows = await query.limit(page.limit).offset(offset).execute();
  const [total, end] = [Number(count), offset + rows.length];
  return { rows, total, next: rows.length > 0 && end < total ? cursorOf(order, end) : null };
}

/** A row before and after a change. An added row has no `before`, and a deleted one no `after`. */
export interface Edit {
  readonly before?: Row;
  readonly after?: Row;
}

/** Adds the row and returns it as stored. Throws 409 read-only-table or constraint-violation. Must run in a transaction. */
export async function insertRow(tx: Kysely<AnyTables>, table: AdminTable, row: PartialRow): Promise<Row> {
  refuseReadOnly(table);
  checkComplete(table, row);
  checkColumns(table, row);
  const added = { ...defaultsOf(table), ...row };
  await checkReferences(tx, table, added);
  await checkUnique(tx, table, added);
  const insert = tx.insertInto(table.name);
  const filled = Object.keys(row).length === 0 ? insert.defaultValues() : insert.values(row);
  const key = await mapped(table, () => filled.returning([...table.definition.primaryKey]).executeTakeFirstOrThrow());
  await skipGivenNumber(tx, table, row);
  return listed(tx, table, await findRow(tx, table, key));
}

/**
 * Changes columns, key columns included, of the row with this key, and returns the row before and after. Throws 404 unknown-row,
 * 409 read-only-table or constraint-violation. Must run in a transaction.
 */
export async function updateRow(
  tx: Kysely<AnyTables>,
  table: AdminTable,
  key: PartialRow,
  changes: PartialRow,
): Promise<Required<Edit>> {
  refuseReadOnly(table);
  const before = await findRow(tx, table, key);
  checkColumns(table, changes);
  const after = { ...before, ...changes };
  await checkReferences(tx, table, after, before);
  await checkReferrers(tx, table, before, after);
  await checkUnique(tx, table, after, before);
  const shown = await listed(tx, table, before);
  if (Object.keys(changes).length === 0) return { before: shown, after: shown };
  const { columns } = table.definition;
  await mapped(table, () =>
    tx
      .updateTable(table.name)
      .set(changes)
      .where(whereEqual(columns, keyOf(table, before)))
      .execute(),
  );
  await skipGivenNumber(tx, table, changes);
  return { before: shown, after: await listed(tx, table, await findRow(tx, table, keyOf(table, after))) };
}

/**
 * Deletes the row with this key and returns it. Throws 404 unknown-row, 409 read-only-table or constraint-violation. Must run in
 * a transaction.
 */
export async function deleteRow(tx: Kysely<AnyTables>, table: AdminTable, key: PartialRow): Promise<Row> {
  refuseReadOnly(table, "delete");
  const before = await findRow(tx, table, key);
  await checkReferrers(tx, table, before);
  const shown = await listed(tx, table, before);
  const { columns } = table.definition;
  await mapped(table, () =>
    tx
      .deleteFrom(table.name)
      .where(whereEqual(columns, keyOf(table, before)))
      .execute(),
  );
  return shown;
}

/** Keeps an explicit id from being generated again. */
async function skipGivenNumber(tx: Kysely<AnyTables>, { definition }: AdminTable, given: PartialRow): Promise<void> {
  await advanceGenerated({ tx, engine: engineOf(tx) }, definition, [given]);
}

function refuseReadOnly({ name, definition }: AdminTable, action?: "delete"): void {
  const { readOnly, deleteOnly, instead } = definition;
  if (!readOnly && (!deleteOnly || action === "delete")) return;
  const may = deleteOnly ? "deleted but not changed" : "read but not changed";
  const hint = instead === undefined ? "" : `; ${instead} changes it`;
  throw new ProblemError("read-only-table", `Rows of ${name} may be ${may} here${hint}.`, { details: { table: name } });
}

/** Returns the listed columns of the row with this key; undefined if there is none. */
export async function readRow(tx: Kysely<AnyTables>, table: AdminTable, key: PartialRow): Promise<Row | undefined> {
  const found = await selectRow(tx, table, key);
  return found && listed(tx, table, found);
}

/** Returns the whole row, secret columns included: they may be part of a key. */
async function selectRow(tx: Kysely<AnyTables>, table: AdminTable, key: PartialRow): Promise<PartialRow | undefined> {
  const found = await tx
    .selectFrom(table.name)
    .select(selected(table, Object.keys(table.definition.columns)))
    .where(whereEqual(table.definition.columns, key))
    .executeTakeFirst();
  return found && unparsed(table, found);
}

async function findRow(tx: Kysely<AnyTables>, table: AdminTable, key: PartialRow): Promise<PartialRow> {
  const found = await selectRow(tx, table, key);
  if (found !== undefined) return found;
  throw new ProblemError("unknown-row", `${table.name} has no row with ${textOf(key)}.`, {
    details: { table: table.name, key },
  });
}

async function listed(tx: Kysely<AnyTables>, table: AdminTable, row: PartialRow): Promise<Row> {
  const [shown = row] = (await table.complete?.(tx, [row])) ?? [];
  return Object.fromEntries([...table.columns.keys()].map((name) => [name, shown[name]]));
}

function defaultsOf(table: AdminTable): PartialRow {
  const defaults: Record<string, unknown> = {};
  for (const [name, { defaultValue }] of Object.entries(table.definition.columns)) {
    if (defaultValue !== undefined) defaults[name] = defaultValue;
  }
  return defaults;
}

/** Turns constraint errors of the store into problems. After the checks above they are rare. */
async function mapped<Result>(table: AdminTable, statement: () => Promise<Result>): Promise<Result> {
  try {
    return await statement();
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    const place = error.table ?? table.name;
    throw violation(error.kind, place, error.columns, brokenText(error.kind, error.columns, place), error);
  }
}
