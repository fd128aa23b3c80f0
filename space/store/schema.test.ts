import assert from "node:assert/strict";
import { test } from "node:test";
import { createTables } from "@outbound/kit/store/ddl.ts";
import { introspect } from "@outbound/kit/store/introspect.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { spaceTestApp } from "../testing/space-app.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type SpaceTables, TABLES } from "./tables.ts";

onEachEngine((engine, openFresh) => {
  test("the migrations make the schema that the definitions say", async (t) => {
    const migrated = await openFresh<SpaceTables>(t, TABLES);
    assert.deepEqual(
      await migrate(migrated, MIGRATIONS),
      MIGRATIONS.map(({ id }) => id),
    );
    const defined = await openFresh<SpaceTables>(t, TABLES);
    await defined.transaction((tx) => createTables(tx, engine, TABLES));
    assert.deepEqual(await introspect(migrated.read, engine), await introspect(defined.read, engine));
    assert.deepEqual(await migrate(migrated, MIGRATIONS), []);
  });

  test("a database that was played on under the first schema is brought to the present one, and played on", async (t) => {
    const store = await openFresh<SpaceTables>(t, TABLES);
    await migrate(store, MIGRATIONS.slice(0, 1));
    const before = spaceTestApp(t, store);
    await before.ok("POST", "/api/explore", { leadId: 2 });
    await before.ok("POST", "/api/turn");
    const text = await before.exported();
    await before.close();
    assert.deepEqual(
      await migrate(store, MIGRATIONS),
      MIGRATIONS.slice(1).map(({ id }) => id),
    );
    const after = spaceTestApp(t, store);
    assert.equal(await after.exported(), text);
    await after.ok("POST", "/api/turn");
  });
});
