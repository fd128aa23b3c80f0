/**
 * Checks the parts of requests that schemas cannot describe: column names come from the registry, and values have the type of
 * their column.
 */
import type { FieldError } from "../http/problems/problem.ts";
import { pointer } from "../http/request/parameters.ts";
import { malformed } from "../http/request/validation.ts";
import { orderOf, type Place, placeOf } from "./cursor.ts";
import type { AdminTable } from "./registry.ts";
import { type Parsed, parseBodyValue, parseQueryValue } from "./values.ts";

/** Some columns of a row, by name. */
export type PartialRow = Readonly<Record<string, unknown>>;

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
  /** A column's name, or undefined for the order of the primary key. */
  readonly orderBy?: string | undefined;
  readonly direction: "asc" | "desc";
  /** The values to match by column; null matches null. */
  readonly where: PartialRow;
  /** The end of the previous page. */
  readonly after?: Place | undefined;
}

/** A value that matches the schema `PageQuery`. */
export type PageValues = Omit<PageRequest, "where" | "after"> & { readonly after?: string } & Readonly<
    Record<`where.${string}`, string>
  >;
/** A value that matches the schema `RowKeyQuery`. */
export type RowKeyValues = Readonly<Record<`pk.${string}`, string>>;

/** Throws 400 with every unknown column and every value of the wrong type. */
export function parsePage(table: AdminTable, query: PageValues): PageRequest {
  const errors: FieldError[] = [];
  const { limit, offset, orderBy, direction } = query;
  if (orderBy !== undefined && !table.columns.has(orderBy)) {
    errors.push({ path: "/query/orderBy", message: `must be a column of ${table.name}` });
  }
  const where = prefixed(table, query, "where.", errors, { emptyIsNull: true });
  const after = query.after === undefined ? undefined : placeOf(table, orderOf(table, orderBy), query.after);
  if (query.after !== undefined && after === undefined) {
    errors.push({ path: "/query/after", message: "must be the `next` of a page in the same order" });
  }
  if (query.after !== undefined && offset > 0) {
    errors.push({ path: "/query/offset", message: "must be left out beside `after`" });
  }
  refuseIfWrong(errors);
  return {
    limit,
    offset,
    orderBy,
    direction,
    where: { ...impliedOf(table), ...where },
    ...(after === undefined ? {} : { after }),
  };
}

/** Reads the `pk.` parameters: one for each column of the primary key, except those with an implied default. Throws 400. */
export function parseRowKey(table: AdminTable, query: RowKeyValues): PartialRow {
  const errors: FieldError[] = [];
  const key = prefixed(table, query, "pk.", errors, {});
  for (const name of Object.keys(key)) {
    if (!table.definition.primaryKey.includes(name)) {
      errors.push({ path: `/query/pk.${name}`, message: `is not in the primary key of ${table.name}` });
    }
  }
  for (const name of table.definition.primaryKey) {
    if (query[`pk.${name}`] === undefined && table.columns.get(name)?.isImplied !== true)
      errors.push({ path: `/query/pk.${name}`, message: "is required" });
  }
  refuseIfWrong(errors);
  return { ...impliedOf(table, table.definition.primaryKey), ...key };
}

/** Returns the implied values of columns that a request need not name. */
function impliedOf({ columns }: AdminTable, names: readonly string[] = [...columns.keys()]): PartialRow {
  const implied = names.filter((name) => columns.get(name)?.isImplied === true);
  return Object.fromEntries(implied.map((name) => [name, columns.get(name)?.defaultValue]));
}

/** Reads a row to add. Throws 400 for an unknown column, a wrong type or a missing column of the key. */
export function parseNewRow(table: AdminTable, body: PartialRow): PartialRow {
  const errors: FieldError[] = [];
  const row = parseBody(table, body, errors);
  for (const name of table.definition.primaryKey) {
    const column = table.columns.get(name);
    const given = row[name] !== undefined || errors.some((error) => error.path === `/${pointer(name)}`);
    if (!given && column?.defaultValue === undefined && column?.generated !== true) {
      errors.push({ path: `/${pointer(name)}`, message: "is required: it is in the primary key" });
    }
  }
  refuseIfWrong(errors);
  return row;
}

/** Reads the columns to change. Throws 400 for an unknown column or a wrong type. */
export function parseChanges(table: AdminTable, body: PartialRow): PartialRow {
  const errors: FieldError[] = [];
  const row = parseBody(table, body, errors);
  refuseIfWrong(errors);
  return row;
}

function parseBody(table: AdminTable, body: PartialRow, errors: FieldError[]): PartialRow {
  const entries = Object.entries(body).map(([name, value]) => ({ name, value, path: `/${pointer(name)}` }));
  return typed(
    table,
    entries.map(({ name, path, value }) => ({ name, path, parse: (column) => parseBodyValue(column, value) })),
    errors,
  );
}

function prefixed(
  table: AdminTable,
  query: object,
  prefix: string,
  errors: FieldError[],
  options: { emptyIsNull?: boolean },
): PartialRow {
  const given = Object.entries(query).filter(([name]) => name.startsWith(prefix));
  return typed(
    table,
    given.map(([parameter, value]) => ({
      name: parameter.slice(prefix.length),
      path: `/query/${pointer(parameter)}`,
      parse: (column) => parseQueryValue(column, value, options),
    })),
    errors,
  );
}

type Column = AdminTable["columns"] extends ReadonlyMap<string, infer C> ? C : never;

/** Returns the typed values. The object has no prototype, so that a column may have any name. */
function typed(
  table: AdminTable,
  fields: readonly { name: string; path: string; parse(column: Column): Parsed }[],
  errors: FieldError[],
): PartialRow {
  const row: Record<string, unknown> = Object.create(null);
  for (const { name, path, parse } of fields) {
    const column = table.columns.get(name);
    const parsed = column === undefined ? { error: unlisted(table, name) } : parse(column);
    if ("error" in parsed) errors.push({ path, message: parsed.error });
    else row[name] = parsed.value;
  }
  return row;
}

const unlisted = ({ name: table, definition }: AdminTable, name: string): string =>
  definition.columns[name]?.secret === true
    ? "is a secret, which is neither shown nor changed here"
    : `is not a column of ${table}`;

function refuseIfWrong(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw malformed(errors);
}
