import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { onEachEngine } from "../testing/engines.ts";
import type { DatabaseOf } from "./database.ts";
import { createTables } from "./ddl.ts";
import { ConstraintError } from "./errors.ts";
import { boolean, defineTable, integer, json, nullable, text } from "./table.ts";
import { addToRows, deleteRows, insertRow, insertRows, updateRows, upsert } from "./upsert.ts";

const slots = defineTable(
  "slots",
  { shelf: integer(), place: text(), isFull: boolean(), contents: json(), note: nullable(json()) },
  { primaryKey: ["shelf", "place"] },
);
const log = defineTable("log", { id: integer({ generated: true }), word: text() }, { primaryKey: ["id"] });
const marks = defineTable("marks", { id: integer() }, { primaryKey: ["id"] });
const counts = defineTable(
  "counts",
  { key: text({ codes: ["a", "b"] }), count: integer(), last: integer() },
  { primaryKey: ["key"] },
);
const tables = [slots, log, marks, counts] as const;
type DB = DatabaseOf<typeof tables>;

const slot = (shelf: number, contents: unknown = [shelf]) => ({
  shelf,
  place: `p'${shelf}`,
  isFull: shelf % 2 === 0,
  contents,
  note: shelf % 3 === 0 ? null : { shelf },
});

onEachEngine((engine, openFresh) => {
  const open = async (t: Parameters<typeof openFresh>[0]) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, engine, tables));
    const all = () => store.read.selectFrom("slots").selectAll().orderBy("shelf").execute();
    return { store, all, on: { tx: store.write, engine } };
  };

  for (const count of [0, 1, 2, 3, 10, 257, 1000]) {
    test(`${count} rows are inserted, changed and deleted`, async (t) => {
      const { on, all } = await open(t);
      const rows = Array.from({ length: count }, (_, shelf) => slot(shelf));
      await insertRows(on, slots, rows);
      assert.deepEqual(await all(), rows);
      const changed = rows.map(({ shelf }) => slot(shelf, "changed"));
      await upsert(on, slots, [...changed, slot(count)]);
      assert.deepEqual(await all(), [...changed, slot(count)]);
      await deleteRows(
        on,
        slots,
        changed.map(({ shelf, place }) => ({ shelf, place })),
      );
      assert.deepEqual(await all(), [slot(count)]);
    });
  }

  test("an update writes all columns except those that are declared as unchanged", async (t) => {
    const { on, all } = await open(t);
    await insertRows(on, slots, [slot(1), slot(2)]);
    await updateRows(on, slots, [{ ...slot(1, "new"), isFull: true }], ["isFull", "note"]);
    assert.deepEqual(await all(), [{ ...slot(1, "new"), isFull: false }, slot(2)]);
    await updateRows(on, slots, [{ ...slot(1, "newer"), isFull: true }]);
    assert.deepEqual(await all(), [{ ...slot(1, "newer"), isFull: true }, slot(2)]);
  });

  test("existing rows are updated and missing ones inserted, also in one call", async (t) => {
    const { on, all } = await open(t);
    await insertRows(on, slots, [slot(1), slot(3)]);
    await updateRows(on, slots, [slot(1, "new"), slot(2, "new"), slot(3, "new")], ["isFull", "note"]);
    assert.deepEqual(await all(), [slot(1, "new"), slot(2, "new"), slot(3, "new")]);
    await updateRows(on, slots, [slot(1, "newer"), slot(4)], ["isFull", "contents", "note"]);
    assert.deepEqual(await all(), [slot(1, "new"), slot(2, "new"), slot(3, "new"), slot(4)]);
  });

  test("values are added to those of existing rows, and the rows are returned", async (t) => {
    const { on, store } = await open(t);
    const counted = (key: string, count: number, last: number) => ({ key, count, last });
    assert.deepEqual(await addToRows(on, counts, [counted("a", 1, 7), counted("b", 2, 8)], ["count"]), [
      counted("a", 1, 7),
      counted("b", 2, 8),
    ]);
    assert.deepEqual(await addToRows(on, counts, [counted("b", 5, 9)], ["count"]), [counted("b", 7, 9)]);
    const rows = await store.read.selectFrom("counts").selectAll().orderBy("last").execute();
    assert.deepEqual(rows, [counted("a", 1, 7), counted("b", 7, 9)]);
  });

  test("coded texts are written, compared and read as texts, like any other text", async (t) => {
    const { on, store } = await open(t);
    await insertRows(on, counts, [{ key: "b", count: 1, last: 1 }]);
    await store.write.insertInto("counts").values({ key: "other", count: 2, last: 2 }).execute();
    await store.write.updateTable("counts").set({ key: "a" }).where("key", "=", "b").execute();
    const keys = (query: "=" | "!=") =>
      store.read.selectFrom("counts").select("key").where("key", query, "a").execute();
    assert.deepEqual([await keys("="), await keys("!=")], [[{ key: "a" }], [{ key: "other" }]]);
    const both = store.read.selectFrom("counts as c").select("c.last").where("c.key", "in", ["a", "other"]);
    assert.deepEqual(await both.orderBy("c.last").execute(), [{ last: 1 }, { last: 2 }]);
    if (engine === "postgres") return;
    const stored = await sql<{ is: string }>`select typeof("key") as "is" from counts order by last`.execute(
      store.read,
    );
    assert.deepEqual(stored.rows, [{ is: "integer" }, { is: "text" }]);
  });

  test("a row that is inserted comes back with its generated id", async (t) => {
    const { on } = await open(t);
    assert.deepEqual(await insertRow(on, log, { word: "one" }), { id: 1, word: "one" });
    assert.deepEqual(await insertRow(on, log, { word: "two" }), { id: 2, word: "two" });
  });

  test("generated ids continue above explicit ones", async (t) => {
    const { on } = await open(t);
    await upsert(on, log, [{ id: 40, word: "by hand" }]);
    await insertRows(on, log, [{ id: 7, word: "lower" }]);
    assert.equal((await insertRow(on, log, { word: "next" })).id, 41);
  });

  test("existing rows are updated in one statement, and generated ids continue as before", async (t) => {
    const { on, store } = await open(t);
    const words = ["one", "two", "three"];
    for (const word of words) await insertRow(on, log, { word });
    let statements = 0;
    const executeQuery: typeof on.tx.executeQuery = (query) => {
      statements++;
      return on.tx.executeQuery(query);
    };
    const changed = [
      { id: 1, word: "first" },
      { id: 3, word: "third" },
    ];
    await updateRows({ ...on, tx: { executeQuery } }, log, changed.slice(0, 1));
    assert.equal(statements, 1);
    await updateRows(on, log, changed);
    const rows = await store.read.selectFrom("log").selectAll().orderBy("id").execute();
    assert.deepEqual(rows, [changed[0], { id: 2, word: "two" }, changed[1]]);
    assert.equal((await insertRow(on, log, { word: "next" })).id, 4);
  });

  test("an upsert of a row with only key columns changes nothing", async (t) => {
    const { on, store } = await open(t);
    await upsert(on, marks, [{ id: 1 }]);
    await upsert(on, marks, [{ id: 1 }, { id: 2 }]);
    assert.deepEqual(await store.read.selectFrom("marks").selectAll().orderBy("id").execute(), [{ id: 1 }, { id: 2 }]);
  });

  test("inserting an existing key is refused, and an unknown column throws", async (t) => {
    const { on } = await open(t);
    await insertRows(on, marks, [{ id: 1 }]);
    await assert.rejects(insertRows(on, marks, [{ id: 1 }]), ConstraintError);
    await assert.rejects(
      insertRows(on, marks, [{ id: 2, ...{ toString: 1 } } as { id: number }]),
      /no column toString/,
    );
  });

  test("rows with different columns in one call throw", async (t) => {
    const { on } = await open(t);
    await assert.rejects(insertRows(on, slots, [slot(1), { shelf: 2 }]), TypeError);
  });
});
