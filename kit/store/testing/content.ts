/** For tests of migrations: the whole content of a database of any schema. */
import { sql } from "kysely";
import { SHAPE } from "../../testing/reused-database.ts";
import { introspect, type LiveSchema } from "../introspect.ts";
import type { Store } from "../store.ts";

export interface Content {
  readonly schema: LiveSchema;
  /** Rows by table, sorted by id, or else by a key derived from the rows. */
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
}

export async function contentOf<DB>({ read, engine }: Store<DB>): Promise<Content> {
  const schema = await introspect(read, engine);
  const rows: Record<string, readonly unknown[]> = {};
  for (const [name, { columns }] of Object.entries(schema)) {
    const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
    const inserted = (await sql`select ${names} from ${sql.table(name)}`.execute(read)).rows;
    rows[name] = inserted.sort((a, b) => idOf(a) - idOf(b) || compare(JSON.stringify(a), JSON.stringify(b)));
  }
  return { schema, rows };
}

/** Returns a hash of the whole content. On PostgreSQL it takes a few statements instead of four per table. */
export async function fingerprintOf<DB>(store: Store<DB>): Promise<string> {
  const { read, engine } = store;
  if (engine === "sqlite") return JSON.stringify(await contentOf(store));
  const text = async (query: string): Promise<string> => {
    const { rows } = await sql<{ text: string | null }>`${sql.raw(query)}`.execute(read);
    return rows[0]?.text ?? "";
  };
  const hashes = await text(HASHES);
  return `${await text(`select (${SHAPE}) as text`)} ${hashes === "" ? "" : await text(`select concat_ws(' ', ${hashes}) as text`)}`;
}

/** SQL expressions for the hash of each table's rows. */
const HASHES = `
  select string_agg(format('(select count(*) || '' '' || coalesce(sum(hashtextextended(one::text, 0)), 0) from %I as one)', relname), ', ' order by relname) as text
  from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`;

const idOf = (row: unknown): number => Number((row as { readonly id?: unknown }).id) || 0;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
