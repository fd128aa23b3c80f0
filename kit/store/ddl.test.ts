import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { onEachEngine } from "../testing/engines.ts";
import type { DatabaseOf } from "./database.ts";
import { createTables } from "./ddl.ts";
import { ConstraintError } from "./errors.ts";
import { introspect } from "./introspect.ts";
import { boolean, defineTable, integer, json, nullable, real, text } from "./table.ts";

const owners = defineTable(
  "owners",
  { id: integer({ generated: true }), name: text({ min: 1, max: 8 }), kind: text({ oneOf: ["person", "it's"] }) },
  { primaryKey: ["id"], unique: [["name"]] },
);
const crates = defineTable(
  "crates",
  {
    owner: integer(),
    place: integer({ min: 0, max: 9 }),
    weight: real({ defaultValue: 1.5 }),
    label: text({ defaultValue: "it's" }),
    sealed: boolean({ defaultValue: true }),
    contents: nullable(json()),
  },
  {
    primaryKey: ["owner", "place"],
    foreignKeys: [{ columns: ["owner"], references: { table: "owners", columns: ["id"] } }],
    unique: [["label", "weight"]],
    indexes: [["weight"], ["sealed", "place"]],
  },
);
// Out of order on purpose, because referenced tables must be created first.
const tables = [crates, owners] as const;
type DB = DatabaseOf<typeof tables>;

const person = { id: 1, name: "Ada", kind: "person" };
const crate = { owner: 1, place: 0, weight: 1, label: "tea", sealed: true, contents: null };

onEachEngine((engine, openFresh) => {
  const open = async (t: Parameters<typeof openFresh>[0]) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, engine, tables));
    return store;
  };

  test("the live schema matches the definitions", async (t) => {
    const store = await open(t);
    const live = await introspect(store.read, engine);
    assert.deepEqual(Object.keys(live), ["crates", "owners"]);
    assert.deepEqual(live.crates?.primaryKey, ["owner", "place"]);
    assert.deepEqual(live.crates?.unique, ["label, weight"]);
    assert.deepEqual(live.crates?.indexes, ["sealed, place", "weight"]);
    assert.deepEqual(live.crates?.foreignKeys, ["owner -> owners (id) on update restrict on delete restrict"]);
    assert.deepEqual(live.owners?.primaryKey, ["id"]);
    assert.deepEqual(live.owners?.columns.id?.generated, true);
    assert.deepEqual(
      Object.entries(live.crates?.columns ?? {}).map(([name, { type, nullable }]) => [name, type, nullable]),
      engine === "sqlite" ? SQLITE_COLUMNS : POSTGRES_COLUMNS,
    );
    const checked = [...(live.crates?.checks ?? []), ...(live.owners?.checks ?? [])].map(
      (check) => check.split(":")[0],
    );
    assert.deepEqual(checked, engine === "sqlite" ? SQLITE_CHECKS : POSTGRES_CHECKS);
    assert.match(live.owners?.checks.find((check) => check.startsWith("owners_kind")) ?? "", /it''s/);
  });

  test("two databases made from the same definitions have equal schemas", async (t) => {
    const [one, other] = [await open(t), await open(t)];
    assert.deepEqual(await introspect(one.read, engine), await introspect(other.read, engine));
  });

  test("defaults fill in for columns that are left out", async (t) => {
    const store = await open(t);
    await store.write.insertInto("owners").values(person).execute();
    await sql`insert into crates (owner, place) values (1, 0)`.execute(store.write);
    const row = await store.read.selectFrom("crates").selectAll().executeTakeFirstOrThrow();
    assert.deepEqual(row, { owner: 1, place: 0, weight: 1.5, label: "it's", sealed: true, contents: null });
  });

  test("generated ids are never assigned twice", async (t) => {
    const store = await open(t);
    const add = async (name: string) => {
      const { rows } = await sql<{ id: number }>`
        insert into owners (name, kind) values (${name}, 'person') returning id`.execute(store.write);
      return rows[0]?.id;
    };
    assert.deepEqual([await add("Ada"), await add("Bo")], [1, 2]);
    await store.write.deleteFrom("owners").where("id", "=", 2).execute();
    assert.equal(await add("Cy"), 3);
  });

  test("each violated constraint is reported with its kind, table and columns", async (t) => {
    const store = await open(t);
    await store.write.insertInto("owners").values(person).execute();
    await store.write.insertInto("crates").values(crate).execute();
    const unknown = engine === "sqlite" ? { table: undefined, columns: [] } : undefined;
    const cases: [() => Promise<unknown>, object][] = [
      [
        () => store.write.insertInto("owners").values(person).execute(),
        { kind: "unique", table: "owners", columns: ["id"] },
      ],
      [
        () =>
          store.write
            .insertInto("owners")
            .values({ ...person, id: 2 })
            .execute(),
        { kind: "unique", table: "owners", columns: ["name"] },
      ],
      [
        () =>
          store.write
            .insertInto("crates")
            .values({ ...crate, place: 1 })
            .execute(),
        { kind: "unique", table: "crates", columns: ["label", "weight"] },
      ],
      [
        () =>
          store.write
            .insertInto("crates")
            .values({ ...crate, label: "x" })
            .execute(),
        { kind: "unique", table: "crates", columns: ["owner", "place"] },
      ],
      [
        () =>
          store.write
            .insertInto("crates")
            .values({ ...crate, place: 10 })
            .execute(),
        { kind: "check", table: "crates", columns: ["place"] },
      ],
      [
        () => store.write.updateTable("owners").set({ kind: "thing" }).execute(),
        { kind: "check", table: "owners", columns: ["kind"] },
      ],
      [
        () => store.write.updateTable("owners").set({ name: "" }).execute(),
        { kind: "check", table: "owners", columns: ["name"] },
      ],
      [
        () => sql`update owners set name = null`.execute(store.write),
        { kind: "not-null", table: "owners", columns: ["name"] },
      ],
      [
        () => sql`insert into crates (place) values (3)`.execute(store.write),
        { kind: "not-null", table: "crates", columns: ["owner"] },
      ],
      [
        () =>
          store.write
            .insertInto("crates")
            .values({ ...crate, owner: 9, label: "x" })
            .execute(),
        { kind: "foreign-key", table: "crates", columns: ["owner"], ...unknown },
      ],
      [
        () => store.write.deleteFrom("owners").execute(),
        { kind: "foreign-key", columns: ["owner"], table: "crates", ...unknown },
      ],
      [
        () => store.write.updateTable("owners").set({ id: 5 }).execute(),
        { kind: "foreign-key", columns: ["owner"], table: "crates", ...unknown },
      ],
    ];
    for (const [work, { kind, table, columns }] of cases as [() => Promise<unknown>, ConstraintError][]) {
      await assert.rejects(work, (error) => {
        assert.ok(error instanceof ConstraintError, String(error));
        assert.deepEqual([error.kind, error.table, error.columns], [kind, table, columns]);
        return true;
      });
    }
  });

  test("values of the wrong type or range violate checks", async (t) => {
    const store = await open(t);
    await store.write.insertInto("owners").values(person).execute();
    const wrong: Partial<typeof crate>[] = [
      { place: 1.5 },
      { place: 1e300 },
      { place: "one" as unknown as number },
      { label: "a\u0000b" },
    ];
    for (const part of wrong) {
      const work = store.write
        .insertInto("crates")
        .values({ ...crate, ...part })
        .execute();
      await assert.rejects(work, (error) => error instanceof ConstraintError && error.kind === "check");
    }
    const over = sql`insert into crates (owner, place, contents) values (1, 1, ${"{not json"})`.execute(store.write);
    await assert.rejects(over, (error) => error instanceof ConstraintError && error.kind === "check");
  });
});

test("foreign keys that form a cycle are refused", async () => {
  const chicken = defineTable(
    "chicken",
    { id: integer() },
    { primaryKey: ["id"], foreignKeys: [{ columns: ["id"], references: { table: "egg", columns: ["id"] } }] },
  );
  const egg = defineTable(
    "egg",
    { id: integer() },
    { primaryKey: ["id"], foreignKeys: [{ columns: ["id"], references: { table: "chicken", columns: ["id"] } }] },
  );
  const nowhere = { executeQuery: () => assert.fail("nothing is made") };
  await assert.rejects(createTables(nowhere, "sqlite", [chicken, egg]), /cycle/);
});

const SQLITE_COLUMNS = [
  ["contents", "text", true],
  ["label", "text", false],
  ["owner", "integer", false],
  ["place", "integer", false],
  ["sealed", "integer", false],
  ["weight", "real", false],
];
const POSTGRES_COLUMNS = [
  ["contents", "json", true],
  ["label", 'text collate "C"', false],
  ["owner", "bigint", false],
  ["place", "bigint", false],
  ["sealed", "boolean", false],
  ["weight", "double precision", false],
];
const POSTGRES_CHECKS = [
  "crates_owner_check",
  "crates_place_check",
  "owners_id_check",
  "owners_kind_check",
  "owners_name_check",
];
const SQLITE_CHECKS = [
  "crates_contents_check",
  "crates_label_check",
  "crates_owner_check",
  "crates_place_check",
  "crates_sealed_check",
  ...POSTGRES_CHECKS.slice(2),
];
