/**
 * Databases as left by earlier versions of the schema, with a game in progress: `fixtures/version-N.sql`, the same text for both
 * engines.
 */
import { readFile } from "node:fs/promises";
import type { Engine } from "@outbound/kit/store/database.ts";
import { createTables, runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { sql } from "kysely";
import { MIGRATIONS } from "../migrations.ts";
import type { CargoTables } from "../tables.ts";

/** Every version except the current one. */
export const EARLIER_VERSIONS: readonly number[] = MIGRATIONS.slice(0, -1).map(({ id }) => id);

/** Creates the version's database in an empty one. That of the first version has no table of migrations. */
export async function makeEarlierVersion({ engine, transaction }: Store<CargoTables>, version: number): Promise<void> {
  const fixture = Math.min(version, LIVE_WORLD);
  const text = await readFile(new URL(`fixtures/version-${fixture}.sql`, import.meta.url), "utf8");
  await transaction(async (tx) => {
    if (fixture === LIVE_WORLD) await runStatements(tx, await liveWorld(engine));
    await runStatements(tx, text);
    if (version === 1) return;
    for (const { up } of MIGRATIONS.slice(fixture, version)) await up(tx as MigrationDatabase, engine);
    await createTables(tx, engine, [migrationsTable]);
    const rows = MIGRATIONS.slice(0, version).map(({ id, name }) => ({ id, name, applied_at: 1_700_000_000_000 + id }));
    await tx.insertInto("migrations").values(rows).execute();
  });
}

/**
 * The engines' schemas differ from this version on, so the fixture contains only rows. Later versions reuse its rows, as their
 * migrations left them.
 */
const LIVE_WORLD = 7;

const liveWorld = (engine: Engine): Promise<string> =>
  readFile(new URL(`../migrations/live-world.${engine}.sql`, import.meta.url), "utf8");

/** Returns the sum of each player's ledger, by player id. */
export async function ledgerSums({ read }: Store<CargoTables>): Promise<{ player_id: number; sum: number }[]> {
  const query = sql<{ player_id: number; sum: number }>`
    select player_id, sum(amount) as sum from ledger group by player_id order by player_id`;
  return (await query.execute(read)).rows;
}
