import assert from "node:assert/strict";
import { test } from "node:test";
import { createLogger } from "@outbound/kit/observe/logger.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { jobIdKey } from "../store/job-id-key.ts";
import type { CargoTables } from "../store/tables.ts";
import { cargoTestApp, freshCargoApp } from "../testing/cargo-app.ts";
import { MIGRATED } from "../testing/migrated.ts";
import { tableRows } from "../testing/table-rows.ts";

onEachEngine((engine, openFresh) => {
  test("[FAIR1] a player cannot guess the id of the job that will refill an emptied slot", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const slots = tableRows(admin, "slots");
    const key = { airport_icao: "EDDF", slot: 0 };
    const before = Number((await slots.one(key)).package_id);
    assert.ok((await mira.state()).packages.some(({ id }) => id === before));
    await slots.edit(key, { package_id: null, ready_at: 0 });
    const after = Number((await slots.one(key)).package_id);
    assert.ok((await mira.state()).packages.some(({ id }) => id === after));
    assert.ok(before >= 2 ** 52 && after >= 2 ** 52 && after <= Number.MAX_SAFE_INTEGER);
    // In earlier versions ids grew by 2^20 per job.
    for (const guess of [before + 2 ** 20, before + 1, before + 16]) {
      assert.notEqual(after, guess);
      refusedWith(await mira.call("POST", `/api/packages/${guess}/load`, { planeId: 1 }), 404, "unknown-package");
    }
  });

  test("[FAIR1] [ADMIN6] no answer, no table of the panel and no log line contains the seed or the key of the ids", async (t) => {
    if (engine === "postgres") return;
    const lines: string[] = [];
    const logger = createLogger("cargo", "trace", { write: (line: string) => lines.push(line) });
    const seed = 8_765_432_109_876_543;
    const store = await openFresh<CargoTables>(t, MIGRATED);
    await store.write.updateTable("world").set({ seed }).execute();
    const cargo = cargoTestApp(t, store, { settings: { logger } });
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const texts = [JSON.stringify(await mira.state())];
    const names = await admin.ok<string[]>("GET", "/api/admin/tables");
    for (const name of names) texts.push(JSON.stringify(await tableRows(admin, name).all()));
    assert.ok(texts.length > 10);
    const secrets = [String(seed), ...jobIdKey(seed).flatMap((word) => [String(word), word.toString(16)])];
    for (const text of [...texts, lines.join("\n")]) {
      for (const secret of secrets) assert.equal(text.includes(secret), false);
    }
    assert.equal("seed" in (await tableRows(admin, "world").one({ id: 1 })), false);
  });
});
