/** SQL of tests on a SQLite file, in which coded columns hold their codes. */
import { quoteName, quoteText } from "@outbound/kit/store/ddl.ts";
import type { Column, Table } from "@outbound/kit/store/table.ts";

/** Lets the query read every table with a coded column as if the column held its texts. */
export const withTexts = (tables: readonly Table[], query: string): string =>
  made.getOrInsertComputed(tables, () => new Map()).getOrInsertComputed(query, () => `${viewsOf(tables)}${query}`);

/** By query: the same ones are run after every commit. */
const made = new WeakMap<readonly Table[], Map<string, string>>();

/** Materialized, views that a query names twice would have no index. */
function viewsOf(tables: readonly Table[]): string {
  const coded = tables.filter(({ columns }) => Object.values(columns).some(({ codes }) => codes !== undefined));
  if (coded.length === 0) return "";
  const views = coded.map(({ name, columns }) => {
    const fields = Object.entries(columns).map(([column, definition]) => textOf(column, definition));
    return `${quoteName(name)} as not materialized (select ${fields.join(", ")} from main.${quoteName(name)})`;
  });
  return `with ${views.join(", ")} `;
}

function textOf(column: string, { codes }: Column): string {
  const name = quoteName(column);
  if (codes === undefined) return name;
  const cases = codes.map((text, code) => `when ${code} then ${quoteText(text)}`);
  return `case ${name} ${cases.join(" ")} else ${name} end as ${name}`;
}
