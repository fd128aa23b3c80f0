/** Makes a log of a stopped service long, faster than any service could. */
import type { DatabaseSync } from "node:sqlite";

/** Adds copies of the newest row by `key`. `changed` has SQL for columns that differ; `n` numbers the copies from 1. */
export function addCopies(
  database: DatabaseSync,
  { table, key, count, changed }: { table: string; key: string; count: number; changed: Record<string, string> },
): void {
  const columns = database.prepare(`select name from pragma_table_info('${table}')`).all();
  const values = columns.map(({ name }) => changed[String(name)] ?? String(name));
  database.exec(`with recursive copies (n) as (values (1) union all select n + 1 from copies where n < ${count})
    insert into ${table} select ${values.join(", ")} from copies, (select * from ${table} order by ${key} desc limit 1)`);
}
