import assert from "node:assert/strict";
import { test } from "node:test";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { MIGRATIONS } from "../migrations.ts";
import { type CargoTables, TABLES } from "../tables.ts";
import { ledgerSums, makeEarlierVersion } from "../testing/earlier-versions.ts";

onEachEngine((_engine, openFresh) => {
  test("[MK1] payouts that were fixed earlier keep their amount and show no demand, and every airport starts without a load", async (t) => {
    const store = await openFresh<CargoTables>(t, TABLES);
    await makeEarlierVersion(store, 19);
    const payouts = () => store.read.selectFrom("packages").select(["id", "payout", "settled"]).orderBy("id").execute();
    const [before, cash] = [await payouts(), await ledgerSums(store)];
    await migrate(store, MIGRATIONS);
    assert.deepEqual([await payouts(), await ledgerSums(store)], [before, cash]);
    const fixed = await store.read.selectFrom("packages").selectAll().where("demand", "is not", null).execute();
    assert.deepEqual([fixed, await store.read.selectFrom("demand").selectAll().execute()], [[], []]);
  });
});
