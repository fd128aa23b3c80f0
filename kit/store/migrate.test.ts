import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { onEachEngine } from "../testing/engines.ts";
import type { DatabaseOf } from "./database.ts";
import { createTables } from "./ddl.ts";
import { type Migration, MigrationError, migrate } from "./migrate.ts";
import { defineTable, integer, text } from "./table.ts";

const crates = defineTable("crates", { id: integer(), label: text() }, { primaryKey: ["id"] });
const tables = [crates] as const;
type DB = DatabaseOf<typeof tables>;

const first: Migration = { id: 1, name: "crates", up: (db, engine) => createTables(db, engine, tables) };
const second: Migration = {
  id: 2,
  name: "a first crate",
  up: async (db) => void (await db.insertInto("crates").values({ id: 1, label: "tea" }).execute()),
};
const failing: Migration = {
  id: 2,
  name: "half",
  up: async (db) => {
    await sql`create table half (id integer)`.execute(db);
    await db.deleteFrom("crates").execute();
    throw new Error("half-way");
  },
};

onEachEngine((_engine, openFresh) => {
  test("migrations run once, in order", async (t) => {
    const store = await openFresh<DB>(t, tables);
    assert.deepEqual(await migrate(store, [first]), [1]);
    assert.deepEqual(await migrate(store, [first, second]), [2]);
    assert.deepEqual(await migrate(store, [first, second]), []);
    assert.deepEqual(await store.read.selectFrom("crates").selectAll().execute(), [{ id: 1, label: "tea" }]);
  });

  test("a migration that fails half-way leaves the database as it was", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await migrate(store, [first]);
    await store.write.insertInto("crates").values({ id: 7, label: "silk" }).execute();
    await assert.rejects(migrate(store, [first, failing]), /half-way/);
    assert.deepEqual(await store.read.selectFrom("crates").selectAll().execute(), [{ id: 7, label: "silk" }]);
    assert.deepEqual(await migrate(store, [first, second]), [2]);
  });

  test("a database newer than the code is refused", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await migrate(store, [first, second]);
    await assert.rejects(
      migrate(store, [first]),
      (error) => error instanceof MigrationError && /newer/.test(error.message),
    );
  });

  test("a migration that goes by another name in the database is refused", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await migrate(store, [first]);
    await assert.rejects(migrate(store, [{ ...first, name: "boxes" }]), MigrationError);
  });
});
