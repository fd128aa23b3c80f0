import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { cargoTestApp, freshCargoApp } from "../testing/cargo-app.ts";
import { planeOf, storedPlayer } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";
import type { PlaneView, StateView } from "./schemas.ts";

const SNAPSHOT = [
  ...[
    "revision",
    "simState",
    "clock",
    "player",
    "planes",
    "bases",
    "routes",
    "packages",
    "market",
    "omitted",
    "catalog",
    "economy",
  ],
];
const PLANE = [
  ...["id", "modelId", "name", "ownerId", "status", "airportIcao", "destIcao", "departureSimTime", "arrivalSimTime"],
  ...["queue", "health", "broken", "fuel", "maxFuel", "cargoKg", "maxPayloadKg", "windFactor", "repairEndsSimTime"],
  "totals",
];
const withHooks = { withHooks: true };

onEachEngine((engine, openFresh) => {
  test("[STATE1] every action and every hook answers with the caller's whole snapshot", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, withHooks));
    const pilot = await stage.pilot();
    const packageId = await stage.contract(pilot);
    const { planeId } = pilot;
    for (const [path, body] of [
      [`/api/packages/${packageId}/accept`, undefined],
      [`/api/packages/${packageId}/load`, { planeId }],
      [`/api/packages/${packageId}/abandon`, {}],
      ["/api/test/set-health", { planeId, health: 60 }],
      [`/api/planes/${planeId}/repair`, undefined],
      ["/api/test/advance", { simMs: 10 * HOUR_MS }],
      [`/api/planes/${planeId}/queue`, { destIcao: "eddm" }],
      [`/api/planes/${planeId}/queue/cancel`, { index: 0 }],
      [`/api/planes/${planeId}/dispatch`, { legs: ["EDDM"] }],
      ["/api/test/set-timescale", { timeScale: 24 }],
      ["/api/test/create-contract", { originIcao: "EDDF", destIcao: "EDDM", weightKg: 5 }],
      ["/api/planes/buy", { modelId: "C208", icao: "EDDM", name: "Second" }],
      [`/api/planes/${planeId}/rename`, { name: "First" }],
      ["/api/test/add-cash", {}],
    ] as const) {
      const state = await pilot.ok<StateView>("POST", path, body);
      assert.deepEqual(Object.keys(state), SNAPSHOT, path);
      assert.deepEqual(Object.keys(state.simState), ["clockMs"], path);
      assert.equal(state.player.id, pilot.id, path);
      const now = await pilot.state();
      assert.equal(state.revision, now.revision, path);
      assert.deepEqual(storedPlayer(state), storedPlayer(now), path);
    }
  });

  test("[PLANE1] a plane is shown with its model, place, load and totals", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, withHooks));
    const pilot = await stage.pilot();
    await stage.loaded(pilot);
    const standing = await planeOf(pilot);
    assert.deepEqual(Object.keys(standing).sort(), PLANE.toSorted());
    assert.deepEqual(
      { ...standing, name: "" },
      {
        id: pilot.planeId,
        modelId: "C208",
        name: "",
        ownerId: pilot.id,
        status: "available",
        airportIcao: "EDDF",
        destIcao: null,
        departureSimTime: null,
        arrivalSimTime: null,
        queue: [],
        health: 100,
        broken: false,
        fuel: 0,
        maxFuel: standing.maxFuel,
        cargoKg: 500,
        maxPayloadKg: standing.maxPayloadKg,
        windFactor: null,
        repairEndsSimTime: null,
        totals: { km: 0, deliveries: 0, earned: 0 },
      },
    );
    const { simState, planes, catalog } = await pilot.ok<StateView>("POST", `/api/planes/${pilot.planeId}/dispatch`, {
      legs: ["EDDM", "EDDF"],
    });
    const [flying] = planes as [PlaneView];
    const model = catalog.find(({ id }) => id === "C208");
    assert.deepEqual([flying.maxFuel, flying.maxPayloadKg], [model?.maxFuel, model?.maxPayloadKg]);
    assert.deepEqual([flying.status, flying.airportIcao, flying.destIcao], ["flying", "EDDF", "EDDM"]);
    assert.deepEqual(flying.queue, ["EDDF"]);
    assert.ok((flying.departureSimTime ?? 0) <= simState.clockMs && simState.clockMs < (flying.arrivalSimTime ?? 0));
    assert.ok((flying.windFactor ?? 0) >= 0.8 && (flying.windFactor ?? 9) <= 1.2);
    assert.ok(flying.fuel > 0);
  });

  test("[PLANE1] [FUEL9] fuel and health are shown as of the current instant", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, withHooks));
    const pilot = await stage.pilot();
    // On PostgreSQL real time advances, so only the hook may move the world's time.
    await pilot.ok("POST", "/api/test/set-timescale", { timeScale: 0 });
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" });
    const begun = await planeOf(pilot);
    await pilot.ok("POST", "/api/test/advance", { simMs: HOUR_MS / 4 });
    const underway = await planeOf(pilot);
    assert.ok(underway.fuel < begun.fuel && underway.fuel > 0, `${begun.fuel} → ${underway.fuel}`);
    assert.equal(underway.fuel, Math.round(underway.fuel * 10) / 10);
    await pilot.ok("POST", "/api/test/advance", { simMs: 5 * HOUR_MS });
    const landed = await planeOf(pilot);
    assert.deepEqual([landed.status, landed.airportIcao, landed.windFactor], ["available", "EDDM", null]);
    assert.equal(landed.fuel, 0, "what was bought is what the leg took");

    await pilot.ok("POST", "/api/test/set-health", { planeId: pilot.planeId, health: 50 });
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/repair`);
    await pilot.ok("POST", "/api/test/advance", { simMs: HOUR_MS });
    assert.deepEqual([(await planeOf(pilot)).health, (await planeOf(pilot)).status], [60, "repairing"]);
    await pilot.ok("POST", "/api/test/advance", { simMs: 4 * HOUR_MS });
    assert.deepEqual([(await planeOf(pilot)).health, (await planeOf(pilot)).status], [100, "available"]);
    await pilot.ok("POST", "/api/test/set-health", { planeId: pilot.planeId, health: 0 });
    assert.deepEqual([(await planeOf(pilot)).health, (await planeOf(pilot)).broken], [0, true]);
  });

  test("[STATE7] the revision changes with every change and with nothing else", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, withHooks);
    const mira = await cargo.settle("mira");
    const { id } = await planeOf(mira);
    const { revision } = await mira.state();
    const isAt = async (expected: number, what: string) => assert.equal((await mira.state()).revision, expected, what);
    for (const path of [
      "/api/leaderboard",
      "/api/airports/EDDF/jobs",
      "/api/history/events",
      "/api/onboarding/homes",
    ]) {
      await mira.ok("GET", path);
    }
    await isAt(revision, "reads");
    refusedWith(await mira.call("POST", `/api/planes/${id}/fly`, { destIcao: "EDDF" }), 409, "already-there");
    refusedWith(await mira.call("POST", `/api/planes/${id}/fly`, {}), 400, "malformed-request");
    await mira.ok("POST", `/api/planes/${id}/fly?preview=true`, { destIcao: "EDDM" });
    await isAt(revision, "refusals and dry runs");
    const renamed = await mira.ok<StateView>("POST", `/api/planes/${id}/rename`, { name: "One" });
    assert.equal(renamed.revision, revision + 1);
    const otto = await cargo.register("otto");
    await isAt(revision + 2, "another player's registration");
    await otto.ok("POST", "/api/test/add-cash", { amount: 1 });
    await isAt(revision + 3, "another player's money");
    const key = { "idempotency-key": "once" };
    await mira.call("POST", `/api/planes/${id}/rename`, { name: "Two" }, key);
    await mira.call("POST", `/api/planes/${id}/rename`, { name: "Two" }, key);
    await isAt(revision + 4, "a repeat");
  });

  test("[STATE7] a client reads its own writes on every process", async (t) => {
    if (engine === "sqlite") return;
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    const { id } = await planeOf(mira);
    const other = cargoTestApp(t, cargo.store);
    const authorization = { authorization: `Bearer ${mira.token}` };
    for (let turn = 0; turn < 5; turn++) {
      const written = await mira.ok<StateView>("POST", `/api/planes/${id}/rename`, { name: `Here ${turn}` });
      const { body } = await other.call<StateView>("GET", "/api/state", undefined, authorization);
      assert.deepEqual([body.planes[0]?.name, body.revision], [`Here ${turn}`, written.revision]);
      await other.call("POST", `/api/planes/${id}/rename`, { name: `There ${turn}` }, authorization);
      assert.equal((await planeOf(mira)).name, `There ${turn}`);
    }
  });
});
