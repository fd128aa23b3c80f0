import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { openMigrated } from "../../cargo/store/open.ts";
import { hold, realFile, StoreHeldError } from "../../kit/store/holder.ts";
import { openStore } from "../../kit/store/store.ts";
import { type SpaceTables, TABLES } from "../../space/store/tables.ts";
import { removeDatabases } from "./databases.ts";
import { seedCargo } from "./seed-cargo.ts";
import { seedSpace } from "./seed-space.ts";

describe("the development databases", () => {
  const folder = mkdtempSync(join(tmpdir(), "outbound-dev-seed-"));
  after(() => rmSync(folder, { recursive: true }));
  const url = (name: string) => `sqlite:${join(folder, name)}`;

  test("databases are removed unless a service uses one of them", async () => {
    const files = [join(folder, "unused.db"), join(folder, "used.db")];
    for (const file of files) writeFileSync(file, "");
    const holder = hold(realFile(files[1] ?? ""));
    await assert.rejects(removeDatabases(files), StoreHeldError);
    assert.deepEqual(files.map(existsSync), [true, true]);
    holder.release();
    await removeDatabases(files);
    assert.deepEqual(files.map(existsSync), [false, false]);
  });

  test("seeding gives the same played space game each time", async () => {
    const seeded = async (name: string) => {
      await seedSpace(url(name));
      const store = await openStore<SpaceTables>(url(name), { tables: TABLES });
      const save = await store.read.selectFrom("save").selectAll().execute();
      const events = await store.read.selectFrom("events").select(["seq", "kind", "turn"]).execute();
      await store.close();
      return { save, events };
    };
    const first = await seeded("space-1.db");
    assert.deepEqual(await seeded("space-2.db"), first);
    assert.ok((first.save[0]?.turn ?? 0) > 0 && first.events.length > 20);
  });

  test("seeding at the same instant gives the same cargo world, with planes that still fly", async () => {
    const seeded = async (name: string) => {
      await seedCargo(url(name), Date.UTC(2030, 0, 1));
      const store = await openMigrated(url(name));
      const planes = await store.read.selectFrom("planes").selectAll().orderBy("id").execute();
      const players = await store.read
        .selectFrom("players")
        .select(["id", "username", "money"])
        .orderBy("id")
        .execute();
      await store.close();
      return { planes, players };
    };
    const first = await seeded("cargo-1.db");
    assert.deepEqual(await seeded("cargo-2.db"), first);
    assert.equal(first.planes.filter(({ status }) => status === "flying").length, 3);
    assert.equal(first.players.length, 4);
  });
});
