/** Cursors: opaque texts with which clients ask for the next page. */
import type { AdminTable } from "./registry.ts";
import { parseBodyValue } from "./values.ts";

/** The number of rows to skip, or the order columns' values of the last row before the page. */
export type Place = number | Readonly<Record<string, unknown>>;

/** Returns the columns that a page is sorted by: the given one, then the primary key unless the values are unique. */
export function orderOf({ definition }: AdminTable, orderBy: string | undefined): readonly string[] {
  if (orderBy === undefined) return definition.primaryKey;
  const isUnique = definition.unique.some((columns) => columns.length === 1 && columns[0] === orderBy);
  if (isUnique && definition.columns[orderBy]?.nullable === false) return [orderBy];
  return [...new Set([orderBy, ...definition.primaryKey])];
}

export function cursorOf(order: readonly string[], place: Place): string {
  const key = typeof place === "number" ? place : Object.fromEntries(order.map((name) => [name, place[name]]));
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

/** Decodes the cursor of a page in this order; returns undefined for any other text. */
export function placeOf(table: AdminTable, order: readonly string[], cursor: string): Place | undefined {
  const given = parsed(Buffer.from(cursor, "base64url").toString());
  if (Number.isSafeInteger(given) && Number(given) >= 0) return Number(given);
  if (typeof given !== "object" || given === null || Object.keys(given).length !== order.length) return undefined;
  const [values, place] = [new Map(Object.entries(given)), Object.create(null) as Record<string, unknown>];
  for (const name of order) {
    const [column, value] = [table.columns.get(name), values.get(name) ?? null];
    const read = column && value !== null ? parseBodyValue(column, value) : undefined;
    if (read === undefined || "error" in read) return undefined;
    place[name] = read.value;
  }
  return place;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
