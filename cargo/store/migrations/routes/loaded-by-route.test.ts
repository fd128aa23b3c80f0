import assert from "node:assert/strict";
import { test } from "node:test";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { MIGRATIONS } from "../../migrations.ts";
import { type CargoTables, TABLES } from "../../tables.ts";
import { makeEarlierVersion } from "../../testing/earlier-versions.ts";
import { addLoadedByRoute } from "./loaded-by-route.ts";

const THIS = MIGRATIONS.find(({ up }) => up === addLoadedByRoute)?.id ?? 0;

onEachEngine((_engine, openFresh) => {
  test("[RT3] cargo aboard planes on active routes counts as loaded by the route, all other packages as loaded by hand", async (t) => {
    const store = await openFresh<CargoTables>(t, TABLES);
    await makeEarlierVersion(store, THIS - 1);
    const onRoute = (id: number, route_status: "active" | "suspended") =>
      store.write
        .updateTable("planes")
        .set({ route_id: 1, route_status, route_next_index: 0 })
        .where("id", "=", id)
        .execute();
    await onRoute(2, "active");
    await onRoute(4, "suspended");
    await migrate(store, MIGRATIONS);
    const packages = await store.read.selectFrom("packages").select(["id", "loaded_by_route"]).orderBy("id").execute();
    assert.deepEqual(
      packages.filter(({ loaded_by_route }) => loaded_by_route).map(({ id }) => id),
      [5, 9],
    );
    assert.ok(packages.length > 50);
  });
});
