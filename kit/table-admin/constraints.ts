/**
 * Checks a change against the table definitions before the database does. This way the constraint's kind and columns are known
 * (SQLite names none for a foreign key), and a PostgreSQL transaction is not aborted.
 */
import type { Kysely } from "kysely";
import { ProblemError } from "../http/problems/problem.ts";
import type { ConstraintKind } from "../store/errors.ts";
import type { Column, ForeignKey } from "../store/table.ts";
import type { AdminTable } from "./registry.ts";
import type { PartialRow } from "./requests.ts";
import { type AnyTables, whereEqual } from "./store.ts";

/** Returns 409 constraint-violation, with the details that a form needs to mark its fields. */
export function violation(
  kind: ConstraintKind,
  table: string,
  columns: readonly string[],
  detail: string,
  cause?: unknown,
): ProblemError {
  return new ProblemError("constraint-violation", detail, { details: { kind, table, columns }, cause });
}

/** Checks that the values match their columns: not null, within bounds, one of the choices. */
export function checkColumns(table: AdminTable, values: PartialRow): void {
  for (const [name, value] of Object.entries(values)) {
    const column = table.columns.get(name);
    if (column === undefined) continue;
    if (value === null) {
      if (!column.nullable) throw notNull(table, name);
    } else checkBounds(table, name, column, value);
  }
}

/** Checks that a new row omits only nullable columns and those with a default. */
export function checkComplete(table: AdminTable, row: PartialRow): void {
  for (const [name, column] of Object.entries(table.definition.columns)) {
    const optional = column.nullable || column.defaultValue !== undefined || column.generated === true;
    if (!optional && row[name] === undefined) throw notNull(table, name);
  }
}

const notNull = (table: AdminTable, name: string) =>
  violation("not-null", table.name, [name], `${table.name}.${name} must not be null`);

function checkBounds(table: AdminTable, name: string, column: Column, value: unknown): void {
  const refuse = (detail: string) => violation("check", table.name, [name], `${table.name}.${name} must be ${detail}`);
  if (column.oneOf !== undefined && !column.oneOf.includes(String(value))) {
    throw refuse(`one of ${column.oneOf.join(", ")}`);
  }
  // Counts characters like the engines, not UTF-16 units.
  const size = typeof value === "string" ? [...value].length : value;
  if (typeof size !== "number") return;
  const unit = typeof value === "string" ? " characters" : "";
  if (column.min !== undefined && size < column.min) throw refuse(`at least ${column.min}${unit}, and is ${size}`);
  if (column.max !== undefined && size > column.max) throw refuse(`at most ${column.max}${unit}, and is ${size}`);
}

/**
 * Checks that every row that `row` references exists. `before` is the stored row of an edit: unchanged foreign keys are skipped,
 * unless they reference the same table, because the edit may change the key that they reference.
 */
export async function checkReferences(
  tx: Kysely<AnyTables>,
  table: AdminTable,
  row: PartialRow,
  before?: PartialRow,
): Promise<void> {
  for (const foreignKey of table.definition.foreignKeys) {
    const { columns, references } = foreignKey;
    const toItself = references.table === table.name;
    if (before !== undefined && !toItself && columns.every((name) => row[name] === before[name])) continue;
    const wanted = referencedValues(foreignKey, row);
    if (wanted === undefined) continue;
    if (toItself && Object.entries(wanted).every(([name, value]) => row[name] === value)) continue;
    const except = toItself && before !== undefined ? keyOf(table, before) : undefined;
    if (await exists(tx, references.table, wanted, except)) continue;
    throw violation(
      "foreign-key",
      table.name,
      columns,
      `there is no row of ${references.table} with ${textOf(wanted)}`,
    );
  }
}

/** Checks that no other row references values of `before` that the edit changes, or the deletion (without `after`) removes. */
export async function checkReferrers(
  tx: Kysely<AnyTables>,
  table: AdminTable,
  before: PartialRow,
  after?: PartialRow,
): Promise<void> {
  for (const { table: referrer, foreignKey } of table.referencedBy) {
    const { columns, references } = foreignKey;
    if (after !== undefined && references.columns.every((name) => after[name] === before[name])) continue;
    const pointing: Record<string, unknown> = {};
    for (const [index, name] of columns.entries()) pointing[name] = before[references.columns[index] ?? ""] ?? null;
    if (Object.values(pointing).includes(null)) continue;
    const except = referrer === table.name ? keyOf(table, before) : undefined;
    if (!(await exists(tx, referrer, pointing, except))) continue;
    throw violation("foreign-key", referrer, columns, `rows of ${referrer} with ${textOf(pointing)} point at this row`);
  }
}

/**
 * Checks that no other row has the values of the primary key or of a unique constraint, in this order: if a row breaks several,
 * the engines name different ones. `before` is the stored row of an edit.
 */
export async function checkUnique(
  tx: Kysely<AnyTables>,
  table: AdminTable,
  row: PartialRow,
  before?: PartialRow,
): Promise<void> {
  const { name: tableName, primaryKey, unique } = table.definition;
  const except = before && keyOf(table, before);
  for (const names of [primaryKey, ...unique]) {
    if (before !== undefined && names.every((name) => row[name] === before[name])) continue;
    const values = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
    // Null equals nothing, and the database generates a number that is missing.
    if (Object.values(values).includes(null) || !(await exists(tx, tableName, values, except))) continue;
    throw violation("unique", tableName, names, brokenText("unique", names, tableName));
  }
}

/** Returns the sentence for a broken constraint; the columns are unknown if there are none. */
export function brokenText(kind: ConstraintKind, columns: readonly string[], table: string): string {
  const of = columns.length > 0 ? ` of ${columns.join(", ")}` : "";
  return `the change breaks the ${kind} constraint${of} in ${table}`;
}

/** Returns the key values of the referenced row; undefined if one is null, because then nothing is referenced. */
function referencedValues({ columns, references }: ForeignKey, row: PartialRow): PartialRow | undefined {
  const wanted: Record<string, unknown> = {};
  for (const [index, name] of columns.entries()) {
    const value = row[name] ?? null;
    const referenced = references.columns[index];
    if (value === null || referenced === undefined) return undefined;
    wanted[referenced] = value;
  }
  return wanted;
}

/** Key columns are never json, so values are compared directly. */
const keyColumns = {};

async function exists(
  tx: Kysely<AnyTables>,
  table: string,
  values: PartialRow,
  except: PartialRow | undefined,
): Promise<boolean> {
  let query = tx
    .selectFrom(table)
    .select((eb) => eb.lit(1).as("one"))
    .where(whereEqual(keyColumns, values));
  if (except !== undefined) query = query.where((eb) => eb.not(whereEqual(keyColumns, except)(eb)));
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export const keyOf = (table: AdminTable, row: PartialRow): PartialRow =>
  Object.fromEntries(table.definition.primaryKey.map((name) => [name, row[name]]));

export const textOf = (values: PartialRow): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(", ");
