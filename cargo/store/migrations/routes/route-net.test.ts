import assert from "node:assert/strict";
import { test } from "node:test";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { MIGRATIONS } from "../../migrations.ts";
import { type CargoTables, TABLES } from "../../tables.ts";
import { makeEarlierVersion } from "../../testing/earlier-versions.ts";
import { addRouteNet } from "./route-net.ts";

const THIS = MIGRATIONS.find(({ up }) => up === addRouteNet)?.id ?? 0;

onEachEngine((_engine, openFresh) => {
  test("[RT10] net results of existing routes count from the last commit, and flying planes continue the leg of their active route", async (t) => {
    const store = await openFresh<CargoTables>(t, TABLES);
    await makeEarlierVersion(store, THIS - 1);
    const world = await store.read.selectFrom("world").selectAll().executeTakeFirstOrThrow();
    await store.write
      .updateTable("world")
      .set({ is_running: true, last_at: world.anchor_at + 1_000 })
      .execute();
    const policy = { max_later_stops: 2, open_jobs: true, min_net_per_hour: 0, repair_below: 40 };
    await store.transaction((tx) =>
      tx
        .insertInto("routes")
        .values({ id: 7, owner_id: 1, name: "Old", stops: JSON.stringify(["EDDF", "EDDM"]), ...policy } as never)
        .execute(),
    );
    const before = await store.read.selectFrom("planes").select(["id", "dest_icao"]).orderBy("id").execute();
    const [flying, other] = before.filter(({ dest_icao }) => dest_icao !== null).map(({ id }) => id);
    const parked = before.find(({ dest_icao }) => dest_icao === null)?.id;
    const onRoute = (id: number | undefined, route_status: "active" | "suspended") =>
      store.write
        .updateTable("planes")
        .set({ route_id: 7, route_status, route_next_index: 0 })
        .where("id", "=", id ?? 0)
        .execute();
    await onRoute(flying, "active");
    await onRoute(other, "suspended");
    await onRoute(parked, "active");
    await migrate(store, MIGRATIONS);
    const routes = await store.read.selectFrom("routes").select(["id", "net", "net_since"]).execute();
    assert.deepEqual(routes, [{ id: 7, net: 0, net_since: world.anchor_sim_time + 24_000 }]);
    const planes = await store.read.selectFrom("planes").select(["id", "leg_route_id"]).execute();
    assert.deepEqual(
      planes.filter(({ leg_route_id }) => leg_route_id !== null),
      [{ id: flying, leg_route_id: 7 }],
    );
    assert.ok(flying !== undefined && other !== undefined && parked !== undefined);
  });
});
