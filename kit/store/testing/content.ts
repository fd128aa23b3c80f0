/** Everything in a database of any schema, for tests of migrations. */
import { sql } from "kysely";
import { introspect, type LiveSchema } from "../introspect.ts";
import type { Store } from "../store.ts";

export interface Content {
  readonly schema: LiveSchema;
  /** By table: in the order of their ids, or in an order that follows from the rows. */
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

const idOf = (row: unknown): number => Number((row as { readonly id?: unknown }).id) || 0;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
