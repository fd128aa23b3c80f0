import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { JOB_AIRPORTS } from "../rules/geography/airports.ts";
import { freshCargoApp, type PlayerClient } from "../testing/cargo-app.ts";
import { AWAY, Stage } from "../testing/stage.ts";
import { tableRows } from "../testing/table-rows.ts";
import type { DemandView, PackageView, WorldEventPageView } from "./schemas.ts";

const indexAt = async (player: PlayerClient, icao: string): Promise<number> => {
  const { items } = await player.ok<DemandView>("GET", "/api/demand?group=consumer");
  return items.find((item) => item.icao === icao)?.index ?? 1;
};

onEachEngine((_engine, openFresh) => {
  test("[MK2] [HOOK7] a world event is listed, and changes what a job pays from then on", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const id = await stage.contract(pilot, { commodity: "cartons", weightKg: 1_200, payout: undefined });
    const job = async () => (await pilot.state()).packages.find((one) => one.id === id) ?? assert.fail("not shown");
    const { demand = 1 } = await job();
    await pilot.ok("POST", "/api/test/create-event", { kind: "festival", regionId: "central-europe", simMs: HOUR_MS });
    await pilot.ok("POST", "/api/test/create-event", { kind: "festival", regionId: "western-europe", simMs: HOUR_MS });
    const { items } = await pilot.ok<WorldEventPageView>("GET", "/api/world/events?limit=200");
    assert.deepEqual(
      items.slice(-2).map(({ kind, factor }) => [kind, factor]),
      [
        ["festival", 1.2],
        ["festival", 1.2],
      ],
    );
    assert.ok(((await job()).demand ?? 0) > demand * 1.15);
  });

  test("[MK1] a delivery lowers the demand at its destination, payouts follow the demand, and a restart does not change it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const [pilot, admin] = [await stage.pilot(), await stage.admin()];
    const { items } = await pilot.ok<DemandView>("GET", "/api/demand?group=consumer");
    assert.ok(items.length > JOB_AIRPORTS.length * 0.9);
    assert.ok(items.every(({ index }) => index !== 1 && index >= 0.88 && index <= 1.12));
    const before = await indexAt(pilot, AWAY);
    await stage.loaded(pilot, { weightKg: 1_200, commodity: "cartons" });
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: AWAY });
    await pilot.ok("POST", "/api/test/advance", { simMs: 2 * HOUR_MS });
    const demand = tableRows(admin, "demand");
    const [row] = (await demand.page("")).rows;
    assert.deepEqual([row?.airport_icao, row?.commodity_group, row?.kg], [AWAY, "consumer", 1_200]);
    const key = { airport_icao: AWAY, commodity_group: "consumer" };
    const edited = await demand.edit(key, { kg: 200_000 });
    assert.equal(edited.status, 200, edited.text);
    const after = await indexAt(pilot, AWAY);
    assert.ok(after < before * 0.75, `${before} to ${after}`);
    const heavy = await stage.contract(pilot, { weightKg: 5_000, payout: undefined });
    const light = await stage.contract(pilot, { weightKg: 1_000, payout: undefined });
    const shown = async (id: number): Promise<PackageView> => {
      const { jobs } = await pilot.ok<{ jobs: PackageView[] }>("GET", "/api/airports/EDDF/jobs");
      return jobs.find((job) => job.id === id) ?? assert.fail("not shown");
    };
    const stateOf = async (id: number) => (await pilot.state()).packages.find((job) => job.id === id);
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/queue`, { destIcao: "EDDF" });
    assert.deepEqual([(await shown(heavy)).demand, (await shown(light)).demand], [after, Math.max(0.9, after)]);
    const offered = await shown(light);
    await pilot.ok("POST", `/api/packages/${light}/accept`);
    await demand.remove(key);
    assert.equal(await indexAt(pilot, AWAY), before);
    const accepted = await stateOf(light);
    assert.deepEqual([accepted?.payout, accepted?.demand], [offered.payout, offered.demand], "fixed when accepted");
    assert.ok(((await shown(heavy)).payout ?? 0) > offered.payout);
  });
});
