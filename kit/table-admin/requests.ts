/** Parses requests to a table strictly: names come from the registry, values are typed by their column. */
import type { FieldError } from "../http/problems/problem.ts";
import { pointer } from "../http/request/parameters.ts";
import { malformed } from "../http/request/validation.ts";
import type { AdminTable } from "./registry.ts";
import { DEFAULT_PAGE_ROWS, MAX_PAGE_ROWS } from "./schemas.ts";
import { type Parsed, parseBodyValue, parseQueryValue } from "./values.ts";

/** Some columns of a row, by name. */
export type PartialRow = Readonly<Record<string, unknown>>;

export type Direction = "asc" | "desc";

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
  /** A column's name, or undefined for the order of the primary key. */
  readonly orderBy: string | undefined;
  readonly direction: Direction;
  /** The values that the columns must have; null matches null. */
  readonly where: PartialRow;
}

type Query = Readonly<Record<string, unknown>>;

/** Reads limit, offset, orderBy, direction and the `where.` parameters. Throws 400 with every error. */
export function parsePage(table: AdminTable, query: Query): PageRequest {
  const errors = unknownParameters(query, pageParameters, "where.");
  const number = (name: string, fallback: number, least: number, greatest: number): number => {
    const value = query[name];
    if (value === undefined) return fallback;
    const read = /^(0|[1-9][0-9]*)$/.test(String(value)) ? Number(value) : -1;
    if (read >= least && read <= greatest) return read;
    errors.push({ path: `/query/${name}`, message: `must be an integer from ${least} to ${greatest}` });
    return fallback;
  };
  const limit = number("limit", DEFAULT_PAGE_ROWS, 1, MAX_PAGE_ROWS);
  const offset = number("offset", 0, 0, Number.MAX_SAFE_INTEGER);
  const { orderBy, direction = "asc" } = query;
  if (orderBy !== undefined && !(typeof orderBy === "string" && table.columns.has(orderBy))) {
    errors.push({ path: "/query/orderBy", message: `must be a column of ${table.name}` });
  }
  if (direction !== "asc" && direction !== "desc") {
    errors.push({ path: "/query/direction", message: "must be asc or desc" });
  }
  const where = prefixed(table, query, "where.", errors, { emptyIsNull: true });
  refuseIfWrong(errors);
  return { limit, offset, orderBy: orderBy as string | undefined, direction: direction as Direction, where };
}

/** Reads the `pk.` parameters: exactly one for each column of the primary key. Throws 400. */
export function parseRowKey(table: AdminTable, query: Query): PartialRow {
  const errors = unknownParameters(query, [], "pk.");
  const key = prefixed(table, query, "pk.", errors, {});
  for (const name of Object.keys(key)) {
    if (!table.definition.primaryKey.includes(name)) {
      errors.push({ path: `/query/pk.${name}`, message: `is not in the primary key of ${table.name}` });
    }
  }
  for (const name of table.definition.primaryKey) {
    if (query[`pk.${name}`] === undefined) errors.push({ path: `/query/pk.${name}`, message: "is required" });
  }
  refuseIfWrong(errors);
  return key;
}

/** Reads a row to add. Throws 400 for an unknown column, a wrong type or a missing column of the key. */
export function parseNewRow(table: AdminTable, body: unknown): PartialRow {
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
export function parseChanges(table: AdminTable, body: unknown): PartialRow {
  const errors: FieldError[] = [];
  const row = parseBody(table, body, errors);
  refuseIfWrong(errors);
  return row;
}

const pageParameters = ["limit", "offset", "orderBy", "direction"];

function unknownParameters(query: Query, known: readonly string[], prefix: string): FieldError[] {
  return Object.keys(query)
    .filter((name) => !known.includes(name) && !name.startsWith(prefix))
    .map((name) => ({ path: `/query/${pointer(name)}`, message: "is not a parameter of this operation" }));
}

function parseBody(table: AdminTable, body: unknown, errors: FieldError[]): PartialRow {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    errors.push({ path: "", message: "must be an object with the row's columns" });
    return {};
  }
  const entries = Object.entries(body).map(([name, value]) => ({ name, value, path: `/${pointer(name)}` }));
  return typed(
    table,
    entries.map(({ name, path, value }) => ({ name, path, parse: (column) => parseBodyValue(column, value) })),
    errors,
  );
}

function prefixed(
  table: AdminTable,
  query: Query,
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
      parse: (column) =>
        typeof value === "string" ? parseQueryValue(column, value, options) : { error: "must be given once" },
    })),
    errors,
  );
}

type Column = AdminTable["columns"] extends ReadonlyMap<string, infer C> ? C : never;

/** The row has no prototype, so that a column may have any name. */
function typed(
  table: AdminTable,
  fields: readonly { name: string; path: string; parse(column: Column): Parsed }[],
  errors: FieldError[],
): PartialRow {
  const row: Record<string, unknown> = Object.create(null);
  for (const { name, path, parse } of fields) {
    const column = table.columns.get(name);
    const parsed = column === undefined ? { error: `is not a column of ${table.name}` } : parse(column);
    if ("error" in parsed) errors.push({ path, message: parsed.error });
    else row[name] = parsed.value;
  }
  return row;
}

function refuseIfWrong(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw malformed(errors);
}
