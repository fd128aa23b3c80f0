import assert from "node:assert/strict";
import { test } from "node:test";
import { onEachEngine } from "../testing/engines.ts";
import type { DatabaseOf } from "./database.ts";
import { createTables } from "./ddl.ts";
import { boolean, defineTable, integer, json, nullable, real, text } from "./table.ts";

const values = defineTable(
  "values",
  {
    id: integer(),
    whole: nullable(integer()),
    ratio: nullable(real()),
    word: nullable(text()),
    flag: nullable(boolean()),
    data: nullable(json()),
    must: json(),
  },
  { primaryKey: ["id"] },
);
const tables = [values] as const;
type DB = DatabaseOf<typeof tables>;

onEachEngine((_engine, openFresh) => {
  test("every kind of value comes back as it was stored", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, store.engine, tables));
    const rows = EDGES.map((edge, place) => ({ ...EMPTY, ...edge, id: place }));
    await store.write.insertInto("values").values(rows).execute();
    const stored = await store.read.selectFrom("values").selectAll().orderBy("id").execute();
    assert.deepEqual(stored, rows);
  });
});

const EMPTY = { whole: null, ratio: null, word: null, flag: null, data: null, must: null };
const MAX = Number.MAX_SAFE_INTEGER;
const EDGES = [
  {},
  { whole: MAX, ratio: Number.MAX_VALUE, flag: true, data: { a: [1, { b: null }], ü: "✓" }, must: "text" },
  { whole: -MAX, ratio: Number.MIN_VALUE, flag: false, data: [], must: 0 },
  { whole: 0, ratio: 0.1, word: "", data: "", must: false },
  { ratio: -1e-300, word: "Ünïcödé 🚀 'quoted' \"twice\"", data: "null", must: [null] },
  { ratio: 3, data: 17, must: { nul: "\u0000", half: "\ud800" } },
];
