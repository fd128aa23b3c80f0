/** Statements over tables whose names are known only at run time. Names are checked before, values are always bound. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Column } from "../store/table.ts";

/** A database as the table admin sees it, whatever its tables and columns are. */
export type AnyTables = Record<string, Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, Column>>;

/** The rows that hold these values, null included; json by its text as the store writes it. No values: every row. */
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

/** What rows are sorted by: json by its text, for PostgreSQL has no order of json. */
export const sortKey = (columns: Columns, name: string) =>
  columns[name]?.kind === "json" ? asText(name) : sql.ref<unknown>(name);

const asText = (name: string) => sql<string>`cast(${sql.ref(name)} as text)`;
