import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { RateLimiter } from "@outbound/kit/http/limits/rate-limit.ts";
import { pointsLeft } from "@outbound/kit/http/testing/points-left.ts";
import { createLogger } from "@outbound/kit/observe/logger.ts";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { hashToken } from "@outbound/kit/sessions/token.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { appClient, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type CargoTables, TABLES } from "../store/tables.ts";
import { viewOf } from "../testing/a-game.ts";
import {
  ADMIN_PASSWORD,
  bearer,
  type CargoTestApp,
  cargoTestApp,
  freshCargoApp,
  type PlayerClient,
  passTime,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { Stage } from "../testing/stage.ts";
import { listening, openStates } from "../testing/state-reader.ts";
import { tableRows } from "../testing/table-rows.ts";
import { createCargoApp } from "./app.ts";
import type { ApiTokenView, CreatedApiTokenView, SignedInView } from "./schemas.ts";

const TOKENS = "/api/auth/tokens";
const NEXT = "another plane of mine";

const make = ({ ok }: Pick<PlayerClient, "ok">, expiresInDays = 30, name = "market bot") =>
  ok<CreatedApiTokenView>("POST", TOKENS, { name, scope: "play", expiresInDays });
const listOf = async ({ ok }: Pick<PlayerClient, "ok">) =>
  (await ok<{ readonly tokens: readonly ApiTokenView[] }>("GET", TOKENS)).tokens;
const stateBy = ({ app }: CargoTestApp, token: string, headers: Record<string, string> = {}) =>
  appClient(app).call("GET", "/api/state", undefined, { ...bearer(token), ...headers });

/** Creates a player with an API token and a stream opened by it. */
async function watched(t: TestContext, cargo: CargoTestApp, port: number, username: string) {
  const player = await cargo.settle(username);
  const made = await make(player);
  const states = await openStates(t, port, made.token);
  await states.frame();
  return { player, made, states };
}

onEachEngine(
  (engine, openFresh) => {
    /** The machine has the time of the database, because the world follows that on PostgreSQL. */
    const appOfNow = (t: TestContext) => freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()) });

    test("[TOKEN1][AUTH7] a token is shown once, stored as its hash and not logged", async (t) => {
      const lines: string[] = [];
      const logger = createLogger("cargo", "info", { write: (line) => void lines.push(line) });
      const cargo = await freshCargoApp(t, openFresh, { settings: { logger } });
      const mira = await cargo.register("mira");
      const { token, ...made } = await make(mira);
      assert.match(token, /^outbound_pat_[A-Za-z0-9_-]{43}$/);
      const now = cargo.clock.wall();
      const [createdAt, expiresAt] = [now, now + 30 * DAY_MS].map((at) => new Date(at).toISOString());
      const shown = { id: made.id, name: "market bot", scope: "play", createdAt, lastUsedAt: null, expiresAt };
      assert.deepEqual(made, shown);
      assert.deepEqual(await listOf(mira), [shown]);
      const row = await cargo.store.read.selectFrom("api_tokens").selectAll().executeTakeFirstOrThrow();
      assert.equal(row.token_hash, hashToken(token));
      assert.equal((await stateBy(cargo, token)).status, 200);
      const key = { "idempotency-key": "once" };
      assert.equal((await mira.call("DELETE", `${TOKENS}/${made.id}`, undefined, key)).status, 204);
      assert.equal((await mira.call("DELETE", `${TOKENS}/${made.id}`, undefined, key)).status, 204);
      const events = lines.map((line) => JSON.parse(line)).filter(({ tokenId }) => tokenId === made.id);
      assert.deepEqual(
        events.map(({ event, who, address }) => [event, who, address]),
        [
          ["token-created", `player ${mira.id}`, "127.0.0.1"],
          ["token-revoked", `player ${mira.id}`, "127.0.0.1"],
        ],
      );
      assert.ok(!lines.join("").includes(token));
    });

    test("[TOKEN1] an API token is accepted as a bearer token only", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const mira = await cargo.register("mira");
      const { token } = await make(mira);
      const inCookie = { cookie: `cargo_session=${token}` };
      refusedWith(await cargo.call("GET", "/api/state", undefined, inCookie), 401, "not-signed-in");
      assert.equal((await stateBy(cargo, mira.token, inCookie)).status, 200);
      // A session's token with the prefix is still no API token.
      refusedWith(await stateBy(cargo, `outbound_pat_${mira.token}`), 401, "invalid-token");
    });

    test("[TOKEN2] a player has at most 20 valid tokens, and expired ones make room", async (t) => {
      const cargo = await appOfNow(t);
      const [mira, otto] = [await cargo.register("mira"), await cargo.register("otto")];
      const first = await make(mira, 1);
      for (let made = 2; made <= 20; made += 1) await make(mira, 7, `bot ${made}`);
      const body = { name: "one more", scope: "read", expiresInDays: 365 };
      refusedWith(await mira.call("POST", TOKENS, body), 409, "too-many-tokens");
      await make(otto);
      passTime(cargo, DAY_MS);
      const ids = (await listOf(mira)).map(({ id }) => id);
      assert.ok(ids.includes(first.id), "an expired one is listed");
      await mira.ok("POST", TOKENS, body);
      const names = (await listOf(mira)).map(({ name }) => name);
      assert.deepEqual([names.length, names[0], names.at(-1)], [20, "one more", "bot 2"]);
      refusedWith(await mira.call("POST", TOKENS, body), 409, "too-many-tokens");
    });

    test("[TOKEN4] an expired token is refused with its name and end, and is listed for 30 days", async (t) => {
      const cargo = await appOfNow(t);
      const mira = await cargo.register("mira");
      const { token, expiresAt } = await make(mira, 1);
      passTime(cargo, DAY_MS - 1);
      assert.equal((await stateBy(cargo, token)).status, 200);
      passTime(cargo, 1);
      // A valid session in the cookie does not help.
      const answer = await stateBy(cargo, token, { cookie: `cargo_session=${mira.token}` });
      const { details } = refusedWith(answer, 401, "invalid-token");
      assert.deepEqual(details, { name: "market bot", expiredAt: expiresAt });
      assert.equal(answer.headers["www-authenticate"], 'Bearer error="invalid_token"');
      assert.equal((await listOf(mira)).length, 1);
      passTime(cargo, 30 * DAY_MS);
      // Every 64th new session or token deletes ended ones.
      const account = { username: "mira", password: TEST_PASSWORD };
      for (let session = 0; session < 64; session += 1) await cargo.ok("POST", "/api/auth/sign-in", account);
      assert.deepEqual(await cargo.store.read.selectFrom("api_tokens").selectAll().execute(), []);
      refusedWith(await stateBy(cargo, token), 401, "invalid-token");
    });

    test("[KEEP5] sessions and tokens that seem to end while the clock is ahead are valid once it is right", async (t) => {
      const cargo = await appOfNow(t);
      const [mira] = [await cargo.register("mira"), await cargo.register("otto")];
      const made = [await make(mira)];
      for (let number = 2; number <= 20; number += 1) made.push(await make(mira));
      const right = cargo.clock.wall();
      cargo.clock.setWall(right + 400 * DAY_MS);
      refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
      const credentials = { username: "otto", password: TEST_PASSWORD };
      for (let session = 0; session < 64; session += 1) await cargo.ok("POST", "/api/auth/sign-in", credentials);
      const { token } = await cargo.ok<SignedInView>("POST", "/api/auth/sign-in", { ...credentials, username: "mira" });
      const body = { name: "one more", scope: "read", expiresInDays: 365 };
      const again = appClient(cargo.app, bearer(token));
      refusedWith(await again.call("POST", TOKENS, body), 409, "too-many-tokens");
      cargo.clock.setWall(right);
      assert.equal((await mira.call("GET", "/api/state")).status, 200);
      assert.equal((await listOf(mira)).length, 20);
      for (const one of made) assert.equal((await stateBy(cargo, one.token)).status, 200);
    });

    test("[KEEP5] after a start much later than the last visit, no ended session or token is deleted", async (t) => {
      const cargo = await appOfNow(t);
      const mira = await cargo.register("mira");
      await make(mira, 1);
      const later = cargoTestApp(t, cargo.store, { clock: fakeClock(cargo.clock.wall() + 400 * DAY_MS) });
      await listening(later.app);
      const account = { username: "mira", password: TEST_PASSWORD };
      for (let session = 0; session < 32; session += 1) await later.ok("POST", "/api/auth/sign-in", account);
      await later.register("otto");
      for (let session = 0; session < 32; session += 1)
        await later.ok("POST", "/api/auth/sign-in", { ...account, username: "otto" });
      const { token_hash } = await cargo.store.read
        .selectFrom("sessions")
        .selectAll()
        .orderBy("id")
        .executeTakeFirstOrThrow();
      assert.equal(token_hash, hashToken(mira.token));
      assert.equal((await cargo.store.read.selectFrom("api_tokens").selectAll().execute()).length, 1);
    });

    test("[TOKEN5] the last use is written at most once an hour", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const mira = await cargo.register("mira");
      const { token } = await make(mira);
      const used = async () => {
        await Promise.all([1, 2, 3].map(() => stateBy(cargo, token)));
        await cargo.game.host.tick();
        const { world } = await viewOf(cargo.game);
        const [row] = world.accounts.apiTokens.of(mira.id);
        return { revision: world.counters.revision, at: row?.last_used_at };
      };
      const first = await used();
      assert.equal(first.at, cargo.clock.wall());
      cargo.clock.advance(HOUR_MS - 1);
      assert.deepEqual(await used(), first);
      cargo.clock.advance(1);
      assert.deepEqual(await used(), { revision: first.revision + 1, at: cargo.clock.wall() });
      const [own] = await listOf(mira);
      assert.equal(own?.lastUsedAt, new Date(cargo.clock.wall()).toISOString());
    });

    test("[TOKEN5] a last use from a clock that was ahead is replaced", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const mira = await cargo.register("mira");
      const { token } = await make(mira);
      const right = cargo.clock.wall();
      cargo.clock.setWall(right + 3 * DAY_MS);
      await stateBy(cargo, token);
      cargo.clock.setWall(right);
      await stateBy(cargo, token);
      const [own] = await listOf(mira);
      assert.equal(own?.lastUsedAt, new Date(right).toISOString());
    });

    test("[TOKEN6] a new password revokes the tokens unless the player keeps them", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const [mira, otto] = [await cargo.register("mira"), await cargo.register("otto")];
      const [{ token }, ottos] = [await make(mira), await make(otto)];
      await mira.ok("POST", "/api/auth/password", { current: TEST_PASSWORD, next: NEXT, keepTokens: true });
      assert.equal((await stateBy(cargo, token)).status, 200);
      await mira.ok("POST", "/api/auth/password", { current: NEXT, next: TEST_PASSWORD });
      refusedWith(await stateBy(cargo, token), 401, "invalid-token");
      assert.deepEqual(await listOf(mira), []);
      assert.equal((await stateBy(cargo, ottos.token)).status, 200);
    });

    test("[TOKEN6][STREAM6] a token ends together with its streams for any reason, and other tokens and streams continue", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const port = await listening(cargo.app);
      const admin = await cargo.admin();
      type Watched = Awaited<ReturnType<typeof watched>>;
      const reset = { password: "a plane of theirs", current: ADMIN_PASSWORD };
      const ways: Readonly<Record<string, (one: Watched) => Promise<unknown>>> = {
        revoked: ({ player, made }) => player.ok("DELETE", `${TOKENS}/${made.id}`),
        changed: ({ player }) => player.ok("POST", "/api/auth/password", { current: TEST_PASSWORD, next: NEXT }),
        reset: ({ player }) => admin.ok("POST", `/api/admin/players/${player.id}/password`, reset),
        suspended: ({ player }) => admin.ok("POST", `/api/admin/players/${player.id}/suspend`, { suspended: true }),
        gone: ({ player }) => player.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD }),
        removed: ({ made }) => tableRows(admin, "api_tokens").remove(made.id),
      };
      const other = await watched(t, cargo, port, "other");
      for (const [name, end] of Object.entries(ways)) {
        const one = await watched(t, cargo, port, name);
        await end(one);
        assert.deepEqual(await one.states.lastWords(), [], `${name}: no bye`);
        const again = await stateBy(cargo, one.made.token);
        if (name !== "suspended") refusedWith(again, 401, "invalid-token", name);
        else refusedWith(again, 403, "suspended", name);
        await admin.call("POST", `/api/admin/players/${one.player.id}/suspend`, { suspended: false });
        refusedWith(await stateBy(cargo, one.made.token), 401, "invalid-token", `${name}: for good`);
      }
      const left = await cargo.store.read.selectFrom("api_tokens").select("id").execute();
      assert.deepEqual(left, [{ id: other.made.id }]);
      const [plane] = (await other.player.state()).planes;
      const bot = appClient(cargo.app, bearer(other.made.token));
      await bot.ok("POST", `/api/planes/${plane?.id}/rename`, { name: "Heidi" });
      for (let name: string | undefined; name !== "Heidi"; ) name = (await other.states.frame()).planes[0]?.name;
    });

    test("[TOKEN6][STREAM6] a stream ends when its token expires", async (t) => {
      const cargo = await freshCargoApp(t, openFresh);
      const { states } = await watched(t, cargo, await listening(cargo.app), "mira");
      cargo.clock.advance(30 * DAY_MS);
      assert.deepEqual(await states.lastWords(), []);
    });

    test("[TOKEN6][STREAM6] a token that is revoked on one process also ends on another, together with its streams", async (t) => {
      if (engine === "sqlite") return;
      const cargo = await freshCargoApp(t, openFresh);
      const mira = await cargo.settle("mira");
      const store = await openStore<CargoTables>(cargo.store.url, { tables: TABLES });
      const { app } = createCargoApp({ store, version: "1.2.3", clock: fakeClock(), settings: { rateLimit: false } });
      t.after(() => app.close().then(() => store.close()));
      const { id, token } = await make(mira);
      const states = await openStates(t, await listening(app), token);
      await states.frame();
      await mira.ok("DELETE", `${TOKENS}/${id}`);
      assert.deepEqual(await states.lastWords(), []);
      refusedWith(await appClient(app, bearer(token)).call("GET", "/api/state"), 401, "invalid-token");
    });

    test("[TOKEN7] requests by API tokens count together with those of the player's sessions", async (t) => {
      const pressure = { limiter: new RateLimiter(fakeClock().monotonic) };
      const cargo = await freshCargoApp(t, openFresh, { settings: { rateLimit: true }, pressure });
      const mira = await cargo.register("mira");
      const stage = new Stage(cargo);
      const [reader, player] = [await stage.apiToken(mira, "read"), await stage.apiToken(mira, "play")];
      const left: number[] = [];
      for (const by of [mira, reader, player]) left.push(pointsLeft((await by.call("GET", "/api/state")).headers).left);
      const [first = 0] = left;
      assert.deepEqual(left, [first, first - 2, first - 4]);
    });
  },
  { concurrency: true },
);
