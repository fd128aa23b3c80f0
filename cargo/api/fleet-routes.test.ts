import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp, type PlayerClient } from "../testing/cargo-app.ts";
import type { StateView } from "./schemas.ts";

const ROUND = { name: "Round", stops: ["EDDF", "EDDM", "EDDS"], loop: true };

/** Gives the player three planes at EDDF; returns their ids. */
async function fleetOf(player: PlayerClient): Promise<number[]> {
  await player.ok("POST", "/api/test/add-cash", { amount: 1_000_000 });
  for (let planes = 1; planes < 3; planes++) {
    await player.ok("POST", "/api/planes/buy", { modelId: "DHC6", icao: "EDDF" });
  }
  return (await player.state()).planes.map(({ id }) => id);
}

onEachEngine((_engine, openFresh) => {
  test("[RT1] [RT2] a route is previewed, created and flown through the API, and earns while nobody sends requests", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.settle("mira");
    const tried = await mira.ok<StateView>("POST", "/api/routes?preview=true", ROUND);
    const [lap] = tried.laps ?? [];
    assert.deepEqual(
      [tried.laps?.length, lap?.modelId, lap?.reachable, lap?.lineFreightKg],
      [1, "C208", true, 3 * 795],
    );
    assert.deepEqual((await mira.state()).routes, []);
    const [route] = (await mira.ok<StateView>("POST", "/api/routes", ROUND)).routes;
    assert.equal(route?.lapKm, lap?.km);
    const path = `/api/planes/${(await mira.state()).planes[0]?.id}/route`;
    const assigning = await mira.ok<StateView>("POST", `${path}?preview=true`, { routeId: route?.id });
    assert.deepEqual(assigning.laps, tried.laps, "shown before the plane takes freight of it");
    const { planes, player } = await mira.ok<StateView>("POST", path, { routeId: route?.id });
    assert.deepEqual(planes[0]?.route, { routeId: route?.id, status: "active", nextIndex: 1 });
    assert.deepEqual(
      [planes[0]?.destIcao, planes[0]?.queue, player.desks],
      ["EDDM", ["EDDS", "EDDF"], { used: 1, total: 6 }],
    );
    assert.ok(player.routesUntilRealMs > 47 * 3_600_000 && player.routesUntilRealMs <= 48 * 3_600_000);
    const earning = await mira.ok<StateView>("POST", "/api/test/advance", { simMs: 12 * 3_600_000 });
    assert.equal(earning.planes[0]?.status, "flying");
    const listed = await mira.ok<{ items: StateView["routes"] }>("GET", "/api/routes");
    assert.deepEqual(listed.items, earning.routes);
    const { items } = await mira.ok<{ items: readonly { reason: string; amount: number }[] }>(
      "GET",
      "/api/history/ledger?limit=3",
    );
    assert.deepEqual(items.map(({ reason }) => reason).sort(), ["dispatcher", "route", "route-costs"]);
    const net = items.reduce((sum, { amount }) => sum + amount, 0);
    assert.ok(net > 0, JSON.stringify(items));
    assert.deepEqual([listed.items[0]?.net, listed.items[0]?.netSinceSimTime], [net, route?.netSinceSimTime]);
    const without = await mira.ok<StateView>("POST", path, { routeId: null });
    assert.deepEqual([without.planes[0]?.route, without.planes[0]?.queue], [undefined, []]);
    assert.deepEqual((await mira.ok<StateView>("DELETE", `/api/routes/${route?.id}`)).routes, []);
  });

  test("[RT7] the first answer after hours away already counts its own request", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    cargo.clock.advance(30 * 3_600_000);
    const [first, later] = [await mira.state(), await mira.state()];
    assert.ok(first.player.routesUntilRealMs >= later.player.routesUntilRealMs);
  });

  test("[RT1] the dry run of a change shows the lap before planes that wait for cash take freight of it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.settle("mira");
    const { laps, ...tried } = await mira.ok<StateView>("POST", "/api/routes?preview=true", ROUND);
    assert.equal(tried.routes.length, 1);
    const given = { ...ROUND, stopWhenCashBelow: 1_000_000 };
    const [route] = (await mira.ok<StateView>("POST", "/api/routes", given)).routes;
    const planeId = (await mira.state()).planes[0]?.id;
    const waiting = await mira.ok<StateView>("POST", `/api/planes/${planeId}/route`, { routeId: route?.id });
    assert.equal(waiting.planes[0]?.route?.reason, "cash-floor");
    const change = { stopWhenCashBelow: 0 };
    const changing = await mira.ok<StateView>("PATCH", `/api/routes/${route?.id}?preview=true`, change);
    assert.equal(changing.planes[0]?.status, "flying");
    assert.deepEqual(changing.laps, laps);
  });

  test("[HP3] a command on several planes runs in the given order and in one commit, and each plane has its own refusal", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const [mira, otto] = [await cargo.settle("mira"), await cargo.settle("otto")];
    const [first = 0, second = 0, third = 0] = await fleetOf(mira);
    const foreign = (await otto.state()).planes[0]?.id ?? 0;
    const { routes } = await mira.ok<StateView>("POST", "/api/routes", ROUND);
    const routeId = routes[0]?.id;
    const codes = ({ outcomes }: StateView) => outcomes?.map(({ id, problem }) => [id, problem?.code]);

    for (const planeId of [first, second]) await mira.ok("POST", "/api/test/set-health", { planeId, health: 90 });
    const before = (await mira.state()).revision;
    const ids = [third, second, foreign, first, 99_999];
    const expected = [
      [third, "plane-healthy"],
      [second, undefined],
      [foreign, "not-owner"],
      [first, undefined],
      [99_999, "unknown-plane"],
    ];
    const tried = await mira.ok<StateView>("POST", "/api/planes/repair?preview=true", { ids });
    assert.deepEqual([codes(tried), tried.revision], [expected, before]);
    const done = await mira.call<StateView>("POST", "/api/planes/repair", { ids }, { "idempotency-key": "repairs" });
    assert.deepEqual(codes(done.body), expected);
    assert.deepEqual(
      done.body.planes.map(({ status }) => status),
      ["repairing", "repairing", "available"],
    );
    const again = await mira.call<StateView>("POST", "/api/planes/repair", { ids }, { "idempotency-key": "repairs" });
    assert.deepEqual([again.status, again.headers["idempotency-replayed"]], [200, "true"]);
    assert.equal(again.body.player.money, done.body.player.money);

    const assigned = await mira.ok<StateView>("POST", "/api/planes/route", { ids: [third, foreign, first], routeId });
    assert.deepEqual(codes(assigned), [
      [third, undefined],
      [foreign, "not-owner"],
      [first, undefined],
    ]);
    assert.deepEqual(
      assigned.planes.map(({ route }) => route?.status),
      ["active", undefined, "active"],
    );
    for (const body of [{ ids: [] }, { ids: [1, 1] }, { ids: Array.from({ length: 61 }, (_, id) => id + 1) }]) {
      refusedWith(await mira.call("POST", "/api/planes/repair", body), 400, "malformed-request");
    }
  });

  test("[RT1] a route of one stop, and settings out of bounds, are refused", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    const refused = [
      { stops: ["EDDF"] },
      { stops: Array.from({ length: 13 }, (_, index) => (index % 2 === 0 ? "EDDF" : "EDDM")) },
      { stops: ["EDDF", "nowhere"] },
      { name: "" },
      { name: "x".repeat(25) },
      { policy: { maxLaterStops: 4 } },
      { policy: { maxLaterStops: 0 } },
      { policy: { minNetPerHour: 10_000_001 } },
      { policy: { openJobs: 1 } },
      { repairBelow: 91 },
      { repairBelow: -1 },
      { stopWhenCashBelow: -1 },
      { extra: 1 },
    ];
    for (const change of refused) {
      const answer = await mira.call("POST", "/api/routes", { ...ROUND, ...change });
      refusedWith(answer, 400, "malformed-request", JSON.stringify(change));
    }
    assert.deepEqual((await mira.state()).routes, []);
  });
});
