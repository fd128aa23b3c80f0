/** Adds amounts to stored ledger entries. Their instants and balances do not change. */
import type { Engine } from "@outbound/kit/store/database.ts";
import type { Rows } from "@outbound/kit/store/upsert.ts";
import { CompiledQuery } from "kysely";

/** Most entries in one statement. */
const MOST_ROWS = 256;

/** SQLite numbers its parameters itself. PostgreSQL would infer their type as text. */
function statement(engine: Engine, count: number): string {
  const pair = (row: number) =>
    engine === "sqlite" ? "(?, ?)" : `(cast($${2 * row + 1} as bigint), cast($${2 * row + 2} as bigint))`;
  const pairs = Array.from({ length: count }, (_, row) => pair(row)).join(", ");
  return `update ledger set amount = ledger.amount + v.column2 from (values ${pairs}) v where ledger.id = v.column1`;
}

export async function raiseEntries(
  { tx, engine }: Rows,
  entries: readonly { readonly id: number; readonly amount: number }[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += MOST_ROWS) {
    const chunk = entries.slice(start, start + MOST_ROWS);
    const values = chunk.flatMap(({ id, amount }) => [id, amount]);
    await tx.executeQuery(CompiledQuery.raw(statement(engine, chunk.length), values));
  }
}
