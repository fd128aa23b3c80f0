import assert from "node:assert/strict";
import { test } from "node:test";
import { readStream } from "@outbound/kit/event-stream/testing/stream-server.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { bearer, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { AWAY, type Pilot, Stage } from "../testing/stage.ts";
import { listening } from "../testing/state-reader.ts";
import { tableRows } from "../testing/table-rows.ts";
import type { CampaignPageView, LedgerPageView } from "./schemas.ts";

onEachEngine((_engine, openFresh) => {
  test("[TO1] deliveries by hand fill a campaign, its end pays once, and a deleted player's contribution stays without a name", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const [pilot, other] = [await stage.pilot(), await stage.pilot()];
    const campaigns = async (query = "") => pilot.ok<CampaignPageView>("GET", `/api/campaigns${query}`);
    const create = (targetKg: number, simMs: number) =>
      other.ok("POST", "/api/test/create-campaign", { icao: AWAY, group: "consumer", targetKg, simMs });
    assert.deepEqual(await campaigns(), { items: [], nextBefore: null });
    await create(1_000_000, 300 * HOUR_MS);
    await create(400, 20 * HOUR_MS);
    for (const by of [pilot, other]) {
      await stage.loaded(by, { payout: 5_000, commodity: "cartons", weightKg: 300 });
      await by.ok("POST", `/api/planes/${by.planeId}/fly`, { destIcao: AWAY });
    }
    await pilot.ok("POST", "/api/test/advance", { simMs: 4 * HOUR_MS });
    const [small, large] = (await campaigns()).items;
    assert.deepEqual(
      [small, large].map((one) => [one?.deliveredKg, one?.targetKg, one?.outcome, one?.carriers]),
      [
        [400, 400, "running", 2],
        [600, 1_000_000, "running", 2],
      ],
    );
    assert.deepEqual(small?.own, { kg: 300, earned: 5000, bonus: 1250 });
    const page = await campaigns("?limit=1");
    assert.deepEqual([page.items[0]?.id, page.nextBefore], [small?.id, small?.id]);
    assert.deepEqual((await campaigns(`?before=${page.nextBefore}`)).items, [large]);

    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDF" });
    const before = await pilot.state();
    cargo.clock.advance(1);
    const admin = await cargo.admin();
    await admin.ok("PATCH", `/api/admin/tables/planes/rows?pk.id=${pilot.planeId}`, { queue: [] });
    // A plane that flies for a day keeps the clock running until the campaign is over.
    const [plane] = await tableRows(admin, "planes").all({ id: pilot.planeId });
    await admin.ok("PATCH", `/api/admin/tables/planes/rows?pk.id=${pilot.planeId}`, {
      arrival_sim_time: Number(plane?.departure_sim_time) + 30 * HOUR_MS,
    });
    await pilot.ok("POST", "/api/test/advance", { simMs: 25 * HOUR_MS });
    assert.equal((await campaigns()).items.find(({ id }) => id === small?.id)?.outcome, "succeeded");
    const ledger = (await pilot.ok<LedgerPageView>("GET", "/api/history/ledger?limit=200")).items;
    assert.deepEqual(
      ledger.filter(({ reason }) => reason === "campaign").map(({ amount }) => amount),
      [1250],
    );
    const after = await pilot.state();
    assert.equal(after.player.money - before.player.money, 1250);
    assert.equal(
      ledger.reduce((sum, { amount }) => sum + amount, 0),
      after.player.money,
    );
    const { items } = await pilot.ok<{ items: readonly { data: Record<string, unknown> }[] }>(
      "GET",
      "/api/history/events?kinds=campaign-ended",
    );
    assert.deepEqual([items.length, items[0]?.data.succeeded, items[0]?.data.paid], [1, true, 1250]);

    const rows = tableRows(admin, "contributions");
    const mine = await rows.all({ player_id: other.id });
    assert.equal(mine.length, 2);
    await other.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    const left = (await rows.all()).filter(({ id }) => mine.some((row) => row.id === id));
    assert.deepEqual(
      left.map(({ player_id, kg }) => [player_id, kg]),
      mine.map(({ kg }) => [null, kg]),
    );
    assert.equal((await campaigns()).items.find(({ id }) => id === small?.id)?.deliveredKg, 400);
  });

  test("[TO1] streams of snapshots and of deltas report other players' deliveries within a second, as events without an id", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const port = await listening(stage.cargo.app);
    const pilots = [await stage.pilot(), await stage.pilot()] as const;
    const campaign = { icao: AWAY, group: "consumer", targetKg: 1_000, simMs: 300 * HOUR_MS };
    await pilots[0].ok("POST", "/api/test/create-campaign", campaign);
    const id = (await pilots[0].ok<CampaignPageView>("GET", "/api/campaigns")).items[0]?.id;
    const readers = await Promise.all(
      ["", "?frames=delta"].map(async (frames, index) => {
        const reader = await readStream(port, bearer(pilots[index]?.token ?? ""), `/api/stream${frames}`);
        t.after(() => reader.close());
        await reader.next();
        return reader;
      }),
    );
    const reports = () =>
      Promise.all(
        readers.map(async (reader) => {
          for (;;) {
            const message = (await reader.next()) ?? assert.fail("the stream ended");
            if (message.event === "campaign") return { id: message.id, data: JSON.parse(message.data) };
          }
        }),
      );
    const deliver = async (by: Pilot) => {
      await stage.loaded(by, { payout: 5_000, commodity: "cartons", weightKg: 300 });
      await by.ok("POST", `/api/planes/${by.planeId}/fly`, { destIcao: AWAY });
      await by.ok("POST", "/api/test/advance", { simMs: 4 * HOUR_MS });
    };
    const report = (deliveredKg: number) => {
      const one = { id: undefined, data: { id, deliveredKg, targetKg: 1_000 } };
      return [one, one];
    };
    await deliver(pilots[0]);
    const answeredAt = performance.now();
    assert.deepEqual(await reports(), report(300));
    assert.ok(performance.now() - answeredAt < 1_000);
    await deliver(pilots[1]);
    assert.deepEqual(await reports(), report(600));
  });

  test("[TO1] [HOOK9] a page of campaigns has 1 to 200 items", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    for (const query of ["limit=0", "limit=201", "before=0", "before=x", "after=1"]) {
      refusedWith(await pilot.call("GET", `/api/campaigns?${query}`), 400, "malformed-request", query);
    }
    const made = { icao: AWAY, group: "mail", targetKg: 5, simMs: 5 };
    for (const change of [{ targetKg: 0 }, { simMs: 0 }, { group: "gold" }, { icao: 5 }, { more: 1 }]) {
      const body = { ...made, ...change };
      refusedWith(await pilot.call("POST", "/api/test/create-campaign", body), 400, "malformed-request");
    }
  });
});
