import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createTables, tablesSql } from "@outbound/kit/store/ddl.ts";
import { introspect } from "@outbound/kit/store/introspect.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { CompiledQuery } from "kysely";
import { spaceTestApp } from "../testing/space-app.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type SpaceTables, TABLES } from "./tables.ts";

/** The statements of the first schema, as it was released: they never change again. */
const firstSchema = (engine: string): URL => new URL(`testing/schema-1.${engine}.sql`, import.meta.url);

const BETWEEN = ";\n\n";

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

  test("a database of the first schema is brought to the present one, and played on", async (t) => {
    const fresh = await openFresh<SpaceTables>(t, TABLES);
    await migrate(fresh, MIGRATIONS);
    const first = await openFresh<SpaceTables>(t, TABLES);
    const statements = (await readFile(firstSchema(engine), "utf8")).trimEnd().replace(/;$/, "").split(BETWEEN);
    await first.transaction(async (tx) => {
      await createTables(tx, engine, [migrationsTable]);
      for (const statement of statements) await tx.executeQuery(CompiledQuery.raw(statement));
      await tx.insertInto("world").values({ id: 1, revision: 0, next_event_seq: 1 }).execute();
      const { id, name } = MIGRATIONS[0] ?? assert.fail("there is no migration");
      await tx.insertInto("migrations").values({ id, name, applied_at: 0 }).execute();
    });
    assert.deepEqual(
      await migrate(first, MIGRATIONS),
      MIGRATIONS.slice(1).map(({ id }) => id),
    );
    assert.deepEqual(await introspect(first.read, engine), await introspect(fresh.read, engine));
    const space = spaceTestApp(t, first);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("POST", "/api/turn");
  });

  test("the first migration still makes the first schema: what changes needs a migration of its own", async () => {
    const tables = TABLES.filter((table) => table.name !== migrationsTable.name);
    const text = `${tablesSql(engine, tables).join(BETWEEN)};\n`;
    assert.equal(text, await readFile(firstSchema(engine), "utf8"));
  });
});
