/** Queries on tables with names that are known only at run time. Names are checked before; values are always bound. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { Engine } from "../store/database.ts";
import type { Column } from "../store/table.ts";

/** A database with any tables and columns. */
export type AnyTables = Record<string, Record<string, unknown>>;

/** Drops the game's table types, because the table's name is known only at run time. */
export const anyTables = <DB>(db: Kysely<DB>): Kysely<AnyTables> => db as unknown as Kysely<AnyTables>;

type Values = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, Column>>;

/** Matches rows with these values, null included. Json is compared as its stored text. Without values every row matches. */
export const whereEqual =
  (columns: Columns, values: Values) =>
  (eb: ExpressionBuilder<AnyTables, string>): Expression<SqlBool> =>
    eb.and(
      Object.entries(values).map(([name, value]) => {
        if (value === null) return eb(eb.ref(name), "is", null);
        if (columns[name]?.kind !== "json") return eb(eb.ref(name), "=", value);
        return eb(asText(name), "=", JSON.stringify(value));
      }),
    );

/** Sorts json by its text, because PostgreSQL cannot sort json, and SQLite's codes by their texts. */
export function sortKey(columns: Columns, name: string, engine: Engine) {
  const { kind, codes } = columns[name] ?? {};
  if (codes !== undefined && engine === "sqlite") {
    const cases = codes.map((text, code) => sql`when ${sql.lit(code)} then ${sql.lit(text)}`);
    return sql<unknown>`case ${sql.ref(name)} ${sql.join(cases, sql` `)} else ${sql.ref(name)} end`;
  }
  return kind === "json" ? asText(name) : sql.ref<unknown>(name);
}

const asText = (name: string) => sql<string>`cast(${sql.ref(name)} as text)`;
