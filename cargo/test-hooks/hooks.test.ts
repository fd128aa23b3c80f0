import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { EventPageView, LedgerPageView, PackageView, PlaneView, StateView } from "../api/schemas.ts";
import { act } from "../testing/a-game.ts";
import { type CargoTestApp, cargoTestApp, freshCargoApp, type PlayerClient } from "../testing/cargo-app.ts";
import { airportsInFull, planeOf, withStatus } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";

const HOOKS = [
  "set-timescale",
  "set-health",
  "add-cash",
  "create-contract",
  "create-event",
  "create-campaign",
  "advance",
  "advance-real",
];

const post = (by: PlayerClient, name: string, body?: object) => by.ok<StateView>("POST", `/api/test/${name}`, body);

const hooksIn = ({ app }: CargoTestApp): string[] =>
  Object.keys(app.openapi().paths).filter((path) => path.startsWith("/api/test"));

/** Returns a player's state after a trip, without ids of jobs and real instants. */
async function outcomeOf(player: PlayerClient) {
  const { player: state, planes, simState, clock } = await player.state();
  // The rest of the scouting hour, and the time for which routes run, follow real time, which the hook does not advance.
  const { scouting: _, routesUntilRealMs: __, ...shown } = state;
  const { items } = await player.ok<EventPageView>("GET", "/api/history/events?limit=200");
  const events = items.map(({ kind, clockMs, data }) => ({ kind, clockMs, data }));
  return { shown, planes, simState, clock, events };
}

onEachEngine((engine, openFresh) => {
  test("[HOOK1] without the setting there are no hooks: they answer 404 to everybody, and the description omits them", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    for (const name of HOOKS) {
      for (const by of [mira, cargo]) {
        refusedWith(await by.call("POST", `/api/test/${name}`, { timeScale: 1 }), 404, "not-found", name);
        refusedWith(await by.call("GET", `/api/test/${name}`), 404, "not-found", name);
      }
    }
    assert.deepEqual(hooksIn(cargo), []);
    const { tags, components } = cargo.app.openapi();
    assert.ok(!JSON.stringify(tags).includes("FLIGHT_TEST_HOOKS"));
    const named = [
      "SetTimescaleRequest",
      "SetHealthRequest",
      "AddCashRequest",
      "CreateContractRequest",
      "AdvanceRequest",
      "AdvanceRealRequest",
    ];
    const schemas = Object.keys(components.schemas ?? {});
    assert.deepEqual(
      schemas.filter((name) => named.includes(name)),
      [],
    );
  });

  test("[HOOK1] with the setting the hooks require a session and are described", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    await cargo.app.ready();
    assert.deepEqual(hooksIn(cargo).sort(), HOOKS.map((name) => `/api/test/${name}`).sort());
    const admin = await cargo.admin();
    for (const name of HOOKS) {
      refusedWith(await cargo.call("POST", `/api/test/${name}`, {}), 401, "not-signed-in", name);
      refusedWith(await admin.call("POST", `/api/test/${name}`, {}), 401, "not-signed-in", name);
      refusedWith(await cargo.call("GET", `/api/test/${name}`), 405, "method-not-allowed", name);
    }
  });

  test("[HOOK1] a start without the setting resets the clock's rate to 24 without a jump of the clock", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" });
    const { simState } = await post(pilot, "set-timescale", { timeScale: 0 });
    const authorization = { authorization: `Bearer ${pilot.token}` };
    const state = async (app: CargoTestApp) =>
      (await app.call<StateView>("GET", "/api/state", undefined, authorization)).body;
    const withHooks = cargoTestApp(t, stage.cargo.store, { withHooks: true, clock: stage.cargo.clock });
    await withHooks.game.start({ resetTimeScale: false });
    assert.deepEqual([(await state(withHooks)).clock.timeScale, (await state(withHooks)).simState], [0, simState]);
    const without = cargoTestApp(t, stage.cargo.store, { clock: stage.cargo.clock });
    await without.game.start({ resetTimeScale: true });
    const { clock, economy, simState: after } = await state(without);
    assert.deepEqual([clock, economy.worldTimeScale], [{ running: true, timeScale: 24 }, 24]);
    assert.ok(after.clockMs >= simState.clockMs && after.clockMs < simState.clockMs + HOUR_MS);
  });

  test("[HOOK2] set-timescale changes the rate of the clock without a jump", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const begun = await pilot.ok<StateView>("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" });
    const held = await post(pilot, "set-timescale", { timeScale: 0 });
    assert.deepEqual([held.clock, held.economy.worldTimeScale], [{ running: true, timeScale: 0 }, 0]);
    assert.ok(held.simState.clockMs >= begun.simState.clockMs);
    stage.cargo.clock.advance(HOUR_MS);
    assert.deepEqual((await pilot.state()).simState, held.simState, "it holds");
    for (const timeScale of [-1, 100_001, "24", null]) {
      refusedWith(await pilot.call("POST", "/api/test/set-timescale", { timeScale }), 400, "malformed-request");
    }
    if (engine === "postgres") return;
    for (const timeScale of [100_000, 24, 0.5]) {
      const { simState } = await post(pilot, "set-timescale", { timeScale });
      stage.cargo.clock.advance(10);
      assert.equal((await pilot.state()).simState.clockMs - simState.clockMs, timeScale * 10, `at ${timeScale}`);
    }
    await post(pilot, "set-timescale", { timeScale: 100_000 });
    stage.cargo.clock.advance(1000);
    const { planes, clock } = await pilot.state();
    assert.deepEqual([planes[0]?.status, clock], ["available", { running: false, timeScale: 100_000 }]);
  });

  test("[HOOK3] set-health sets health in hundredths, breaks a plane at 0, and refuses a plane in use", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [pilot, otto] = [await stage.pilot(), await stage.pilot()];
    const { planeId } = pilot;
    const set = (health: unknown, id = planeId) => pilot.call("POST", "/api/test/set-health", { planeId: id, health });
    for (const [health, shown, broken] of [
      [0, 0, true],
      [0.004, 0, true],
      [0.005, 1, false],
      [49.5, 50, false],
      [99.99, 99, false],
      [100, 100, false],
    ] as const) {
      assert.equal((await set(health)).status, 200);
      const plane = await planeOf(pilot);
      assert.deepEqual([plane.health, plane.broken], [shown, broken], `${health}`);
    }
    for (const health of [-1, 100.5, "50", null]) refusedWith(await set(health), 400, "malformed-request");
    refusedWith(await set(50, 99), 404, "unknown-plane");
    refusedWith(await set(50, otto.planeId), 403, "not-owner");
    await set(50);
    await pilot.ok("POST", `/api/planes/${planeId}/repair`);
    refusedWith(await set(90), 409, "plane-repairing");
    await post(pilot, "advance", { simMs: 10 * HOUR_MS });
    await pilot.ok("POST", `/api/planes/${planeId}/fly`, { destIcao: "EDDM" });
    refusedWith(await set(90), 409, "plane-flying");
  });

  test("[HOOK4] add-cash adds a million by default, and the ledger records it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.settle("mira");
    const given = [
      await post(mira, "add-cash"),
      await post(mira, "add-cash", {}),
      await post(mira, "add-cash", { amount: -25_000 }),
    ];
    assert.deepEqual(
      given.map(({ player }) => player.money),
      [1_125_000, 2_125_000, 2_100_000],
    );
    const { items } = await mira.ok<LedgerPageView>("GET", "/api/history/ledger?limit=3");
    assert.deepEqual(
      items.map(({ amount, reason }) => [amount, reason]),
      [-25_000, 1_000_000, 1_000_000].map((amount) => [amount, "test"]),
    );
    const problem = refusedWith(
      await mira.call("POST", "/api/test/add-cash", { amount: -2_100_001 }),
      409,
      "purse-too-small",
    );
    assert.deepEqual(problem.details, { required: 2_100_001, available: 2_100_000, missing: 1 });
    assert.equal((await post(mira, "add-cash", { amount: -2_100_000 })).player.money, 0);
  });

  test("[HOOK5] create-contract creates the given contract, open to all players and without a slot", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    const given = {
      originIcao: "eddf",
      destIcao: "eddm",
      weightKg: 1_000_000,
      commodity: "vaccines",
      special: "coldchain",
    };
    const before = new Set((await mira.state()).packages.map(({ id }) => id));
    const made = await post(mira, "create-contract", { ...given, payout: 7, lifetimeMs: 60_000 });
    const isNew = ({ id }: PackageView) => !before.has(id);
    const { id = 0, expiresRealMs = 0, ...job } = made.packages.find(isNew) ?? {};
    assert.ok(expiresRealMs > 0 && expiresRealMs <= 60_000);
    const expected = {
      ...given,
      originIcao: "EDDF",
      destIcao: "EDDM",
      status: "open",
      group: "health",
      count: 1,
      payout: 7,
      demand: 1,
      distanceKm: 300,
      needs: { minHealth: 60, rangeKm: 300 },
    };
    assert.deepEqual(job, expected);
    await act(stage.cargo.game, (scene) => scene.putPlayer({ ...scene.player(otto.id), reputation: 90_000 }));
    const others = (await otto.state()).packages.find(isNew);
    assert.deepEqual([others?.id, others?.payout], [id, 7], "whatever the reputation");
    assert.equal(airportsInFull(made.market)[0]?.openJobs, 12);
    const plain = await post(mira, "create-contract", { originIcao: "EDDF", destIcao: "EDDM", weightKg: 100 });
    const [ordinary] = plain.packages.filter((one) => isNew(one) && one.id !== id);
    assert.deepEqual([ordinary?.commodity, ordinary?.special, ordinary?.weightKg], ["cartons", undefined, 100]);
    assert.ok((ordinary?.payout ?? 0) > 150);
    for (const change of [
      { weightKg: 0 },
      { weightKg: 1.5 },
      { special: "none" },
      { commodity: "none" },
      { lifetimeMs: 0 },
      { payout: -1 },
    ]) {
      const answer = await mira.call("POST", "/api/test/create-contract", { ...given, ...change });
      refusedWith(answer, 400, "malformed-request", JSON.stringify(change));
    }
  });

  test("[HOOK6] advancing has the same result as waiting, including stops of the clock", async (t) => {
    if (engine === "postgres") return;
    const trip = async (pass: (cargo: CargoTestApp, player: PlayerClient, simMs: number) => Promise<unknown>) => {
      const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
      const mira = await cargo.settle("mira");
      const { id } = await planeOf(mira);
      await mira.ok("POST", "/api/test/set-health", { planeId: id, health: 60 });
      const before = (await mira.state()).simState.clockMs;
      await mira.ok("POST", `/api/planes/${id}/dispatch`, { legs: ["EDDM", "EDDH", "EDDF"] });
      await pass(cargo, mira, 2 * HOUR_MS);
      const onTheWay = await outcomeOf(mira);
      await pass(cargo, mira, 48 * HOUR_MS);
      const landed = await outcomeOf(mira);
      await mira.ok("POST", `/api/planes/${id}/repair`);
      await pass(cargo, mira, 48 * HOUR_MS);
      return { before, onTheWay, landed, repaired: await outcomeOf(mira) };
    };
    const waited = await trip(async ({ clock }, _player, simMs) => clock.advance(simMs / 24));
    const advanced = await trip((_cargo, player, simMs) => post(player, "advance", { simMs }));
    assert.deepEqual(advanced, waited);
    const { onTheWay, landed, repaired, before } = advanced;
    assert.equal(onTheWay.simState.clockMs, before + 2 * HOUR_MS);
    assert.equal(onTheWay.clock.running, true);
    assert.equal(landed.clock.running, false);
    assert.equal(landed.simState.clockMs, landed.events.find(({ kind }) => kind === "landed")?.clockMs);
    assert.equal((repaired.planes[0] as PlaneView).health, 100);
  });

  test("[HOOK8] [RT7] advance-real lets real time pass for the world, and routes stop two days after the last request", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.settle("mira");
    const { id } = await planeOf(mira);
    const stops = ["EDDF", "EDDM", "EDDS"];
    const { routes, packages } = await mira.ok<StateView>("POST", "/api/routes", { name: "Round", stops });
    await mira.ok("POST", `/api/planes/${id}/route`, { routeId: routes[0]?.id });
    const key = { "idempotency-key": "hours-20" };
    const skip = () => mira.call<StateView>("POST", "/api/test/advance-real", { realMs: 20 * HOUR_MS }, key);
    const [first, again] = [await skip(), await skip()];
    assert.equal(again.headers["idempotency-replayed"], "true");
    const [day, same] = [first.body, again.body];
    assert.equal(day.planes[0]?.route?.status, "active");
    assert.ok(same.simState.clockMs - day.simState.clockMs < HOUR_MS, "a repeated key changes nothing");
    assert.ok(day.player.routesUntilRealMs <= 28 * HOUR_MS);
    const jobs = new Set(packages.map((job) => job.id));
    assert.ok(
      withStatus(day, "open").every((job) => !jobs.has(job.id)),
      "jobs expired",
    );
    const away = await post(mira, "advance-real", { realMs: 29 * HOUR_MS });
    assert.deepEqual([away.planes[0]?.route?.status, away.planes[0]?.route?.reason], ["stopped", "owner-away"]);
    assert.deepEqual([away.clock.running, away.player.routesUntilRealMs], [false, 0]);
    const back = await mira.ok<StateView>("POST", `/api/planes/${id}/route`, { routeId: routes[0]?.id });
    assert.equal(back.planes[0]?.route?.status, "active");
    for (const realMs of [-1, 0.5, 31 * 24 * HOUR_MS]) {
      refusedWith(await mira.call("POST", "/api/test/advance-real", { realMs }), 400, "malformed-request");
    }
  });

  test("[HOOK6] a milestone that is found after advancing has the clock's new time, like the landings before it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const [mira, otto] = [await cargo.settle("mira"), await cargo.settle("otto")];
    const admin = await cargo.admin();
    await otto.ok("POST", `/api/planes/${(await planeOf(otto)).id}/fly`, { destIcao: "EDDM" });
    await admin.ok("PATCH", `/api/admin/tables/players/rows?pk.id=${mira.id}`, { reputation: 60_000 });
    await post(mira, "advance", { simMs: 48 * HOUR_MS });
    const lastOf = async (player: PlayerClient, kind: string) =>
      (await player.ok<EventPageView>("GET", `/api/history/events?kinds=${kind}&limit=1`)).items[0]?.clockMs;
    const landedAt = await lastOf(otto, "landed");
    assert.ok(landedAt !== undefined);
    assert.equal(await lastOf(mira, "milestone"), landedAt);
  });

  test("[HOOK6] advancing does not shorten lifetimes in real time, and changes nothing while the clock is stopped", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const { simState, packages } = await pilot.state();
    const idle = await post(pilot, "advance", { simMs: 1000 * HOUR_MS });
    assert.deepEqual([idle.simState, idle.clock.running], [simState, false]);
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/queue`, { destIcao: "EDDM" });
    await post(pilot, "set-timescale", { timeScale: 0 });
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/dispatch`, { legs: ["EDDF"] });
    const back = await post(pilot, "advance", { simMs: 1000 * HOUR_MS });
    assert.deepEqual([back.planes[0]?.airportIcao, back.planes[0]?.status], ["EDDF", "available"]);
    const open = (state: Pick<StateView, "packages">) =>
      new Map(withStatus(state as StateView, "open").map((one) => [one.id, one]));
    const [first, last] = [open({ packages }), open(back)];
    for (const [id, { expiresRealMs = 0 }] of last) {
      // On PostgreSQL some real time passes.
      const lived = (first.get(id)?.expiresRealMs ?? expiresRealMs) - expiresRealMs;
      assert.ok(lived >= 0 && lived < 60_000, `${lived} ms`);
    }
    for (const simMs of [-1, 0.5, 4e11, "1"]) {
      refusedWith(await pilot.call("POST", "/api/test/advance", { simMs }), 400, "malformed-request");
    }
  });
});
