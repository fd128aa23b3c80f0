/** Keeps the store from giving a number that an admin has given already. */
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { AdminTable } from "./registry.ts";
import type { PartialRow } from "./requests.ts";
import type { AnyTables } from "./store.ts";

/**
 * PostgreSQL counts on its own: a row added with a number does not move the count, and the game's next row would meet
 * it. SQLite looks at the greatest number there is.
 */
export async function passGivenNumbers(tx: Kysely<AnyTables>, table: AdminTable, given: PartialRow): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const [name, column] of Object.entries(table.definition.columns)) {
    if (column.generated !== true || typeof given[name] !== "number") continue;
    const quoted = `"${table.name.replaceAll('"', '""')}"`;
    await sql`
      select setval(counter, ${given[name]}::bigint)
      from (select pg_get_serial_sequence(${quoted}, ${name})::regclass as counter) as counters
      where coalesce(pg_sequence_last_value(counter), 0) < ${given[name]}::bigint
    `.execute(tx);
  }
}
