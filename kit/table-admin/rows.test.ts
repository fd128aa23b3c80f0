import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import fc from "fast-check";
import { ProblemError } from "../http/problems/problem.ts";
import { onEachEngine } from "../testing/engines.ts";
import type { PartialRow } from "./requests.ts";
import { deleteRow, insertRow, listRows, updateRow } from "./rows.ts";
import { parseChanges, parseNewRow, parsePage, parseRowKey } from "./testing/sample-requests.ts";
import { openSample, sampleRegistry } from "./testing/sample-tables.ts";

type Query = Record<string, string>;

/** Matches a refusal with this code. */
function problem(code: string, details?: object) {
  return (error: unknown) => {
    assert.ok(error instanceof ProblemError, String(error));
    assert.equal(error.code, code, error.message);
    if (details !== undefined) assert.deepEqual(error.details, details);
    return true;
  };
}

const broken = (kind: string, table: string, ...columns: string[]) =>
  problem("constraint-violation", { kind, table, columns });

/** A page with all rows of the table. */
const all = (rows: readonly unknown[]) => ({ rows, total: rows.length, totalIsExact: true, next: null });

onEachEngine((_engine, openFresh) => {
  /** The admin's operations on a new store, each change in its own transaction. */
  async function anAdmin(t: TestContext) {
    const store = await openSample(openFresh, t);
    const at = sampleRegistry.table;
    return {
      store,
      list: (table: string, query: Query = {}) => listRows(store.read, at(table), parsePage(at(table), query)),
      add: (table: string, row: unknown) =>
        store.transaction(async (tx) => insertRow(tx, at(table), parseNewRow(at(table), row))),
      edit: async (table: string, key: Query, row: unknown) => {
        const change = await store.transaction(async (tx) =>
          updateRow(tx, at(table), parseRowKey(at(table), key), parseChanges(at(table), row)),
        );
        return change.after;
      },
      remove: (table: string, key: Query) =>
        store.transaction(async (tx) => deleteRow(tx, at(table), parseRowKey(at(table), key))),
    };
  }

  const ann = {
    name: "Ann",
    nick: "",
    age: 41,
    rank: -9007199254740991,
    weight: 61.25,
    awake: false,
    paid: true,
    skills: { pilot: [1, null, "x\0'\"\ud800"] },
    note: [true, 1.5, "text"],
    room: null,
    seat: null,
    leader: null,
  };

  test("a row with every kind of column is returned as it was sent, without its secret", async (t) => {
    const { add, edit, list } = await anAdmin(t);
    const added = await add("guests", ann);
    assert.deepEqual(added, { id: 1, ...ann });
    const { id: _id, ...columns } = added;
    assert.deepEqual(await edit("guests", { "pk.id": "1" }, columns), added);
    assert.deepEqual(await list("guests"), all([added]));
  });

  test("each column can be edited alone, also to null if it is nullable", async (t) => {
    const { add, edit } = await anAdmin(t);
    let expected: PartialRow = await add("guests", ann);
    const changes = [
      { name: "Änn 🚀" },
      { nick: null },
      { nick: "a'b\"c;--" },
      { age: 0 },
      { rank: null },
      { rank: 9007199254740991 },
      { weight: null },
      { weight: 1e-300 },
      { weight: -3 },
      { awake: true },
      { paid: null },
      { paid: false },
      { skills: "text" },
      { skills: [] },
      { note: null },
      { note: { deep: { null: null } } },
    ];
    for (const change of changes) {
      expected = { ...expected, ...change };
      assert.deepEqual(await edit("guests", { "pk.id": "1" }, change), expected);
    }
    assert.deepEqual(await edit("guests", { "pk.id": "1" }, {}), expected);
  });

  test("defaults and generated numbers fill omitted columns", async (t) => {
    const { add } = await anAdmin(t);
    const row = await add("guests", { name: "Ben", skills: {} });
    const empty = {
      nick: null,
      rank: null,
      weight: null,
      paid: null,
      note: null,
      room: null,
      seat: null,
      leader: null,
    };
    assert.deepEqual(row, { id: 1, name: "Ben", age: 30, awake: true, skills: {}, ...empty });
    assert.deepEqual(await add("rooms", { name: "bridge" }), { name: "bridge", kind: "hall" });
  });

  test("generated numbers continue above an explicit one", async (t) => {
    const { add, edit } = await anAdmin(t);
    await add("guests", { id: 2, name: "Two", skills: {} });
    assert.equal((await add("guests", { name: "Three", skills: {} })).id, 3);
    await edit("guests", { "pk.id": "3" }, { id: 7 });
    assert.equal((await add("guests", { name: "Eight", skills: {} })).id, 8);
    await add("guests", { id: -5, name: "Below", skills: {} });
    assert.equal((await add("guests", { name: "Nine", skills: {} })).id, 9);
  });

  test("a composite key must be complete to name a row, and can be edited", async (t) => {
    const { add, edit, remove, list } = await anAdmin(t);
    for (const name of ["a", "b"]) await add("rooms", { name });
    for (const [room, number] of [
      ["a", 1],
      ["a", 2],
      ["b", 1],
    ] as const)
      await add("seats", { room, number });
    const moved = await edit("seats", { "pk.room": "a", "pk.number": "2" }, { room: "b", number: 9, comfort: 1 });
    assert.deepEqual(moved, { room: "b", number: 9, comfort: 1 });
    assert.deepEqual(await remove("seats", { "pk.number": "1", "pk.room": "a" }), {
      room: "a",
      number: 1,
      comfort: 0.5,
    });
    const { rows } = await list("seats");
    assert.deepEqual(
      rows.map(({ room, number }) => [room, number]),
      [
        ["b", 1],
        ["b", 9],
      ],
    );
    for (const key of [{ "pk.room": "a" }, { "pk.room": "a", "pk.number": "1", "pk.comfort": "1" }, {}] as Query[]) {
      await assert.rejects(edit("seats", key, { comfort: 1 }), problem("malformed-request"));
      await assert.rejects(remove("seats", key), problem("malformed-request"));
    }
  });

  test("a missing row is refused as unknown", async (t) => {
    const { edit, remove } = await anAdmin(t);
    await assert.rejects(edit("guests", { "pk.id": "1" }, { name: "x" }), problem("unknown-row"));
    await assert.rejects(remove("rooms", { "pk.name": "" }), problem("unknown-row"));
    assert.throws(() => sampleRegistry.table("sqlite_schema"), problem("unknown-table"));
    assert.throws(() => sampleRegistry.table("__proto__"), problem("unknown-table"));
  });

  test("a read-only table can be listed but not changed", async (t) => {
    const { store, add, edit, remove, list } = await anAdmin(t);
    await store.write.insertInto("journal").values({ day: 1, line: "left" }).execute();
    assert.equal((await list("journal")).total, 1);
    await assert.rejects(add("journal", { day: 2, line: "x" }), problem("read-only-table", { table: "journal" }));
    await assert.rejects(edit("journal", { "pk.day": "1" }, { line: "x" }), problem("read-only-table"));
    await assert.rejects(remove("journal", { "pk.day": "1" }), problem("read-only-table"));
  });

  test("a duplicate of a unique value is refused with its columns", async (t) => {
    const { add, edit } = await anAdmin(t);
    await add("rooms", { name: "a" });
    await assert.rejects(add("rooms", { name: "a" }), broken("unique", "rooms", "name"));
    for (const number of [1, 2]) await add("seats", { room: "a", number });
    const second = edit("seats", { "pk.room": "a", "pk.number": "2" }, { number: 1 });
    await assert.rejects(second, broken("unique", "seats", "room", "number"));
    await add("guests", { name: "Ann", skills: {}, room: "a", seat: 1 });
    await assert.rejects(add("guests", { name: "Ann", skills: {} }), broken("unique", "guests", "name"));
    const third = add("guests", { name: "Ben", skills: {}, room: "a", seat: 1 });
    await assert.rejects(third, broken("unique", "guests", "room", "seat"));
  });

  test("null in a column that is not nullable, and an omitted column without a default, are reported", async (t) => {
    const { add, edit } = await anAdmin(t);
    await assert.rejects(add("guests", { skills: {} }), broken("not-null", "guests", "name"));
    await assert.rejects(add("guests", { name: "x", skills: null }), broken("not-null", "guests", "skills"));
    await assert.rejects(add("rooms", { name: null }), broken("not-null", "rooms", "name"));
    await add("guests", ann);
    for (const column of ["id", "name", "age", "awake", "skills"]) {
      const edited = edit("guests", { "pk.id": "1" }, { [column]: null });
      await assert.rejects(edited, broken("not-null", "guests", column));
    }
  });

  test("a value outside its bounds is reported with its column", async (t) => {
    const { add, edit } = await anAdmin(t);
    await assert.rejects(add("rooms", { name: "" }), broken("check", "rooms", "name"));
    await assert.rejects(add("rooms", { name: "a".repeat(31) }), broken("check", "rooms", "name"));
    await assert.rejects(add("rooms", { name: "a", kind: "Hall" }), broken("check", "rooms", "kind"));
    await add("guests", { ...ann, name: "🚀".repeat(40) });
    for (const age of [-1, 151]) {
      await assert.rejects(edit("guests", { "pk.id": "1" }, { age }), broken("check", "guests", "age"));
    }
    await add("rooms", { name: "a" });
    const seat = add("seats", { room: "a", number: 1, comfort: 1.01 });
    await assert.rejects(seat, broken("check", "seats", "comfort"));
  });

  test("a row may reference only existing rows", async (t) => {
    const { add, edit } = await anAdmin(t);
    await assert.rejects(add("seats", { room: "a", number: 1 }), broken("foreign-key", "seats", "room"));
    await add("rooms", { name: "a" });
    await add("seats", { room: "a", number: 1 });
    const key = { "pk.room": "a", "pk.number": "1" };
    await assert.rejects(edit("seats", key, { room: "b" }), broken("foreign-key", "seats", "room"));
    const lost = add("guests", { ...ann, room: "a", seat: 2 });
    await assert.rejects(lost, broken("foreign-key", "guests", "room", "seat"));
    await add("guests", { ...ann, room: "a", seat: 1 });
    await edit("guests", { "pk.id": "1" }, { seat: null });
    await edit("guests", { "pk.id": "1" }, { room: "nowhere" });
    const found = edit("guests", { "pk.id": "1" }, { seat: 1 });
    await assert.rejects(found, broken("foreign-key", "guests", "room", "seat"));
  });

  test("a referenced row can neither change its key nor be deleted", async (t) => {
    const { add, edit, remove } = await anAdmin(t);
    await add("rooms", { name: "a" });
    await add("seats", { room: "a", number: 1 });
    await assert.rejects(remove("rooms", { "pk.name": "a" }), broken("foreign-key", "seats", "room"));
    await assert.rejects(edit("rooms", { "pk.name": "a" }, { name: "b" }), broken("foreign-key", "seats", "room"));
    assert.deepEqual(await edit("rooms", { "pk.name": "a" }, { name: "a", kind: "cabin" }), {
      name: "a",
      kind: "cabin",
    });
    await remove("seats", { "pk.room": "a", "pk.number": "1" });
    assert.deepEqual(await edit("rooms", { "pk.name": "a" }, { name: "b" }), { name: "b", kind: "cabin" });
    assert.deepEqual(await remove("rooms", { "pk.name": "b" }), { name: "b", kind: "cabin" });
  });

  test("a row that references itself can be deleted, but cannot change its key and keep the reference", async (t) => {
    const { add, edit, remove } = await anAdmin(t);
    await add("guests", { id: 1, name: "Own", skills: {}, leader: 1 });
    await add("guests", { id: 2, name: "Led", skills: {}, leader: 1 });
    await assert.rejects(remove("guests", { "pk.id": "1" }), broken("foreign-key", "guests", "leader"));
    await edit("guests", { "pk.id": "2" }, { leader: 2 });
    await assert.rejects(edit("guests", { "pk.id": "1" }, { id: 3 }), broken("foreign-key", "guests", "leader"));
    await edit("guests", { "pk.id": "1" }, { leader: null });
    await edit("guests", { "pk.id": "1" }, { id: 3 });
    assert.equal((await remove("guests", { "pk.id": "2" })).name, "Led");
  });

  test("pages have a total order: together they contain each row once, null first", async (t) => {
    const { add, list } = await anAdmin(t);
    for (let n = 0; n < 23; n += 1) {
      const nick = [null, "b", "B", "ä", "a"][n % 5] ?? null;
      await add("guests", { name: `guest ${n}`, skills: { n: n % 2 }, nick, rank: n % 4 === 0 ? null : n % 3 });
    }
    for (const orderBy of ["id", "nick", "rank", "awake", "skills", "note", "weight"]) {
      for (const direction of ["asc", "desc"]) {
        const ids: unknown[] = [];
        const values: unknown[] = [];
        for (let offset = 0; offset < 23; offset += 5) {
          const { rows, total } = await list("guests", { orderBy, direction, limit: "5", offset: String(offset) });
          assert.equal(total, 23);
          ids.push(...rows.map((row) => row.id));
          values.push(...rows.map((row) => row[orderBy]));
        }
        assert.equal(new Set(ids).size, 23);
        if (direction === "desc") values.reverse();
        if (orderBy === "nick") assert.deepEqual([...new Set(values)], [null, "B", "a", "b", "ä"]);
        if (orderBy === "rank") assert.deepEqual([...new Set(values)], [null, 0, 1, 2]);
      }
    }
    assert.deepEqual(await list("guests", { offset: "9007199254740991" }), { ...all([]), total: 23 });
    assert.equal((await list("guests", { limit: "1" })).rows[0]?.id, 1);
  });

  test("filters have the type of their column and can be combined, and an empty one is null except for text", async (t) => {
    const { add, list } = await anAdmin(t);
    await add("guests", ann);
    await add("guests", {
      ...ann,
      name: "Ben",
      nick: null,
      rank: null,
      weight: null,
      paid: null,
      note: null,
      awake: true,
    });
    const names = async (query: Query) => (await list("guests", query)).rows.map((row) => row.name);
    const cases: [Query, string[]][] = [
      [{ "where.name": "Ann" }, ["Ann"]],
      [{ "where.name": "ann" }, []],
      [{ "where.nick": "" }, ["Ann"]],
      [{ "where.age": "41" }, ["Ann", "Ben"]],
      [{ "where.rank": "" }, ["Ben"]],
      [{ "where.rank": "-9007199254740991" }, ["Ann"]],
      [{ "where.weight": "61.25" }, ["Ann"]],
      [{ "where.weight": "" }, ["Ben"]],
      [{ "where.awake": "false" }, ["Ann"]],
      [{ "where.paid": "" }, ["Ben"]],
      [{ "where.note": '[true, 1.50, "text"]' }, ["Ann"]],
      [{ "where.note": "" }, ["Ben"]],
      [{ "where.skills": JSON.stringify(ann.skills) }, ["Ann", "Ben"]],
      [{ "where.age": "41", "where.awake": "true" }, ["Ben"]],
      [{ "where.age": "41", "where.awake": "true", "where.name": "Ann" }, []],
    ];
    for (const [query, found] of cases) {
      assert.deepEqual(await names(query), found, JSON.stringify(query));
      assert.equal((await list("guests", { ...query, limit: "1" })).total, found.length);
    }
  });

  test("no text in a value or a name can change the statement", async (t) => {
    const { add, edit, remove, list } = await anAdmin(t);
    await add("rooms", { name: "kept" });
    const hostile = fc.oneof(
      // fc.string with the unit "binary" makes the same texts, but first takes seconds to prepare for shrinking.
      fc.array(fc.nat({ max: 0x10_ffff }), { maxLength: 30 }).map((points) => String.fromCodePoint(...points)),
      fc.string({
        unit: fc.constantFrom("'", '"', "`", ";", "--", "/*", "\\", "$1", "?", "%", "_", "\n", " or 1=1"),
        maxLength: 8,
      }),
    );
    const stored = (text: string) =>
      text !== "" && !text.includes("\0") && text.isWellFormed() && [...text].length <= 30;
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        if (text !== "kept" && stored(text)) {
          assert.equal((await add("rooms", { name: text })).name, text);
          assert.equal((await list("rooms", { "where.name": text })).total, 1);
          assert.equal((await edit("rooms", { "pk.name": text }, { kind: "cabin" })).name, text);
          assert.equal((await remove("rooms", { "pk.name": text })).name, text);
        }
        const query: Query = { [`where.${text}`]: "x" };
        if (text !== "name" && text !== "kind") {
          await assert.rejects(async () => list("rooms", query), problem("malformed-request"));
          await assert.rejects(async () => list("rooms", { orderBy: text }), problem("malformed-request"));
          await assert.rejects(add("rooms", { name: "b", [text]: "x" }), problem("malformed-request"));
          await assert.rejects(edit("rooms", { "pk.name": "kept" }, { [text]: "x" }), problem("malformed-request"));
        }
        await assert.rejects(async () => list("rooms", { direction: `asc ${text}` }), problem("malformed-request"));
        assert.deepEqual(await list("rooms"), all([{ name: "kept", kind: "hall" }]));
      }),
      { numRuns: 100 },
    );
  });
});
