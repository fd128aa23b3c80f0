import assert from "node:assert/strict";
import { test } from "node:test";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { MIGRATIONS } from "../../migrations.ts";
import { type CargoTables, TABLES } from "../../tables.ts";
import { makeEarlierVersion } from "../../testing/earlier-versions.ts";

onEachEngine((_engine, openFresh) => {
  test("[GO1] the counters of milestones are computed from the stored packages", async (t) => {
    const store = await openFresh<CargoTables>(t, TABLES);
    await makeEarlierVersion(store, 17);
    await store.write
      .updateTable("packages")
      .set({ special: "fragile", landings: 1 })
      .where("id", "in", [1, 12])
      .execute();
    await migrate(store, MIGRATIONS.slice(0, 18));
    const players = await store.read
      .selectFrom("players")
      .select(["id", "delivered_to", "countries", "specials_delivered", "heaviest_kg", "longest_leg_km"])
      .orderBy("id")
      .execute();
    const shown = players.map(({ longest_leg_km, ...player }) => ({ ...player, km: Math.round(longest_leg_km) }));
    const none = { delivered_to: "", countries: 0, specials_delivered: [], heaviest_kg: 0, km: 0 };
    const founder = { delivered_to: "EDDF1EDDM1", countries: 1, specials_delivered: ["fragile"], heaviest_kg: 1500 };
    assert.deepEqual(shown, [
      { id: 1, ...founder, km: 448 },
      { id: 4, ...none },
      { id: 5, ...none },
    ]);
  });
});
