/** SQL of tests on a SQLite file, in which coded columns hold their codes. */
import { quoteName, quoteText } from "@outbound/kit/store/ddl.ts";
import type { Column, Table } from "@outbound/kit/store/table.ts";

/** Lets the query read every table with a coded column as if the column held its texts. */
export function withTexts(tables: readonly Table[], query: string): string {
  const coded = tables.filter(({ columns }) => Object.values(columns).some(({ codes }) => codes !== undefined));
  if (coded.length === 0) return query;
  const views = coded.map(({ name, columns }) => {
    const fields = Object.entries(columns).map(([column, definition]) => textOf(column, definition));
    return `${quoteName(name)} as (select ${fields.join(", ")} from main.${quoteName(name)})`;
  });
  return `with ${views.join(", ")} ${query}`;
}

function textOf(column: string, { codes }: Column): string {
  const name = quoteName(column);
  if (codes === undefined) return name;
  const cases = codes.map((text, code) => `when ${code} then ${quoteText(text)}`);
  return `case ${name} ${cases.join(" ")} else ${name} end as ${name}`;
}
