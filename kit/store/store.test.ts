import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import { onEachEngine } from "../testing/engines.ts";
import type { DatabaseOf } from "./database.ts";
import { createTables } from "./ddl.ts";
import { StoreUnavailableError, StoreUrlError } from "./errors.ts";
import { openStore, placeOf } from "./store.ts";
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

test("the location of a database shows neither user nor password", () => {
  assert.equal(placeOf("sqlite:/srv/outbound/cargo.db"), "/srv/outbound/cargo.db");
  assert.equal(placeOf("postgres://mira:secret@db:5433/cargo"), "PostgreSQL database cargo on db:5433");
  assert.equal(placeOf("postgres:///cargo?host=/run/postgresql"), "PostgreSQL database cargo on /run/postgresql");
});

onEachEngine((_engine, openFresh) => {
  const open = async (t: Parameters<typeof openFresh>[0]) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, store.engine, tables));
    return store;
  };

  test("every kind of value is read back unchanged", async (t) => {
    const store = await open(t);
    const rows = EDGES.map((edge, place) => ({ ...EMPTY, ...edge, id: place }));
    await store.write.insertInto("values").values(rows).execute();
    const stored = await store.read.selectFrom("values").selectAll().orderBy("id").execute();
    assert.deepEqual(stored, rows);
  });

  test("any value of each kind is read back unchanged", async (t) => {
    const store = await open(t);
    const word = fc.string({ unit: "grapheme" }).filter((drawn) => drawn.isWellFormed() && !drawn.includes("\u0000"));
    const row = fc.record({
      whole: fc.option(fc.maxSafeInteger()),
      ratio: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((ratio) => ratio + 0)),
      word: fc.option(word),
      flag: fc.option(fc.boolean()),
      data: fc.option(fc.jsonValue().filter((value) => value !== null)),
      must: fc.jsonValue(),
    });
    const rows = fc.sample(row, 300).map((drawn, id) => ({ id, ...drawn }));
    await store.write.insertInto("values").values(rows).execute();
    const stored = await store.read.selectFrom("values").selectAll().orderBy("id").execute();
    // JSON has no negative zero.
    assert.deepEqual(
      stored.map((each) => ({ ...each })),
      rows.map((each) => ({ ...each, data: plain(each.data), must: plain(each.must) })),
    );
  });

  test("half of a surrogate pair becomes the replacement character on both engines", async (t) => {
    const store = await open(t);
    await store.write
      .insertInto("values")
      .values({ ...EMPTY, id: 1, word: "a\ud800b" })
      .execute();
    assert.deepEqual(await store.read.selectFrom("values").select("word").execute(), [{ word: "a\ufffdb" }]);
  });

  test("a snapshot does not see what is committed while it reads", async (t) => {
    const store = await open(t);
    const count = async (from: typeof store.read) => (await from.selectFrom("values").select("id").execute()).length;
    await store.snapshot(async (tx) => {
      assert.equal(await count(tx), 0);
      await store.write
        .insertInto("values")
        .values({ ...EMPTY, id: 1 })
        .execute();
      assert.equal(await count(tx), 0);
    });
    assert.equal(await count(store.read), 1);
    await assert.rejects(
      store.snapshot((tx) => tx.deleteFrom("values").execute()),
      StoreUnavailableError,
    );
  });

  test("a read does not wait for a snapshot that is still open", async (t) => {
    const store = await open(t);
    const count = async () => (await store.read.selectFrom("values").select("id").execute()).length;
    assert.equal(await store.snapshot(count), 0);
  });

  test("more distinct queries than cached statements all work", async (t) => {
    const store = await open(t);
    for (let round = 0; round < 2; round++) {
      for (let place = 0; place < 600; place++) {
        const { rows } = await sql<{ it: number }>`select ${sql.lit(place)} as it`.execute(store.write);
        assert.equal(Number(rows[0]?.it), place);
      }
    }
  });

  test("a negative zero becomes zero on both engines", async (t) => {
    const store = await open(t);
    await store.write
      .insertInto("values")
      .values({ ...EMPTY, id: -0, ratio: -0 })
      .execute();
    const row = await store.read.selectFrom("values").select(["id", "ratio"]).executeTakeFirstOrThrow();
    assert.deepEqual(row, { id: 0, ratio: 0 });
  });

  test("values are decoded under aliases, through joins, subqueries and returning", async (t) => {
    const store = await open(t);
    const row = { ...EMPTY, id: 1, flag: false, data: { a: 1 }, must: [2] };
    const returned = await store.write
      .insertInto("values")
      .values(row)
      .returning(["flag as isSet", "data as found"])
      .executeTakeFirst();
    assert.deepEqual(returned, { isSet: false, found: { a: 1 } });
    const joined = await store.read
      .selectFrom((from) => from.selectFrom("values").select(["id as key", "flag as inner"]).as("one"))
      .innerJoin("values as two", "two.id", "one.key")
      .select(["one.inner", "two.must as needed"])
      .execute();
    assert.deepEqual(joined, [{ inner: false, needed: [2] }]);
  });

  test("set and on conflict encode json too", async (t) => {
    const store = await open(t);
    const row = { ...EMPTY, id: 1, data: "first", must: null };
    await store.write.insertInto("values").values(row).execute();
    await store.write.updateTable("values").set({ data: "second", must: "text" }).where("id", "=", 1).execute();
    const read = () => store.read.selectFrom("values").select(["data", "must"]).executeTakeFirst();
    assert.deepEqual(await read(), { data: "second", must: "text" });
    await store.write
      .insertInto("values")
      .values([row])
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ data: ["third"], must: 3 }))
      .execute();
    assert.deepEqual(await read(), { data: ["third"], must: 3 });
    await store.write
      .insertInto("values")
      .values([row])
      .onConflict((conflict) => conflict.column("id").doUpdateSet((from) => ({ must: from.ref("excluded.data") })))
      .execute();
    assert.deepEqual(await read(), { data: ["third"], must: "first" });
  });

  test("booleans filter, and counts and sums are numbers", async (t) => {
    const store = await open(t);
    const rows = [true, false, true].map((flag, id) => ({ ...EMPTY, id, flag, whole: 2 ** 50 }));
    await store.write.insertInto("values").values(rows).execute();
    const result = await store.read
      .selectFrom("values")
      .where("flag", "=", true)
      .select((from) => [
        from.fn.countAll().as("count"),
        from.fn.sum("whole").as("sum"),
        from.fn.max("whole").as("max"),
      ])
      .executeTakeFirst();
    assert.deepEqual(result, { count: 2, sum: 2 ** 51, max: 2 ** 50 });
  });

  test("whole numbers are bound as integers", async (t) => {
    const store = await open(t);
    const { rows } = await sql<{ half: number }>`select cast(7 as integer) / ${2} as half`.execute(store.read);
    assert.deepEqual(rows, [{ half: 3 }]);
  });

  test("a value that an engine would silently change cannot be bound", async (t) => {
    const store = await open(t);
    for (const value of [new Date(0), Number.NaN, Number.POSITIVE_INFINITY, { a: 1 }, [1], undefined, Symbol("x")]) {
      await assert.rejects(sql`select ${value} as it`.execute(store.write), TypeError);
      await assert.rejects(sql`select ${value} as it`.execute(store.read), TypeError);
    }
    const row = { ...EMPTY, id: 1, word: new Date(0) as unknown as string };
    await assert.rejects(store.write.insertInto("values").values(row).execute(), TypeError);
  });

  test("text is never part of the SQL, and compares by code point", async (t) => {
    const store = await open(t);
    const words = ['\'; drop table "values"; --', "B", "a", "É", "é", "🚀"].sort();
    await store.write
      .insertInto("values")
      .values(words.map((word, id) => ({ ...EMPTY, id, word })))
      .execute();
    const rows = await store.read.selectFrom("values").select("word").orderBy("word").execute();
    assert.deepEqual(
      rows.map(({ word }) => word),
      words,
    );
  });

  test("the reading handle refuses to change anything", async (t) => {
    const store = await open(t);
    await assert.rejects(store.read.deleteFrom("values").execute(), StoreUnavailableError);
  });

  test("a read sees what was committed before it, and nothing of an open transaction", async (t) => {
    const store = await open(t);
    const count = async () => (await store.read.selectFrom("values").select("id").execute()).length;
    await store.transaction(async (tx) => {
      await tx
        .insertInto("values")
        .values({ ...EMPTY, id: 1 })
        .execute();
      assert.equal(await count(), 0);
    });
    assert.equal(await count(), 1);
  });

  test("a transaction that throws changes nothing", async (t) => {
    const store = await open(t);
    const work = store.transaction(async (tx) => {
      await tx
        .insertInto("values")
        .values({ ...EMPTY, id: 1 })
        .execute();
      throw new Error("second thoughts");
    });
    await assert.rejects(work, /second thoughts/);
    assert.deepEqual(await store.read.selectFrom("values").select("id").execute(), []);
    await store.ping();
  });

  test("both handles see a changed schema at once", async (t) => {
    const store = await open(t);
    await store.write
      .insertInto("values")
      .values({ ...EMPTY, id: 1 })
      .execute();
    const read = () => store.read.selectFrom("values").selectAll().executeTakeFirst();
    await read();
    await sql`alter table "values" add column extra integer`.execute(store.write);
    assert.deepEqual(await read(), { ...EMPTY, id: 1, extra: null });
  });
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

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

test("an invalid database URL is refused in one line", async () => {
  for (const url of ["sqlite::memory:", "sqlite:", "postgres://u:p@:99999/x", "mysql://localhost/x"]) {
    await assert.rejects(openStore(url, { tables: [] }), (error) => {
      assert.ok(error instanceof StoreUrlError, url);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    });
  }
});
