import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { createTables } from "../store/ddl.ts";
import { defineTable, integer } from "../store/table.ts";
import { onEachEngine } from "./engines.ts";
import { hashOf, type Migrated } from "./migrated-template.ts";
import { rowsBySql, runSql } from "./run-sql.ts";

const notes = defineTable("notes", { id: integer() }, { primaryKey: ["id"] });

/** A schema with its migrations in their own folder, and a counter of their runs. */
function aSchema(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), "outbound-migrated-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (text: string) => writeFileSync(join(folder, "migrations.ts"), text);
  write(folder);
  const runs: string[] = [];
  const up: Migrated["migrations"][number]["up"] = async (db, engine) => {
    runs.push(engine);
    await createTables(db, engine, [notes]);
  };
  return { migrated: { tables: [notes], migrations: [{ id: 1, name: "notes", up }], folder }, runs, write };
}

onEachEngine((engine, openFresh) => {
  test("each test gets its own migrated database, and the migrations run once", async (t) => {
    const { migrated, runs } = aSchema(t);
    const first = await openFresh(t, migrated);
    const others = await Promise.all([1, 2, 3].map(() => openFresh(t, migrated)));
    await runSql(first.write, "insert into notes values (1)");
    for (const [store, count] of [[first, 1], ...others.map((other) => [other, 0] as const)] as const) {
      assert.equal((await rowsBySql(store.read, "select id from notes")).length, count);
    }
    assert.deepEqual(runs, [engine]);
  });
});

test("a changed migration gets another template", (t) => {
  const { migrated, write } = aSchema(t);
  const before = hashOf(migrated);
  assert.equal(hashOf({ ...migrated }), before);
  write("changed");
  assert.notEqual(hashOf(migrated), before);
});
