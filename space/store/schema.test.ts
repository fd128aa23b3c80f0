import assert from "node:assert/strict";
import { test } from "node:test";
import { createTables } from "@outbound/kit/store/ddl.ts";
import { introspect } from "@outbound/kit/store/introspect.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { insertRows } from "@outbound/kit/store/upsert.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { aGame } from "../testing/a-game.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { freshSpaceApp, spaceTestApp } from "../testing/space-app.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type SpaceTables, TABLES } from "./tables.ts";

/** Copies the game's rows to a store of an earlier schema, without later columns. */
async function carryBack(from: Store<SpaceTables>, to: Store<SpaceTables>): Promise<void> {
  const known = await introspect(to.read, to.engine);
  const old = TABLES.filter((table) => table.name in known && table !== migrationsTable);
  await to.transaction(async (tx) => {
    for (const table of old.toReversed()) await tx.deleteFrom(table.name).execute();
  });
  for (const table of old) {
    const columns = known[table.name]?.columns ?? {};
    const rows: object[] = await from.read.selectFrom(table.name).selectAll().execute();
    const kept = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name in columns)));
    await to.transaction((tx) => insertRows({ tx, engine: to.engine }, table, kept));
  }
}

onEachEngine((engine, openFresh) => {
  test("the migrations lead to the schema of the table definitions", async (t) => {
    const migrated = await openFresh<SpaceTables>(t, TABLES);
    assert.deepEqual(
      await migrate(migrated, MIGRATIONS),
      MIGRATIONS.map(({ id }) => id),
    );
    const defined = await openFresh<SpaceTables>(t, TABLES);
    await defined.transaction((tx) => createTables(tx, engine, TABLES));
    assert.deepEqual(await introspect(migrated.read, engine), await introspect(defined.read, engine));
    assert.deepEqual(await migrate(migrated, MIGRATIONS), []);
    const copied = await openFresh<SpaceTables>(t, MIGRATED);
    assert.deepEqual(await introspect(copied.read, engine), await introspect(migrated.read, engine));
    assert.deepEqual(await migrate(copied, MIGRATIONS), []);
  });

  test("a game of the first schema is migrated and can be continued", async (t) => {
    const before = await freshSpaceApp(t, openFresh);
    await before.ok("POST", "/api/explore", { leadId: 2 });
    await before.ok("POST", "/api/turn");
    await before.ok("POST", "/api/save/new", { seed: 3 });
    const archives = await before.ok("GET", "/api/save/archives");
    await before.ok("POST", "/api/explore", { leadId: 2 });
    await before.ok("POST", "/api/turn");
    const text = await before.exported();
    const store = await openFresh<SpaceTables>(t, TABLES);
    await migrate(store, MIGRATIONS.slice(0, 1));
    await carryBack(before.store, store);
    assert.deepEqual(
      await migrate(store, MIGRATIONS),
      MIGRATIONS.slice(1).map(({ id }) => id),
    );
    const after = spaceTestApp(t, store);
    assert.equal(await after.exported(), text);
    await after.ok("POST", "/api/turn");
    assert.deepEqual(await after.ok("GET", "/api/save/archives"), archives);
    await after.ok("POST", "/api/save/restore", { archiveId: 1 });
    await after.ok("PATCH", "/api/save/archives/2", { name: "The next number" });
  });

  test("[GM2] a lost game of the eighth schema shows how it ended", async (t) => {
    const before = await freshSpaceApp(t, openFresh);
    await before.load(aGame().ended("lost", "crew-lost").build());
    const store = await openFresh<SpaceTables>(t, TABLES);
    await migrate(store, MIGRATIONS.slice(0, 8));
    await carryBack(before.store, store);
    await migrate(store, MIGRATIONS);
    assert.equal((await spaceTestApp(t, store).ok<{ ending: string }>("GET", "/api/games/main")).ending, "silence");
  });
});
