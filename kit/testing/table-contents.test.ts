import assert from "node:assert/strict";
import { test } from "node:test";
import { createTables } from "../store/ddl.ts";
import type { Store } from "../store/store.ts";
import { defineTable, integer, json, nullable, real, text } from "../store/table.ts";
import { onEachEngine } from "./engines.ts";
import { runSql } from "./run-sql.ts";
import { tableContents } from "./table-contents.ts";

const notes = defineTable(
  "notes",
  { id: integer(), body: nullable(text()), weight: real(), more: json() },
  { primaryKey: ["id"] },
);
const tags = defineTable("tags", { name: text() }, { primaryKey: ["name"] });

onEachEngine((_engine, openFresh) => {
  async function filled(t: test.TestContext): Promise<Store<object>> {
    const store = await openFresh<object>(t, [notes, tags]);
    await createTables(store.write, store.engine, [notes, tags]);
    await runSql(store.write, `insert into notes values (1, 'one', 0.1, '{"a": 1}'), (2, null, 1e300, '[]')`);
    return store;
  }

  test("contents differ after any changed value, even with the same row count and greatest id", async (t) => {
    const store = await filled(t);
    const contents = tableContents(store, [{ table: notes }, { table: tags }]);
    let before = await contents();
    for (const change of [
      "update notes set body = 'two' where id = 1",
      "update notes set body = '' where id = 2",
      "update notes set body = 'null' where id = 2",
      "update notes set body = null where id = 2",
      "update notes set weight = 0.1000000000000001 where id = 1",
      `update notes set more = '{"a": 2}' where id = 1`,
      "update notes set id = 3 where id = 1",
      "delete from notes where id = 2",
      "insert into tags values ('')",
    ]) {
      await runSql(store.write, change);
      const after = await contents();
      assert.notEqual(after, before, change);
      assert.equal(await contents(), after, change);
      before = after;
    }
  });

  test("contents are equal again after a change is rolled back or reversed", async (t) => {
    const store = await filled(t);
    const contents = tableContents(store, [{ table: notes }]);
    const before = await contents();
    await assert.rejects(
      store.transaction(async (tx) => {
        await runSql(tx, "update notes set body = 'lost'");
        throw new Error("no");
      }),
    );
    assert.equal(await contents(), before);
    await runSql(store.write, "delete from notes where id = 1");
    await runSql(store.write, `insert into notes values (1, 'one', 0.1, '{"a": 1}')`);
    assert.equal(await contents(), before);
  });

  test("contents cover only the chosen columns and rows", async (t) => {
    const store = await filled(t);
    const contents = tableContents(store, [{ table: notes, columns: ["id", "body"], where: "body is not null" }]);
    const before = await contents();
    await runSql(store.write, "update notes set weight = 7");
    await runSql(store.write, "insert into notes values (3, null, 0, '1')");
    assert.equal(await contents(), before);
    await runSql(store.write, "update notes set body = 'two' where id = 1");
    assert.notEqual(await contents(), before);
  });
});
