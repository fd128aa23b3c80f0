import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { StartError } from "../settings/start-error.ts";
import { createTables } from "../store/ddl.ts";
import { introspect } from "../store/introspect.ts";
import { openStore, sqlitePath } from "../store/store.ts";
import { defineTable, integer } from "../store/table.ts";
import { onEachEngine } from "../testing/engines.ts";
import { openMigrated } from "./open-migrated.ts";

const tables = [defineTable("crates", { id: integer() }, { primaryKey: ["id"] })];
const options = {
  setting: "CRATES_URL",
  tables,
  migrations: [
    { id: 1, name: "crates", up: (db: never, engine: "sqlite" | "postgres") => createTables(db, engine, tables) },
  ],
};

onEachEngine((engine, _openFresh, freshUrl) => {
  test("a check before the creation of a database prevents it, and does not run for one that exists", async (t) => {
    const url = await freshUrl(t);
    const beforeCreation = () => {
      throw new StartError("SECRET is too easy to guess");
    };
    await assert.rejects(openMigrated(url, { ...options, beforeCreation }), { message: "SECRET is too easy to guess" });
    if (engine === "sqlite") assert.equal(existsSync(sqlitePath(url)), false);
    const empty = await openStore(url, { tables });
    assert.deepEqual(await introspect(empty.read, engine), {});
    await empty.close();
    await (await openMigrated(url, options)).close();
    await (await openMigrated(url, { ...options, beforeCreation })).close();
  });
});
