import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { createMetrics } from "../observe/registry.ts";
import { createTables } from "../store/ddl.ts";
import { defineTable, integer, text } from "../store/table.ts";
import { onEachEngine } from "../testing/engines.ts";
import { measureDatabase } from "./database-size.ts";

const notes = defineTable("notes", { id: integer(), text: text() }, { primaryKey: ["id"] });

onEachEngine((_engine, openFresh) => {
  test("the size of the database grows with its rows", async (t) => {
    const store = await openFresh<{ notes: { id: number; text: string } }>(t, [notes]);
    await store.transaction((tx) => createTables(tx, store.engine, [notes]));
    const metrics = createMetrics();
    measureDatabase(metrics, store);
    const size = async () => Number(/^database_size_bytes (\d+)/m.exec(await metrics.text())?.[1]);
    const before = await size();
    assert.ok(before > 0);
    const row = { id: 1, text: randomBytes(750_000).toString("base64") };
    await store.write.insertInto("notes").values(row).execute();
    assert.ok((await size()) >= before + 500_000);
  });
});
