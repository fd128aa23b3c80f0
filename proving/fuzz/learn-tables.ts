import type { KnownTable, KnownValues } from "./requests/known-values.ts";

interface TableAnswer {
  readonly table: KnownTable;
  readonly rows: readonly unknown[];
}

/** Learns the rows of the admin's tables. `read` takes a path and resolves with the body. */
export async function learnTables(known: KnownValues, read: (path: string) => Promise<unknown>): Promise<void> {
  const tables = (await read("/api/admin/tables")) as readonly string[];
  known.learn(tables, "tables");
  for (const table of tables) {
    const answer = (await read(`/api/admin/tables/${table}/rows?limit=20`)) as TableAnswer;
    known.learn(answer.rows, table);
    known.learnTable(answer.table);
  }
}
