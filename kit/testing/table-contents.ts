/** Hashes of tables, equal only while every row is, for tests that a refused request changes nothing. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Store } from "../store/store.ts";
import type { Table } from "../store/table.ts";

/** A table, or some of its columns and rows. */
export interface TablePart {
  readonly table: Table;
  /** Default: all. */
  readonly columns?: readonly string[];
  /** A condition in SQL of both engines. */
  readonly where?: string;
}

/** Returns a line for each part with a hash of its rows. */
export function tableContents<DB>(store: Store<DB>, parts: readonly TablePart[]): () => Promise<string> {
  if (store.engine === "postgres") return () => postgresContents(store, parts);
  let known: { readonly version: number; readonly contents: string } | undefined;
  return async () => {
    // Changes whenever another connection has committed.
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(store.read);
    const version = rows[0]?.data_version ?? 0;
    if (known?.version !== version) known = { version, contents: await sqliteContents(store, parts) };
    return known.contents;
  };
}

async function postgresContents<DB>({ read }: Store<DB>, parts: readonly TablePart[]): Promise<string> {
  const hashes = parts.map(
    (part, place) =>
      `select ${place} as place, md5(coalesce(string_agg(part::text, chr(10) order by part::text), '')) as hash from (${rowsOf(part)}) as part`,
  );
  // Several processes may work on the parts, so the rows come in any order.
  const { rows } = await sql<{ hash: string }>`${sql.raw(hashes.join(" union all "))} order by place`.execute(read);
  return lines(
    parts,
    rows.map(({ hash }) => hash),
  );
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
  `select ${columnsOf(part).join(", ")} from "${part.table.name}"${part.where === undefined ? "" : ` where ${part.where}`}`;

const lines = (parts: readonly TablePart[], hashes: readonly string[]): string =>
  parts.map(({ table }, place) => `${table.name} ${hashes[place]}`).join("\n");
