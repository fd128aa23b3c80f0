/** Hashes of tables, which are equal only if every row is. Tests use them to show that a refused request changes nothing. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Store } from "../store/store.ts";
import type { Table } from "../store/table.ts";

/** A table, or some of its columns and rows. */
export interface TablePart {
  readonly table: Table;
  /** Default: all. */
  readonly columns?: readonly string[];
  /** A condition in SQL that both engines understand. */
  readonly where?: string;
}

/** Returns a function that resolves with a line for each part and the hash of its rows. */
export function tableContents<DB>(store: Store<DB>, parts: readonly TablePart[]): () => Promise<string> {
  const contentsNow = store.engine === "postgres" ? postgresContents(store, parts) : () => sqliteContents(store, parts);
  let known: { readonly version: string; readonly contents: string } | undefined;
  return async () => {
    const { rows } = await sql<{ version: unknown }>`${VERSION[store.engine]}`.execute(store.read);
    const version = String(rows[0]?.version);
    if (known?.version !== version) known = { version, contents: await contentsNow() };
    return known.contents;
  };
}

/**
 * A value that every commit of another connection changes: SQLite's data version, or the transactions that a PostgreSQL reader
 * sees.
 */
const VERSION = {
  sqlite: sql`select data_version as version from pragma_data_version`,
  postgres: sql`select pg_current_snapshot()::text as version`,
};

/**
 * Sums the rows' hashes: their order does not matter, and sorting texts would take several times as long. Each connection
 * prepares the query, because planning it takes several times as long as running it.
 */
function postgresContents<DB>({ read }: Store<DB>, parts: readonly TablePart[]): () => Promise<string> {
  const hashes = parts.map((part, place) => {
    const row = part.columns === undefined ? "part" : `row(${columnsOf(part).join(", ")})`;
    const hash = `count(*) || ' ' || coalesce(sum(hashtextextended(${row}::text, 0)), 0)`;
    return `select ${place} as place, ${hash} as hash from "${part.table.name}" as part${conditionOf(part)}`;
  });
  // PostgreSQL may work on the parts in parallel, so the results come in any order.
  const query = `${hashes.join(" union all ")} order by place`;
  const name = `contents_${createHash("sha256").update(query).digest("hex").slice(0, 16)}`;
  return () =>
    read.connection().execute(async (one) => {
      const { rows: known } = await sql`select 1 from pg_prepared_statements where name = ${name}`.execute(one);
      if (known.length === 0) await sql.raw(`prepare ${name} as ${query}`).execute(one);
      const { rows } = await sql<{ hash: string }>`${sql.raw(`execute ${name}`)}`.execute(one);
      return lines(
        parts,
        rows.map(({ hash }) => hash),
      );
    });
}

async function sqliteContents<DB>({ read }: Store<DB>, parts: readonly TablePart[]): Promise<string> {
  const contents = parts.map((part) => {
    const row = columnsOf(part)
      .map((column) => `quote(part.${column})`)
      .join(" || ',' || ");
    return `select coalesce(group_concat(line, char(10)), '') as content from (select ${row} as line from (${rowsOf(part)}) as part order by line)`;
  });
  const { rows } = await sql<{ content: string }>`${sql.raw(contents.join(" union all "))}`.execute(read);
  return lines(
    parts,
    rows.map(({ content }) => createHash("sha256").update(content).digest("hex")),
  );
}

const columnsOf = ({ table, columns }: TablePart): string[] =>
  (columns ?? Object.keys(table.columns)).map((column) => `"${column}"`);

const rowsOf = (part: TablePart): string =>
  `select ${columnsOf(part).join(", ")} from "${part.table.name}"${conditionOf(part)}`;

const conditionOf = ({ where }: TablePart): string => (where === undefined ? "" : ` where ${where}`);

const lines = (parts: readonly TablePart[], hashes: readonly string[]): string =>
  parts.map(({ table }, place) => `${table.name} ${hashes[place]}`).join("\n");
