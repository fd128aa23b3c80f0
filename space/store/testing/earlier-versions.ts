/**
 * Databases with a running game, in the form of releases with rules version 1. `fixtures/version-N.sql` has the rows that a
 * release with this schema wrote, with the same text for both engines. Of the kept turns it has only the newest two.
 */
import { readFile } from "node:fs/promises";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { MIGRATIONS } from "../migrations.ts";
import type { SpaceTables } from "../tables.ts";

/** The schemas from before there were many games, except the first. */
export const EARLIER_VERSIONS: readonly number[] = [2, 3, 4];

/** Fills an empty database with the data of this version. */
export async function makeEarlierVersion(store: Store<SpaceTables>, version: number): Promise<void> {
  await migrate(store, MIGRATIONS.slice(0, version));
  const rows = await readFile(new URL(`fixtures/version-${version}.sql`, import.meta.url), "utf8");
  await store.transaction(async (tx) => {
    await runStatements(tx, rows);
    // SQLite continues after the highest id, PostgreSQL after the last one that it generated itself.
    if (store.engine === "postgres") await runStatements(tx, NEXT_ARCHIVE);
  });
}

const NEXT_ARCHIVE = `select setval(pg_get_serial_sequence('archives', 'id'), (select max("id") from "archives"));`;
