import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { RateLimiter } from "@outbound/kit/http/limits/rate-limit.ts";
import { pointsLeft, policyOf } from "@outbound/kit/http/testing/points-left.ts";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { type Answer, type Method, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { viewOf } from "../testing/a-game.ts";
import {
  ADMIN_PASSWORD,
  bearer,
  type CargoTestApp,
  freshCargoApp,
  passTime,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { listening } from "../testing/state-reader.ts";
import type { PresentSessionView, SessionView, SignedInView } from "./schemas.ts";

/** All paths that answer without a session. */
const OPEN = [
  "GET /api/auth/registration",
  "GET /api/companies/{username}",
  "GET /api/openapi",
  "GET /api/problems",
  "GET /api/ranking",
  "GET /api/status",
  "GET /api/version",
  "GET /healthz",
  "GET /metrics",
  "GET /problems/{code}",
  "GET /readyz",
  "POST /api/admin/login",
  "POST /api/auth/guest",
  "POST /api/auth/register",
  "POST /api/auth/sign-in",
];

const cookie = (token: string) => ({ cookie: `cargo_session=${token}` });

const signIn = ({ ok }: CargoTestApp, username: string) =>
  ok<SignedInView>("POST", "/api/auth/sign-in", { username, password: TEST_PASSWORD });

onEachEngine((_engine, openFresh) => {
  test("[AUTH6] every route that requires a session answers 401 without one, as the description says", async (t) => {
    const { app, call } = await freshCargoApp(t, openFresh, { withHooks: true });
    await app.ready();
    const open: string[] = [];
    for (const [path, methods] of Object.entries(app.openapi().paths)) {
      for (const [name, operation] of Object.entries(methods)) {
        const method = name.toUpperCase() as Method;
        const code = path.startsWith("/api/admin/") ? "admin-not-logged-in" : "not-signed-in";
        if (operation.security === undefined) {
          open.push(`${method} ${path}`);
          continue;
        }
        const answer = await call(method, path.replace(/\{\w+\}/g, "1"));
        refusedWith(answer, 401, code, `${method} ${path}`);
        assert.equal(answer.headers["www-authenticate"], "Bearer");
        assert.match(JSON.stringify(answer.body), /The request has no session .*: sign in with POST/);
      }
    }
    assert.deepEqual(open.sort(), OPEN);
    for (const path of ["/", "/docs", "/healthz", "/readyz", "/metrics", "/api/version", "/problems/not-signed-in"]) {
      assert.ok((await call("GET", path)).status < 400, path);
    }
  });

  test("[AUTH6] a player's session gives no access to the panel, and an admin's none to the game", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await app.register("mira"), await app.admin()];
    refusedWith(await mira.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
    refusedWith(await mira.call("GET", "/api/admin/tables"), 401, "admin-not-logged-in");
    refusedWith(await admin.call("GET", "/api/state"), 401, "not-signed-in");
    assert.equal((await admin.call("GET", "/api/admin/tables")).status, 200);
  });

  test("a route that is closed to everyone refuses before it checks the session, and a route checks the session before the body", async (t) => {
    const { call } = await freshCargoApp(t, openFresh);
    refusedWith(await call("GET", "/api/nothing"), 404, "not-found");
    refusedWith(await call("PUT", "/api/state"), 405, "method-not-allowed");
    refusedWith(await call("GET", "/api/state", undefined, { origin: "https://evil.example.org" }), 403, "cross-site");
    refusedWith(await call("POST", "/api/planes/buy", "{", { "content-type": "text/plain" }), 401, "not-signed-in");
    refusedWith(await call("GET", "/api/leaderboard?by=nothing"), 401, "not-signed-in");
  });

  test("[SESSION1] a session can be sent as a cookie or as a bearer token", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings: { trustedProxies: ["127.0.0.1"] } });
    const body = { username: "mira", password: TEST_PASSWORD };
    const plain = await app.call<SignedInView>("POST", "/api/auth/register", body);
    assert.match(plain.body.token, /^[A-Za-z0-9_-]{43}$/);
    const firstCookie = ({ headers }: Answer) => [headers["set-cookie"]].flat()[0];
    assert.equal(
      firstCookie(plain),
      `cargo_session=${plain.body.token}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`,
    );
    const tls = { "x-forwarded-proto": "https" };
    const secure = await app.call<SignedInView>("POST", "/api/auth/sign-in", body, tls);
    assert.equal(
      firstCookie(secure),
      `__Host-cargo_session=${secure.body.token}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    const asked = (headers: Record<string, string>) => app.call("GET", "/api/auth/session", undefined, headers);
    const { token } = secure.body;
    assert.equal((await asked(bearer(token))).status, 200);
    assert.equal((await asked(cookie(token))).status, 200);
    assert.equal((await asked({ ...tls, cookie: `__Host-cargo_session=${token}` })).status, 200);
    refusedWith(await asked({ ...tls, ...cookie(token) }), 401, "not-signed-in");
    refusedWith(await asked({ cookie: `cargo_admin_session=${token}` }), 401, "not-signed-in");
  });

  test("[SESSION1] the description names the cookies as browsers get them", async (t) => {
    const schemesAt = async (publicUrl: string) => {
      const { app } = await freshCargoApp(t, openFresh, { settings: { publicUrl } });
      const { session, adminSession } = app.openapi().components.securitySchemes as Record<string, { name: string }>;
      return [session?.name, adminSession?.name];
    };
    assert.deepEqual(await schemesAt("http://play.example.org"), ["cargo_session", "cargo_admin_session"]);
    const secure = ["__Host-cargo_session", "__Host-cargo_admin_session"];
    assert.deepEqual(await schemesAt("https://play.example.org"), secure);
  });

  test("[SESSION2] a malformed or unknown bearer token is 401, whatever the cookie is", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const { token } = await app.register("mira");
    for (const authorization of ["Bearer", "Bearer a b", token, "Bearer unknown", `Bearer ${token}x`, "Token x"]) {
      const answer = await app.call("GET", "/api/state", undefined, { ...cookie(token), authorization });
      refusedWith(answer, 401, "not-signed-in", authorization);
    }
    const both = { ...cookie("unknown"), ...bearer(token) };
    assert.equal((await app.call("GET", "/api/state", undefined, both)).status, 200);
  });

  test("[SESSION3] a session ends after 14 idle days", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const mira = await app.register("mira");
    app.clock.advance(14 * DAY_MS - 1);
    const used = await mira.ok<PresentSessionView>("GET", "/api/auth/session");
    await app.game.host.tick();
    const { expiresAt } = await mira.ok<PresentSessionView>("GET", "/api/auth/session");
    assert.equal(Date.parse(expiresAt), app.clock.wall() + 14 * DAY_MS);
    assert.equal(Date.parse(used.expiresAt), app.clock.wall() + 1);
    app.clock.advance(14 * DAY_MS);
    refusedWith(await mira.call("GET", "/api/auth/session"), 401, "not-signed-in");
  });

  test("[SESSION3] a session ends after 90 days even if it is used", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const mira = await app.register("mira");
    for (let day = 10; day < 90; day += 10) {
      app.clock.advance(10 * DAY_MS);
      assert.equal((await mira.call("GET", "/api/auth/session")).status, 200, `after ${day} days`);
      await app.game.host.tick();
    }
    app.clock.advance(10 * DAY_MS - 1);
    assert.equal((await mira.call("GET", "/api/auth/session")).status, 200);
    app.clock.advance(1);
    refusedWith(await mira.call("GET", "/api/auth/session"), 401, "not-signed-in");
  });

  test("[SESSION3] the last use is written at most once an hour", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const mira = await app.register("mira");
    const revision = async () => {
      await Promise.all([1, 2, 3].map(() => mira.ok("GET", "/api/auth/session")));
      await app.game.host.tick();
      return (await viewOf(app.game)).world.counters.revision;
    };
    const first = await revision();
    app.clock.advance(HOUR_MS - 1);
    assert.equal(await revision(), first);
    app.clock.advance(1);
    assert.equal(await revision(), first + 1);
    const { last_used_at } = await app.store.read.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
    assert.equal(last_used_at, app.clock.wall());
  });

  test("[SESSION3] a session that is used while the clock is behind stays open once the clock is right", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const mira = await app.register("mira");
    const right = app.clock.wall();
    for (const wrong of [-400, -20, 2]) {
      app.clock.setWall(right + wrong * DAY_MS);
      assert.equal((await mira.call("GET", "/api/auth/session")).status, 200, `${wrong} days`);
    }
    app.clock.setWall(right);
    assert.equal((await mira.call("GET", "/api/auth/session")).status, 200);
  });

  test("[SESSION3] a use by a session from a clock that was ahead counts as a visit, at most once an hour", async (t) => {
    const clock = fakeClock(Date.now() + 400 * DAY_MS);
    const app = await freshCargoApp(t, openFresh, { clock });
    const mira = await app.register("mira");
    const ahead = clock.wall();
    clock.setWall(ahead - 400 * DAY_MS);
    const seenAt = async () => {
      for (const _ of [1, 2]) await mira.ok("GET", "/api/auth/session");
      const { world, now } = await viewOf(app.game);
      const { revision } = world.counters;
      return { now, revision, at: world.accounts.players.get(mira.id)?.seenAt };
    };
    const first = await seenAt();
    clock.advance(HOUR_MS - 1);
    assert.equal((await seenAt()).revision, first.revision);
    clock.advance(2 * HOUR_MS);
    const later = await seenAt();
    // On PostgreSQL the world is not ahead, so the visit from then is the latest.
    assert.equal(later.at, app.store.engine === "sqlite" ? later.now : ahead);
  });

  test("[SESSION4] a player lists the sessions and ends one, and the others stay open", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const [mira, nora] = [await app.register("mira"), await app.register("nora")];
    const { token } = await signIn(app, "mira");
    const { sessions } = await mira.ok<{ sessions: SessionView[] }>("GET", "/api/auth/sessions");
    assert.deepEqual(
      sessions.map(({ current }) => current),
      [false, true],
    );
    const [newer, own] = sessions;
    assert.ok(newer && own && newer.address !== "");
    refusedWith(await nora.call("DELETE", `/api/auth/sessions/${newer.id}`), 404, "unknown-session");
    refusedWith(await mira.call("DELETE", "/api/auth/sessions/0"), 404, "unknown-session");
    const key = { "idempotency-key": "end-it" };
    assert.equal((await mira.call("DELETE", `/api/auth/sessions/${newer.id}`, undefined, key)).status, 204);
    const again = await mira.call("DELETE", `/api/auth/sessions/${newer.id}`, undefined, key);
    assert.equal(again.status, 204);
    assert.equal(again.headers["idempotency-replayed"], "true");
    refusedWith(await app.call("GET", "/api/state", undefined, bearer(token)), 401, "not-signed-in");
    for (const player of [mira, nora]) assert.equal((await player.call("GET", "/api/state")).status, 200);
  });

  test("[SESSION4] signing out ends the current session and no other", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const mira = await app.register("mira");
    const { token } = await signIn(app, "mira");
    const answer = await app.call("POST", "/api/auth/sign-out", undefined, cookie(token));
    assert.equal(answer.status, 204);
    assert.match(String(answer.headers["set-cookie"]), /^cargo_session=; Max-Age=0/);
    refusedWith(await app.call("POST", "/api/auth/sign-out", undefined, cookie(token)), 401, "not-signed-in");
    assert.equal((await mira.call("GET", "/api/state")).status, 200);
  });

  test("[SESSION6] a player has at most 50 sessions, and ended ones are deleted", async (t) => {
    const app = await freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()) });
    const mira = await app.register("mira");
    const count = async () => (await app.store.read.selectFrom("sessions").select("id").execute()).length;
    for (let session = 2; session <= 51; session++) await signIn(app, "mira");
    assert.equal(await count(), 50);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    passTime(app, 15 * DAY_MS);
    for (let session = 52; session <= 64; session++) await signIn(app, "mira");
    assert.equal(await count(), 13);
  });

  test("[SESSION8] signing in ends the session whose cookie it replaces, whichever player it belongs to, and no other session", async (t) => {
    const app = await freshCargoApp(t, openFresh);
    const [mira, bob] = [await app.register("mira"), await app.register("bob")];
    const again = await signIn(app, "mira");
    const account = { username: "bob", password: TEST_PASSWORD };
    const answer = await app.call("POST", "/api/auth/sign-in", account, cookie(mira.token));
    assert.equal(answer.status, 200);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    const other = await app.call("GET", "/api/auth/session", undefined, bearer(again.token));
    assert.deepEqual([other.status, (await bob.call("GET", "/api/auth/session")).status], [200, 200]);
    const wrong = { ...account, password: "something else" };
    refusedWith(await app.call("POST", "/api/auth/sign-in", wrong, cookie(bob.token)), 401, "wrong-credentials");
    assert.equal((await bob.call("GET", "/api/auth/session")).status, 200);
    const [admin, colleague] = [await app.admin(), await app.admin()];
    await app.call(
      "POST",
      "/api/admin/login",
      { username: "admin", password: ADMIN_PASSWORD },
      {
        cookie: `cargo_admin_session=${admin.token}`,
      },
    );
    await app.call("POST", "/api/auth/sign-in", account, bearer(bob.token));
    assert.equal((await bob.call("GET", "/api/auth/session")).status, 200, "a program keeps the tokens that it has");
    refusedWith(await admin.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
    assert.equal((await colleague.call("GET", "/api/admin/session")).status, 200);
  });

  const limited = () => ({
    settings: { rateLimit: true, trustedProxies: ["127.0.0.1"] },
    pressure: { limiter: new RateLimiter(fakeClock().monotonic) },
  });
  const at = (address: string) => ({ "x-forwarded-for": address });

  test("[SESSION7] a player's requests count together over all sessions and addresses", async (t) => {
    const app = await freshCargoApp(t, openFresh, limited());
    const mira = await app.register("mira");
    const tokens = [mira.token];
    while (tokens.length < 5) tokens.push((await signIn(app, "mira")).token);
    const ask = (index: number) =>
      app.call("GET", "/api/history/ledger", undefined, {
        ...bearer(tokens[index % 5] as string),
        ...at(`10.0.0.${index % 7}`),
      });
    for (let index = 0; index < 40; index++) assert.equal((await ask(index)).status, 200, `request ${index}`);
    const refused = await ask(0);
    refusedWith(refused, 429, "too-many-requests");
    assert.equal(policyOf(refused.headers).points, 400);
    const otto = await app.register("otto");
    assert.equal((await otto.call("GET", "/api/auth/session", undefined, at("10.0.0.1"))).status, 200);
    const unknown = await app.call("GET", "/api/auth/session", undefined, { ...bearer("unknown"), ...at("10.0.1.1") });
    assert.equal(policyOf(unknown.headers).points, 600);
  });

  test("[SESSION7] the requests of an address count together over all its players", async (t) => {
    const app = await freshCargoApp(t, openFresh, limited());
    const players = [await app.register("mira"), await app.register("otto"), await app.register("lena")];
    const ask = (index: number) => players[index % 3]?.call("GET", "/api/history/ledger", undefined, at("10.0.0.1"));
    for (let index = 0; index < 60; index++) assert.equal((await ask(index))?.status, 200, `request ${index}`);
    const refused = await ask(0);
    assert.equal(refused?.status, 429);
    assert.equal(policyOf(refused?.headers ?? {}).points, 600);
  });

  test("[SESSION9] [HP1] a history read and a plan cost more than a snapshot, and an answer that is the same for all costs least", async (t) => {
    const app = await freshCargoApp(t, openFresh, limited());
    const mira = await app.register("mira");
    let left = 400;
    const costs = async (path: string) => {
      const { headers } = await mira.call("GET", path);
      const before = left;
      left = pointsLeft(headers).left;
      return before - left;
    };
    assert.equal(await costs("/api/state"), 2);
    for (const list of ["ledger", "events", "packages"]) assert.equal(await costs(`/api/history/${list}`), 10);
    assert.equal(await costs("/api/history/summary"), 20);
    assert.equal(await costs("/api/planes/1/jobs"), 10);
    assert.equal(await costs("/api/planes/1/plan"), 20);
    assert.equal(await costs("/api/commodities"), 1);
  });

  test("[STREAM7] a player can open 30 streams at once, over all sessions and addresses", async (t) => {
    const app = await freshCargoApp(t, openFresh, limited());
    const mira = await app.register("mira");
    const { token } = await signIn(app, "mira");
    const url = `http://127.0.0.1:${await listening(app.app)}/api/stream`;
    const open = (index: number) => {
      const headers = { ...bearer(index % 2 === 0 ? token : mira.token), ...at(`10.0.0.${index}`) };
      return fetch(url, { method: "HEAD", headers });
    };
    for (let index = 0; index < 30; index++) assert.equal((await open(index)).status, 200);
    const refused = await open(30);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get("retry-after"), "1");
  });

  test("[STREAM5] an address has at most 50 streams over all its players", async (t) => {
    const app = await freshCargoApp(t, openFresh, limited());
    const mira = await app.register("mira");
    const { openStreams } = app.app;
    for (let open = 0; open < 50; open++) openStreams.add({ end: () => {} }, "10.0.0.1");
    const refused = await mira.call("GET", "/api/stream", undefined, at("10.0.0.1"));
    refusedWith(refused, 429, "too-many-streams");
    assert.equal(refused.headers["retry-after"], "5");
    const url = `http://127.0.0.1:${await listening(app.app)}/api/stream`;
    const elsewhere = await fetch(url, { method: "HEAD", headers: { ...bearer(mira.token), ...at("10.0.0.2") } });
    assert.equal(elsewhere.status, 200);
  });

  test("[SESSION7] registering and signing in share one limit", async (t) => {
    const app = await freshCargoApp(t, openFresh, limited());
    await app.register("mira");
    for (let call = 2; call <= 20; call++) await signIn(app, "mira");
    const body = { username: "nora", password: TEST_PASSWORD };
    const answer = await app.call("POST", "/api/auth/register", body);
    refusedWith(answer, 429, "too-many-requests");
    assert.equal(answer.headers["retry-after"], "3");
  });

  test("[SESSION10] an address can create 500 accounts at once, guests included, and then 20 an hour", async (t) => {
    const clock = fakeClock();
    const app = await freshCargoApp(t, openFresh, {
      ...limited(),
      pressure: { limiter: new RateLimiter(clock.monotonic) },
    });
    const begin = async (address: string) => (await app.call("POST", "/api/auth/guest", undefined, at(address))).status;
    /** The limit shared by registering and signing in allows one of these every three seconds. */
    for (let count = 0; count < 500; count++) {
      assert.equal(await begin("10.0.0.1"), 201, `guest ${count}`);
      clock.advance(3_000);
    }
    const since = (500 * 3) / 180;
    for (let count = 0; count < Math.floor(since); count++) assert.equal(await begin("10.0.0.1"), 201);
    const body = { username: "nora", password: TEST_PASSWORD };
    const refused = await app.call("POST", "/api/auth/register", body, at("10.0.0.1"));
    refusedWith(refused, 429, "too-many-requests");
    assert.equal(policyOf(refused.headers).points, 500);
    assert.equal(await begin("10.0.0.2"), 201, "another address");
    assert.equal((await app.call("POST", "/api/auth/sign-in", body, at("10.0.0.1"))).status, 401, "signing in");
  });

  test("metrics are readable from loopback and from the networks that the operator lists", async (t) => {
    const settings = { trustedProxies: ["127.0.0.1"] };
    const { call } = await freshCargoApp(t, openFresh, {
      settings: { ...settings, metricsAllow: ["192.0.2.0/24", "2001:db8::7"] },
    });
    const from = (address: string) => call("GET", "/metrics", undefined, { "x-forwarded-for": address });
    for (const address of ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "192.0.2.200", "2001:db8::7"]) {
      assert.equal((await from(address)).status, 200, address);
    }
    for (const address of ["192.0.3.1", "2001:db8::8", "10.0.0.1", "::ffff:10.0.0.1", "unknown"]) {
      refusedWith(await from(address), 404, "not-found", address);
    }
  });
});
