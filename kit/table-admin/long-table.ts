/** Pages of tables with so many rows that counting, sorting or skipping all of them would block everybody else. */
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { malformed } from "../http/request/validation.ts";
import { type Engine, engineOf } from "../store/database.ts";
import { cursorOf, orderOf } from "./cursor.ts";
import type { AdminTable } from "./registry.ts";
import type { PageRequest, PartialRow } from "./requests.ts";
import { type AnyTables, whereEqual } from "./store.ts";

/** Greatest number of rows that a page counts, sorts, skips or scans. */
export const MOST_ROWS = 10_000;

type Query = SelectQueryBuilder<AnyTables, string, PartialRow>;

export interface LongPage {
  readonly rows: readonly PartialRow[];
  /** Lower bound of the number of matching rows. */
  readonly total: number;
  readonly next: string | null;
}

/** True if the table, or what an index finds for the filters, is small enough to be counted and sorted as a whole. */
export async function isShort(db: Kysely<AnyTables>, table: AdminTable, { where }: PageRequest): Promise<boolean> {
  // Cursors cannot contain hidden key columns. Tables with such keys have few rows.
  if (table.definition.primaryKey.some((name) => !table.columns.has(name))) return true;
  if (await hasFew(db, table, {})) return true;
  const [fixed = []] = indexesOf(table)
    .map((index) => fixedIn(table, index, where))
    .sort((a, b) => b.length - a.length);
  return fixed.length > 0 && hasFew(db, table, only(where, fixed));
}

async function hasFew(db: Kysely<AnyTables>, table: AdminTable, where: PartialRow): Promise<boolean> {
  const some = db
    .selectFrom(table.name)
    .select(sql.lit(1).as("one"))
    .where(whereEqual(table.definition.columns, where))
    .limit(MOST_ROWS + 1);
  const { count } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count) <= MOST_ROWS;
}

/**
 * Returns a page in the order of an index. It scans at most MOST_ROWS rows, so it may be short although there is a next page.
 * Throws 400 for an order without an index, and for too large an offset.
 */
export async function longPage(db: Kysely<AnyTables>, table: AdminTable, page: PageRequest): Promise<LongPage> {
  const [order, offset] = [orderOf(table, page.orderBy), typeof page.after === "number" ? page.after : page.offset];
  const index = bestIndex(table, page.where, order, engineOf(db));
  if (index === undefined) throw malformed([{ path: "/query/orderBy", message: unsorted(table) }]);
  if (offset > MOST_ROWS) {
    const message = `must be at most ${MOST_ROWS} in a table of so many rows: follow \`next\``;
    throw malformed([{ path: "/query/offset", message }]);
  }
  const fixed = fixedIn(table, index, page.where);
  const rest = Object.keys(page.where).filter((name) => !fixed.includes(name));
  const range = rangeOf(db, table, page, fixed, order);
  const sorted = (query: Query): Query => order.reduce((all, name) => all.orderBy(name, page.direction), query);
  const shown = [...table.columns].filter(([, { large }]) => large !== true).map(([name]) => name);
  const matches = whereEqual(table.definition.columns, only(page.where, rest));
  const looked = sorted(range.select(shown).select((eb) => sql<SqlBool>`${matches(eb)}`.as(MATCHES))).limit(MOST_ROWS);
  const found: Query =
    rest.length === 0
      ? range.select(shown)
      : db
          .selectFrom(looked.as("looked"))
          .select(shown)
          .where(sql<SqlBool>`${sql.ref(MATCHES)}`);
  const rows = await sorted(found)
    .limit(page.limit + 1)
    .offset(offset)
    .execute();
  const kept = rows.slice(0, page.limit);
  const total = rest.length === 0 ? MOST_ROWS : offset + rows.length;
  if (kept.length < rows.length) return { rows: kept, total, next: cursorOf(order, kept.at(-1) ?? {}) };
  if (rest.length === 0) return { rows, total, next: null };
  const last = await sorted(range.select(order))
    .limit(1)
    .offset(MOST_ROWS - 1)
    .executeTakeFirst();
  return { rows, total, next: last === undefined ? null : cursorOf(order, last) };
}

/** No column has this name. */
const MATCHES = "matches filters";

/** Selects the rows with the fixed values, from the cursor on. */
function rangeOf(
  db: Kysely<AnyTables>,
  table: AdminTable,
  { where, after, direction }: PageRequest,
  fixed: readonly string[],
  order: readonly string[],
): Query {
  const range: Query = db.selectFrom(table.name).where(whereEqual(table.definition.columns, only(where, fixed)));
  if (after === undefined || typeof after === "number") return range;
  const names = order.filter((name) => !fixed.includes(name));
  if (names.length === 0) return range.where(sql.lit(false));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => after[name]));
  return range.where(sql<boolean>`(${columns}) ${sql.raw(direction === "asc" ? ">" : "<")} (${values})`);
}

/** Column lists of the indexes, the primary key first. */
const indexesOf = ({ definition: { primaryKey, unique, indexes } }: AdminTable) => [primaryKey, ...unique, ...indexes];

/** Returns the leading columns of an index for which the filters have values. */
function fixedIn({ definition }: AdminTable, index: readonly string[], where: PartialRow): readonly string[] {
  const end = index.findIndex((name) => (where[name] ?? null) === null || definition.columns[name]?.kind === "json");
  return end === -1 ? index : index.slice(0, end);
}

/** Returns the index that sorts rows in this order and starts with the most filtered columns. */
function bestIndex(table: AdminTable, where: PartialRow, order: readonly string[], engine: Engine) {
  const { columns } = table.definition;
  const isSortable = (name: string) => {
    const { nullable, codes, kind } = columns[name] ?? {};
    return nullable === false && kind !== "json" && (codes === undefined || engine === "postgres");
  };
  return indexesOf(table)
    .filter((index) => {
      const fixed = fixedIn(table, index, where);
      const names = order.filter((name) => !fixed.includes(name));
      const sorted = index.slice(fixed.length, fixed.length + names.length);
      return names.every((name, place) => sorted[place] === name && isSortable(name));
    })
    .sort((a, b) => fixedIn(table, b, where).length - fixedIn(table, a, where).length)[0];
}

const unsorted = ({ definition: { primaryKey, indexes } }: AdminTable): string => {
  const lists = [primaryKey, ...indexes].map((names) => `(${names.join(", ")})`);
  return `must be the order of an index in a table of so many rows: ${lists.join(", ")}; filter by its first columns`;
};

const only = (where: PartialRow, names: readonly string[]): PartialRow =>
  Object.fromEntries(names.map((name) => [name, where[name]]));
