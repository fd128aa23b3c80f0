/** Takes a PostgreSQL database back to an earlier commit, as a failover to a replica that lagged behind does. */
import { sql } from "kysely";
import type { Store } from "../../store/store.ts";
import type { Table } from "../../store/table.ts";

/** Copies every row. The returned function restores them and the revision; call it once for each database. */
export async function rememberRows<DB>(store: Store<DB>, tables: readonly Table[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => name);
  const run = (statements: readonly string[]) =>
    store.transaction(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  await run(["create schema earlier", ...names.map((name) => `create table earlier."${name}" as table "${name}"`)]);
  return () =>
    run([
      ...names.toReversed().map((name) => `delete from "${name}"`),
      ...names.map((name) => `insert into "${name}" table earlier."${name}"`),
    ]);
}
