import assert from "node:assert/strict";
import { test } from "node:test";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import { migrate } from "@outbound/kit/store/migrate.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { MIGRATIONS } from "../migrations.ts";
import { type CargoTables, TABLES } from "../tables.ts";
import { ledgerSums, makeEarlierVersion } from "../testing/earlier-versions.ts";
import { knownModel, modelOf } from "./carried/old-models.ts";

const CLOCK_MS = 961_243_200_123;

onEachEngine((_engine, openFresh) => {
  /** Creates a store of this version, applies these changes, and migrates it to the current version. */
  async function carriedOver(
    t: Parameters<typeof openFresh>[0],
    version: number,
    changes: readonly string[] = [],
  ): Promise<Store<CargoTables>> {
    const store = await openFresh<CargoTables>(t, TABLES);
    await makeEarlierVersion(store, version);
    for (const change of changes) await store.transaction((tx) => runStatements(tx, change));
    await migrate(store, MIGRATIONS);
    return store;
  }

  test("[MIGRATE6] the history of version 6 is kept, and one entry adds what its ledger lacked", async (t) => {
    const store = await carriedOver(t, 6);
    const ledger = await store.read.selectFrom("ledger").selectAll().orderBy("id").execute();
    assert.deepEqual(
      ledger.map(({ id, player_id, amount, reason, package_id }) => [id, player_id, amount, reason, package_id]),
      [
        [1, 1, 1_284_501, "carried-over", null],
        [2, 4, 250_000, "carried-over", null],
        [3, 1, -1_200, "fuel", null],
        [4, 1, 900, "delivery", 1],
        [5, 4, 77, "carried-over", null],
      ],
    );
    const events = await store.read.selectFrom("events").selectAll().orderBy("id").execute();
    const at = 1_700_001_000_000;
    assert.deepEqual(events, [
      {
        ...{ id: 1, player_id: 1, kind: "delivered", clock_ms: 961_210_000_000, at: at + 100_000 },
        ...{ plane_id: 1, package_id: 1, data: { payout: 900 } },
      },
      {
        ...{ id: 7, player_id: 1, kind: "departed", clock_ms: 961_240_000_001, at },
        ...{ plane_id: 4, package_id: null, data: { destIcao: "KJFK", fuelL: 10 } },
      },
    ]);
  });

  test("[MIGRATE1] the clock is stopped if no plane flies or is in repair", async (t) => {
    const store = await carriedOver(t, 1, ["update planes set status = 'idle'"]);
    const world = await store.read.selectFrom("world").select(["is_running", "anchor_sim_time"]).execute();
    assert.deepEqual(world, [{ is_running: false, anchor_sim_time: CLOCK_MS }]);
    const planes = await store.read.selectFrom("planes").select(["airport_icao", "leg_km"]).orderBy("id").execute();
    assert.deepEqual(
      planes.map(({ airport_icao, leg_km }) => [airport_icao, leg_km]),
      [
        ["EDDF", null],
        ["EDDM", null],
        ["EDDF", null],
        ["EDDF", null],
      ],
    );
  });

  test("[MIGRATE1] an overdue flight or repair ends now, because the clock never goes back", async (t) => {
    const store = await carriedOver(t, 5, [
      `update planes set arrival_ms = ${CLOCK_MS - 5} where id = 2`,
      `update planes set repair_ends_ms = ${CLOCK_MS - 5} where id = 3`,
    ]);
    const planes = await store.read
      .selectFrom("planes")
      .select(["arrival_sim_time", "repair_ends_sim_time"])
      .where("id", "in", [2, 3])
      .orderBy("id")
      .execute();
    assert.deepEqual(planes, [
      { arrival_sim_time: CLOCK_MS, repair_ends_sim_time: null },
      { arrival_sim_time: null, repair_ends_sim_time: CLOCK_MS },
    ]);
  });

  test("[MIGRATE6] negative cash becomes 0, half a euro is rounded up, and reputation is clamped", async (t) => {
    for (const [cash, reputation, money, thousandths] of [
      [-20.5, -3, 0, 0],
      [0.49999, 100.5, 0, 100_000],
      [7.5, 33.3333, 8, 33_333],
    ]) {
      const store = await carriedOver(t, 1, [`update sim_state set cash = ${cash}, reputation = ${reputation}`]);
      const players = await store.read.selectFrom("players").select(["money", "reputation"]).execute();
      assert.deepEqual(players, [{ money, reputation: thousandths }]);
      assert.deepEqual(await ledgerSums(store), [{ player_id: 1, sum: money }]);
    }
  });

  test("[MIGRATE1] new ids are above those that were migrated", async (t) => {
    const store = await carriedOver(t, 2);
    const row = { username: "nova", username_key: "nova", company_name: "Nova", created_at: 1 };
    const added = await store.write
      .insertInto("players")
      .values(row as never)
      .returning("id")
      .execute();
    assert.deepEqual(added, [{ id: 5 }]);
  });
});

test("[MIGRATE3] an unknown model becomes the one with the nearest number of slots, on ties the smaller", () => {
  assert.equal(knownModel("B752", 1), "B752");
  assert.deepEqual(
    [0, 3, 4, 6, 7, 34, 101, 5_000].map((slots) => knownModel("ZEPPELIN", slots)),
    ["C208", "C208", "DHC6", "C408", "SF34", "B734", "IL76", "B748"],
  );
  for (let slots = 0; slots < 300; slots++) {
    const id = knownModel("ZEPPELIN", slots);
    const today = aircraftOf(id);
    assert.ok(
      today !== undefined && modelOf(id).maxFuelL <= today.maxFuel,
      `${id} is in the catalog, and its tank as large`,
    );
  }
});
