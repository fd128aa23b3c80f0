import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { createMetrics } from "../observe/registry.ts";
import { createTables } from "../store/ddl.ts";
import { openStore, sqlitePath } from "../store/store.ts";
import { defineTable, integer, text } from "../store/table.ts";
import { freshFile, onEachEngine } from "../testing/engines.ts";
import { measureDatabase } from "./database-size.ts";

const notes = defineTable("notes", { id: integer(), text: text() }, { primaryKey: ["id"] });

onEachEngine((_engine, openFresh) => {
  test("the size of the database grows with its rows", async (t) => {
    const store = await openFresh<{ notes: { id: number; text: string } }>(t, [notes]);
    await store.transaction((tx) => createTables(tx, store.engine, [notes]));
    const metrics = createMetrics();
    measureDatabase(metrics, store);
    // A figure that is late is missing, or keeps its last value.
    const size = async (least: number): Promise<number> => {
      for (let reads = 1; ; reads += 1) {
        const bytes = Number(/^database_size_bytes (\d+)/m.exec(await metrics.text())?.[1]);
        if (bytes >= least || reads === 20) return bytes;
      }
    };
    const before = await size(1);
    assert.ok(before > 0);
    const row = { id: 1, text: randomBytes(750_000).toString("base64") };
    await store.write.insertInto("notes").values(row).execute();
    assert.ok((await size(before + 500_000)) >= before + 500_000);
  });
});

test("the size of a database behind a symbolic link includes its log", async (t) => {
  const path = sqlitePath(await freshFile(t));
  const link = join(dirname(path), "link.db");
  symlinkSync(path, link);
  const store = await openStore<{ notes: { id: number; text: string } }>(`sqlite:${link}`, { tables: [notes] });
  t.after(() => store.close());
  await store.transaction((tx) => createTables(tx, store.engine, [notes]));
  const metrics = createMetrics();
  measureDatabase(metrics, store);
  let shown: string | undefined;
  // A figure that is late is missing.
  for (let reads = 0; shown === undefined && reads < 20; reads += 1) {
    shown = /^database_size_bytes (\d+)/m.exec(await metrics.text())?.[1];
  }
  assert.equal(Number(shown), statSync(path).size + statSync(`${path}-wal`).size);
});
