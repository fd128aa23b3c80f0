import assert from "node:assert/strict";
import { test } from "node:test";
import { type Kysely, sql } from "kysely";
import { onEachEngine } from "../testing/engines.ts";
import { allowValues, type MoreValues } from "./allow-values.ts";
import type { DatabaseOf, Engine } from "./database.ts";
import { createTables } from "./ddl.ts";
import { ConstraintError } from "./errors.ts";
import { introspect } from "./introspect.ts";
import { type MigrationDatabase, MigrationError, migrate } from "./migrate.ts";
import { defineTable, integer, nullable, text } from "./table.ts";

const tables = (kinds: readonly string[]) => {
  const owners = defineTable(
    "owners",
    { id: integer({ generated: true }), kind: text({ max: 9, oneOf: kinds }), rank: text({ oneOf: ["a", "b"] }) },
    { primaryKey: ["id"], indexes: [["kind"]] },
  );
  const crates = defineTable(
    "crates",
    { owner: integer(), kind: nullable(text({ oneOf: kinds })) },
    {
      primaryKey: ["owner"],
      foreignKeys: [{ columns: ["owner"], references: { table: "owners", columns: ["id"] } }],
    },
  );
  return [owners, crates] as const;
};

const BEFORE = tables(["it's", "person"]);
const AFTER = tables(["it's", "firm", "person", "[club]"]);
type DB = DatabaseOf<typeof BEFORE>;

const FIRM: readonly MoreValues[] = [
  { table: "owners", column: "kind", values: ["firm"], after: "it's" },
  { table: "owners", column: "kind", values: ["[club]"] },
  { table: "crates", column: "kind", values: ["firm"], after: "it's" },
  { table: "crates", column: "kind", values: ["[club]"] },
];

/** Inserts an owner; the database assigns the number. */
const addOwner = (db: Kysely<DB>, kind: string) =>
  sql`insert into owners (kind, rank) values (${kind}, 'a')`.execute(db);

onEachEngine((engine, openFresh) => {
  const open = async (t: Parameters<typeof openFresh>[0], more: readonly MoreValues[]) => {
    const store = await openFresh<DB>(t, BEFORE);
    await store.transaction(async (tx) => {
      await createTables(tx, engine, BEFORE);
      await addOwner(tx, "person");
      await addOwner(tx, "it's");
      await tx.insertInto("crates").values({ owner: 1, kind: null }).execute();
      await tx.deleteFrom("owners").where("id", "=", 2).execute();
    });
    const baseline = { owners: ["id"], crates: ["owner"] };
    const widen = async (tx: MigrationDatabase, on: Engine) => {
      for (const one of more) await allowValues(tx, on, one);
    };
    const migrated = migrate(store, [
      { id: 1, name: "the first schema", baseline, up: async () => {} },
      { id: 2, name: "firms", up: widen },
    ]);
    return { store, migrated };
  };

  test("a widened column has the schema of the new definition and keeps rows, keys and the next number", async (t) => {
    const { store, migrated } = await open(t, FIRM);
    await migrated;
    const fresh = await openFresh<DB>(t, AFTER);
    await fresh.transaction((tx) => createTables(tx, engine, AFTER));
    const { migrations, ...live } = await introspect(store.read, engine);
    assert.deepEqual(live, await introspect(fresh.read, engine));
    assert.deepEqual(await store.read.selectFrom("owners").selectAll().execute(), [
      { id: 1, kind: "person", rank: "a" },
    ]);
    await addOwner(store.write, "firm");
    await store.write.insertInto("crates").values({ owner: 3, kind: "[club]" }).execute();
    await assert.rejects(addOwner(store.write, "ghost"), ConstraintError);
    const orphan = store.write.insertInto("crates").values({ owner: 9, kind: null }).execute();
    await assert.rejects(orphan, ConstraintError);
  });

  const faults: readonly [MoreValues, RegExp][] = [
    [{ table: "owners", column: "id", values: ["x"] }, /owners\.id has no check of allowed values/],
    [{ table: "owners", column: "kind", values: ["person"] }, /owners\.kind may hold person already/],
    [{ table: "owners", column: "kind", values: ["x"], after: "y" }, /owners\.kind may not hold y/],
  ];
  for (const [more, message] of faults) {
    test(`a migration fails and changes nothing if ${message.source.replaceAll("\\", "")}`, async (t) => {
      const { store, migrated } = await open(t, [FIRM[0] as MoreValues, more]);
      await assert.rejects(migrated, (error) => error instanceof MigrationError && message.test(error.message));
      const { migrations, ...live } = await introspect(store.read, engine);
      const fresh = await openFresh<DB>(t, BEFORE);
      await fresh.transaction((tx) => createTables(tx, engine, BEFORE));
      assert.deepEqual(live, await introspect(fresh.read, engine));
    });
  }
});
