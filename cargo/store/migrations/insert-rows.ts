/** Inserts rows with plain SQL: a migration must not depend on later changes of the store's tables. */
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";

/** JSON values are passed as text. */
export type PlainRow = Readonly<Record<string, string | number | boolean | null>>;

/** Rows per statement, far below both engines' limits of bound values. */
const CHUNK = 100;

/** Inserts rows. All must have the same columns in the same order. */
export async function insertRows(db: MigrationDatabase, table: string, rows: readonly PlainRow[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const lists = rows.slice(start, start + CHUNK).map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(lists)}`.execute(db);
  }
}
