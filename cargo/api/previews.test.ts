import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { CASES } from "../testing/api-cases.ts";
import { type CargoTestApp, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { airportsInFull, idsOf, planeOf, withStatus } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";
import type { StateView } from "./schemas.ts";

const PREVIEWED = [
  ...["acceptPackage", "loadPackage", "abandonPackage", "fly", "queueLeg", "cancelQueuedLeg", "dispatch", "repair"],
  ...["moveQueuedLeg", "buyPlane", "sellPlane", "renamePlane", "chooseHome", "askRelief"],
  ...["createRoute", "changeRoute", "deleteRoute", "assignRoute", "repairPlanes", "assignPlanes"],
];

/** Fields that change with real time, which advances between two calls on PostgreSQL. */
const MOVING: ReadonlySet<string> = new Set([
  "expiresRealMs",
  "nextRealMs",
  "untilRealMs",
  "routesUntilRealMs",
  "takenAt",
  "refreshedAt",
]);

/** Returns the snapshot without what distinguishes a dry run from the action, and without what changes with time. */
const compared = ({ revision: _, preview: __, laps: ___, market, ...state }: StateView): unknown => {
  // Planes of others are in the order of airports, some of which a dry run does not show.
  const planes = market.planes.toSorted((a, b) => a.id - b.id);
  const whole = { ...state, market: { ...market, planes } };
  return JSON.parse(JSON.stringify(whole, (key, value) => (MOVING.has(key) ? undefined : value)));
};

/** Returns the snapshot with the market of only those airports that were the player's before. */
function seenFrom(before: StateView, state: StateView): StateView {
  const known = new Set(airportsInFull(before.market).map(({ icao }) => icao));
  const { planes } = state.market;
  const airports = airportsInFull(state.market).filter(({ icao }) => known.has(icao));
  const isThere = (place: string | null) => airports.some(({ icao }) => icao === place);
  return {
    ...state,
    packages: state.packages.filter(({ status, originIcao }) => status !== "open" || known.has(originIcao)),
    market: {
      ...state.market,
      airports,
      planes: planes.filter(({ originIcao, destIcao }) => isThere(originIcao) || isThere(destIcao)),
    },
  };
}

const keysIn = async ({ store }: CargoTestApp): Promise<number> =>
  (await store.read.selectFrom("idempotency_keys").select("key").execute()).length;

/** Stops the world's clock while planes fly, so that two calls have the same instant on either engine. */
async function frozen(stage: Stage): Promise<Stage> {
  const pilot = await stage.pilot();
  await pilot.ok("POST", "/api/test/set-timescale", { timeScale: 0 });
  return stage;
}

onEachEngine((_engine, openFresh) => {
  test("[PREVIEW1] [PREVIEW2] a dry run answers like the action that follows, and changes nothing", async (t) => {
    const stage = await frozen(new Stage(await freshCargoApp(t, openFresh, { withHooks: true })));
    for (const id of PREVIEWED) {
      const { by, request } = (await CASES[id]?.good[200]?.(stage)) ?? assert.fail(id);
      const before = await by.ok<StateView>("GET", "/api/state");
      const tried = await by.ok<StateView>(request.method, `${request.path}?preview=true`, request.body);
      assert.deepEqual([tried.preview, tried.revision], [true, before.revision], id);
      const after = await by.ok<StateView>("GET", "/api/state");
      assert.equal(after.revision, before.revision, id);
      assert.deepEqual(compared(after), compared(before), id);
      const done = await by.ok<StateView>(request.method, `${request.path}?preview=false`, request.body);
      assert.equal(done.preview, undefined, id);
      assert.deepEqual(compared(tried), compared(seenFrom(before, done)), id);
      assert.notDeepEqual(compared(done), compared(before), id);
    }
  });

  test("[PREVIEW1] a dry run of a departure shows the world at the current instant", async (t) => {
    const stage = await frozen(new Stage(await freshCargoApp(t, openFresh, { withHooks: true })));
    const pilot = await stage.pilot();
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" });
    const path = `/api/planes/${pilot.planeId}/fly?preview=true`;
    refusedWith(await pilot.call("POST", path, { destIcao: "EDDH" }), 409, "plane-flying");
    await pilot.ok("POST", "/api/test/advance", { simMs: 36_000_000 });
    const { planes } = await pilot.ok<StateView>("POST", path, { destIcao: "EDDH" });
    assert.deepEqual([planes[0]?.airportIcao, planes[0]?.destIcao], ["EDDM", "EDDH"]);
    assert.equal((await planeOf(pilot)).status, "available");
  });

  test("[PREVIEW3] a dry run shows neither the jobs nor the market of an airport that only its command would open", async (t) => {
    const stage = await frozen(new Stage(await freshCargoApp(t, openFresh, { withHooks: true })));
    const pilot = await stage.pilot();
    const path = `/api/planes/${pilot.planeId}/queue`;
    const before = await pilot.state();
    const tried = await pilot.ok<StateView>("POST", `${path}?preview=true`, { destIcao: "EDDM" });
    assert.deepEqual(tried.planes[0]?.queue, ["EDDM"]);
    assert.equal(tried.market.airports.length, 1);
    assert.deepEqual(idsOf(withStatus(tried, "open")), idsOf(withStatus(before, "open")));
    const done = await pilot.ok<StateView>("POST", path, { destIcao: "EDDM" });
    assert.equal(withStatus(done, "open").length, 22);
  });

  test("[PREVIEW1] a dry run ignores the Idempotency-Key, even a malformed one", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    const { id } = await planeOf(mira);
    const path = `/api/planes/${id}/rename`;
    const key = { "idempotency-key": "tried" };
    const tried = await mira.call<StateView>("POST", `${path}?preview=true`, { name: "Tried" }, key);
    assert.equal(tried.body.planes[0]?.name, "Tried");
    assert.equal(await keysIn(cargo), 0);
    const done = await mira.call<StateView>("POST", path, { name: "Done" }, key);
    assert.deepEqual([done.status, done.headers["idempotency-replayed"]], [200, undefined]);
    assert.equal(await keysIn(cargo), 1);
    const again = await mira.call<StateView>("POST", `${path}?preview=true`, { name: "Tried" }, key);
    assert.deepEqual([again.body.preview, again.body.planes[0]?.name], [true, "Tried"]);
    assert.equal((await planeOf(mira)).name, "Done");
    const malformed = await mira.call("POST", `${path}?preview=true`, { name: "Tried" }, { "idempotency-key": "a b" });
    refusedWith(malformed, 400, "idempotency-key-malformed");
  });

  test("[PREVIEW2] the parameter preview is refused with 400 on routes without dry runs, and with any value but true and false", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const isRefused = async (method: "GET" | "POST" | "DELETE", path: string, body?: object) => {
      refusedWith(await pilot.call(method, `${path}?preview=true`, body), 400, "malformed-request", path);
    };
    await isRefused("GET", "/api/state");
    await isRefused("POST", "/api/test/add-cash", { amount: 1 });
    await isRefused("POST", "/api/test/advance", { simMs: 1 });
    await isRefused("POST", "/api/auth/sign-out");
    await isRefused("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    const { money } = (await pilot.state()).player;
    for (const word of ["", "1", "yes", "TRUE", "true&preview=true"]) {
      const path = `/api/planes/${pilot.planeId}/rename?preview=${word}`;
      refusedWith(await pilot.call("POST", path, { name: "Mine" }), 400, "malformed-request", word);
    }
    assert.equal((await pilot.state()).player.money, money);
    assert.notEqual((await planeOf(pilot)).name, "Mine");
  });
});
