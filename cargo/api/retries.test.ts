import assert from "node:assert/strict";
import { test } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import { type AppClient, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { CASES } from "../testing/api-cases.ts";
import {
  ADMIN_PASSWORD,
  bearer,
  type CargoTestApp,
  cargoTestApp,
  freshCargoApp,
  type PlayerClient,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { planeOf, storedPlayer } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";
import type { EventPageView, LedgerPageView, SignedInView, StateView } from "./schemas.ts";

const ACTIONS = [
  ...["acceptPackage", "loadPackage", "abandonPackage", "fly", "queueLeg", "cancelQueuedLeg", "dispatch", "repair"],
  ...["moveQueuedLeg", "buyPlane", "sellPlane", "renamePlane", "chooseHome", "askRelief"],
  ...["setTimescale", "advanceClock", "advanceRealTime", "setHealth", "addCash", "createContract", "createEvent"],
  ...["createCampaign", "createRoute", "changeRoute", "deleteRoute", "assignRoute", "repairPlanes", "assignPlanes"],
  ...["buyBase", "sellBase", "changeAppearance", "foundAlliance", "leaveAlliance", "inviteToAlliance"],
  ...["expelFromAlliance", "acceptInvitation", "declineInvitation", "withdrawInvitation"],
];

const keyed = (key: string) => ({ "idempotency-key": key });
const REPLAYED = "idempotency-replayed";

const addCash = (by: AppClient, key: string, amount = 1000) =>
  by.call<StateView>("POST", "/api/test/add-cash", { amount }, keyed(key));
/** Returns the player's history without scheduled events. */
const loggedOf = async (by: AppClient): Promise<readonly (readonly unknown[])[]> => {
  const ledger = await by.ok<LedgerPageView>("GET", "/api/history/ledger?limit=200");
  const events = await by.ok<EventPageView>("GET", "/api/history/events?limit=200");
  return [ledger.items, events.items.filter(({ kind }) => kind !== "landed")];
};
const moneyOf = async (player: PlayerClient): Promise<number> => (await player.state()).player.money;

const keysIn = async ({ store }: Pick<CargoTestApp, "store">): Promise<number> =>
  (await store.read.selectFrom("idempotency_keys").select("key").execute()).length;

onEachEngine((engine, openFresh) => {
  test("[RETRY1] [HP3] a repeated action changes nothing and answers with the current snapshot", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    for (const id of ACTIONS) {
      const { by, request } = (await CASES[id]?.good[200]?.(stage)) ?? assert.fail(id);
      const { method, path, body } = request;
      const first = await by.call<StateView>(method, path, body, keyed(id));
      assert.deepEqual([first.status, first.headers[REPLAYED]], [200, undefined], `${id}: ${first.text}`);
      const logged = await loggedOf(by);
      // Another player's command changes the world, so that the current answer differs from the first one.
      await stage.newcomer();
      const again = await by.call<StateView>(method, path, body, keyed(id));
      assert.deepEqual(again.body.outcomes, first.body.outcomes, id);
      assert.deepEqual([again.status, again.headers[REPLAYED]], [200, "true"], `${id}: ${again.text}`);
      assert.ok(again.body.revision > first.body.revision, id);
      assert.deepEqual(storedPlayer(again.body), storedPlayer(first.body), id);
      assert.deepEqual(await loggedOf(by), logged, id);
    }
  });

  test("[RETRY1] an action that was committed but whose snapshot cannot be read is answered outcome-unknown", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const player = await cargo.settle("mira");
    // The commit cannot be applied in memory, and then the world cannot be read again.
    t.mock.method(cargo.game.ended, "replace", () => {
      throw new StoreUnavailableError("TEST", "gone");
    });
    const answer = await addCash(player, "unseen");
    refusedWith(answer, 503, "outcome-unknown");
    t.mock.restoreAll();
    const again = await addCash(player, "unseen");
    assert.deepEqual([again.status, again.headers[REPLAYED], again.body.player.money], [200, "true", 126_000]);
  });

  test("[RETRY1] another request with the same key is 422 and changes nothing", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const path = `/api/planes/${pilot.planeId}/rename`;
    await pilot.call("POST", path, { name: "One" }, keyed("one"));
    for (const [other, body] of [
      [path, { name: "Two" }],
      [path, '{"name": "One"}'],
      [`${path}?preview=false`, { name: "One" }],
      [`/api/planes/${pilot.planeId}/sell`, undefined],
      ["/api/test/add-cash", {}],
    ] as const) {
      const problem = refusedWith(await pilot.call("POST", other, body, keyed("one")), 422, "idempotency-key-reused");
      assert.deepEqual(problem.details, { key: "one" });
    }
    assert.equal((await planeOf(pilot)).name, "One");
    for (const key of ["", "a b", "k".repeat(65)]) {
      const answer = await pilot.call("POST", path, { name: "Two" }, keyed(key));
      refusedWith(answer, 400, "idempotency-key-malformed", key);
    }
    assert.equal((await pilot.call("POST", path, { name: "Two" }, keyed("k".repeat(64)))).status, 200);
  });

  test("[RETRY1] a refusal is not stored: the same request with the key may succeed later", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const fly = () => pilot.call("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" }, keyed("fly"));
    await pilot.ok("POST", "/api/test/set-health", { planeId: pilot.planeId, health: 0 });
    refusedWith(await fly(), 409, "plane-broken");
    assert.equal(await keysIn(stage.cargo), 0);
    await pilot.ok("POST", "/api/test/set-health", { planeId: pilot.planeId, health: 100 });
    const flown = await fly();
    assert.deepEqual([flown.status, flown.headers[REPLAYED]], [200, undefined]);
    const again = await fly();
    assert.deepEqual([again.status, again.headers[REPLAYED]], [200, "true"], "not that it flies already");
  });

  test("[RETRY1] keys belong to the player, in all sessions", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.newcomer(), await stage.newcomer()];
    await addCash(mira, "one");
    assert.equal((await addCash(otto, "one")).headers[REPLAYED], undefined);
    assert.equal((await addCash(await stage.again(mira), "one")).headers[REPLAYED], "true");
    assert.deepEqual([await moneyOf(mira), await moneyOf(otto)], [126_000, 126_000]);
  });

  test("[RETRY1] of many simultaneous requests with one key one takes effect, also on two processes and after a restart", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.register("mira");
    const apps = [cargo, ...(engine === "postgres" ? [cargoTestApp(t, cargo.store, { withHooks: true })] : [])];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        apps[index % apps.length]?.call(
          "POST",
          "/api/test/add-cash",
          { amount: 7 },
          { ...keyed("one"), ...bearer(mira.token) },
        ),
      ),
    );
    assert.deepEqual(new Set(answers.map((answer) => answer?.status)), new Set([200]));
    assert.equal(answers.filter((answer) => answer?.headers[REPLAYED] === undefined).length, 1);
    assert.equal(await moneyOf(mira), 125_007);
    const restarted = cargoTestApp(t, cargo.store, { withHooks: true });
    const late = await restarted.call(
      "POST",
      "/api/test/add-cash",
      { amount: 7 },
      { ...keyed("one"), ...bearer(mira.token) },
    );
    assert.equal(late.headers[REPLAYED], "true");
  });

  test("[RETRY1] a key is stored for a day", async (t) => {
    if (engine === "postgres") return;
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.register("mira");
    await addCash(mira, "one");
    cargo.clock.advance(DAY_MS - 1);
    assert.equal((await addCash(mira, "one")).headers[REPLAYED], "true");
    cargo.clock.advance(1);
    assert.equal((await addCash(mira, "one")).headers[REPLAYED], undefined);
    assert.equal(await moneyOf(mira), 127_000);
    cargo.clock.advance(DAY_MS);
    assert.equal((await addCash(mira, "one", 5)).headers[REPLAYED], undefined, "another request by then");
  });

  test("[RETRY2] routes that take or return secrets ignore the key", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    const account = { username: "mira", password: TEST_PASSWORD };
    const call = <Body>(path: string, body?: object, headers = {}) =>
      cargo.call<Body>("POST", path, body, { ...keyed("one"), ...headers });
    const registered = await call<SignedInView>("/api/auth/register", account);
    assert.equal(registered.status, 201);
    refusedWith(await call("/api/auth/register", account), 409, "username-taken");
    const [first, second] = [
      await call<SignedInView>("/api/auth/sign-in", account),
      await call<SignedInView>("/api/auth/sign-in", account),
    ];
    assert.notEqual(first.body.token, second.body.token);
    const session = bearer(first.body.token);
    const change = { current: TEST_PASSWORD, next: "another plane of mine" };
    assert.equal((await call("/api/auth/password", change, session)).status, 204);
    assert.equal((await call("/api/auth/password", change, session)).status, 403, "the password is another one now");
    const user = { current: ADMIN_PASSWORD, username: "second", password: "a second panel of mine" };
    assert.equal((await call("/api/admin/users", user, bearer(admin.token))).status, 201);
    refusedWith(await call("/api/admin/users", user, bearer(admin.token)), 409, "username-taken");
    assert.equal((await call("/api/auth/sign-out", undefined, session)).status, 204);
    assert.equal(await keysIn(cargo), 0);
  });
});
