import assert from "node:assert/strict";
import { test } from "node:test";
import type { HashClient } from "@outbound/kit/passwords/hash-queue.ts";
import { createHasher, type Hasher } from "@outbound/kit/passwords/hasher.ts";
import { DAY_MS, MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { type Answer, type Method, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { ADMIN_PASSWORD, type CargoTestApp, cargoTestApp, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { tableRows } from "../testing/table-rows.ts";

/** Requests set their own address. */
const settings = { trustedProxies: ["127.0.0.1"] };
const HOME = "192.0.2.1";
const WRONG = "not the password";
const PLAYERS = "/api/auth/sign-in";
const ADMINS = "/api/admin/login";

/** Creates a browser that keeps the cookie of known devices, and no session. */
function aBrowser({ call }: CargoTestApp, address = HOME) {
  let devices: string | undefined;
  const send = async (
    path: string,
    body: object,
    headers: Record<string, string> = {},
    method: Method = "POST",
  ): Promise<Answer> => {
    const cookie = devices === undefined ? {} : { cookie: devices };
    const answer = await call(method, path, body, { "x-forwarded-for": address, ...cookie, ...headers });
    const given = [answer.headers["set-cookie"] ?? []].flat().find((one) => String(one).startsWith("cargo_devices="));
    if (given !== undefined) [devices] = String(given).split(";");
    return answer;
  };
  return {
    send,
    signIn: (username: string, password = TEST_PASSWORD, path = PLAYERS) => send(path, { username, password }),
    register: (username: string) => send("/api/auth/register", { username, password: TEST_PASSWORD }),
    get devices() {
      return devices;
    },
    set devices(value: string | undefined) {
      devices = value;
    },
  };
}

type Browser = ReturnType<typeof aBrowser>;

async function fail(by: Browser, username: string, times: number, path = PLAYERS): Promise<void> {
  for (let done = 0; done < times; done++) {
    refusedWith(await by.signIn(username, WRONG, path), 401, "wrong-credentials", String(done));
  }
}

/** Locks the address, and the account at it. */
async function lockAddress(app: CargoTestApp, username: string, path = PLAYERS): Promise<void> {
  const neighbour = aBrowser(app);
  await fail(neighbour, username, 5, path);
  for (const name of ["anna", "ben", "carla", "dora", "eve"]) await fail(neighbour, name, 1, path);
  refusedWith(await neighbour.signIn(username, TEST_PASSWORD, path), 429, "sign-in-locked");
}

onEachEngine((engine, openFresh) => {
  test("[DEVICE1] failed sign-ins of others at the same address never lock a known device of a player or of an admin", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    await app.admin();
    for (const [path, username, password] of [
      [PLAYERS, "mira", TEST_PASSWORD],
      [ADMINS, "admin", ADMIN_PASSWORD],
    ] as const) {
      const own = aBrowser(app);
      if (path === PLAYERS) assert.equal((await own.register(username)).status, 201);
      else assert.equal((await own.signIn(username, password, path)).status, 200);
      await lockAddress(app, username, path);
      assert.equal((await own.signIn(username, password, path)).status, 200, path);
      refusedWith(
        await aBrowser(app).signIn(username, password, path),
        429,
        "sign-in-locked",
        "a browser nobody knows",
      );
      app.clock.advance(30 * MINUTE_MS);
    }
  });

  test("[DEVICE2] a known device has ten guesses, then one a minute, and a successful sign-in resets the count", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const [own, other] = [aBrowser(app), aBrowser(app)];
    await own.register("mira");
    await other.signIn("mira");
    await fail(own, "mira", 9);
    assert.equal((await own.signIn("mira")).status, 200);
    await fail(own, "mira", 10);
    const problem = refusedWith(await own.signIn("mira"), 429, "sign-in-locked");
    assert.deepEqual(problem.details, { failures: 10, retryAfterSeconds: 60 });
    assert.equal((await other.signIn("mira")).status, 200, "another device of the account");
    assert.equal((await aBrowser(app).signIn("mira")).status, 200, "its failures lock nobody at its address");
    app.clock.advance(MINUTE_MS);
    await fail(own, "mira", 1);
    refusedWith(await own.signIn("mira"), 429, "sign-in-locked");
    app.clock.advance(MINUTE_MS);
    assert.equal((await own.signIn("mira")).status, 200);
    await fail(own, "mira", 9);
  });

  test("[DEVICE3] a forged, foreign, changed or old cookie does not make a browser a known device", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const [own, nora] = [aBrowser(app), aBrowser(app)];
    await own.register("mira");
    await nora.register("nora");
    const given = own.devices ?? "";
    const forged = [
      nora.devices,
      given.replace("player-1", "player-2"),
      given.replace("player-1", "admin-1"),
      `${given.slice(0, -1)}${given.endsWith("A") ? "B" : "A"}`,
      "cargo_devices=player-1",
      `cargo_devices=player-1.AAAAAAAAAAAA.zzzzzzzz.${"A".repeat(32)}`,
      `cargo_devices=${"~".repeat(3000)}`,
    ];
    await lockAddress(app, "mira");
    for (const cookie of forged) {
      const browser = aBrowser(app);
      browser.devices = cookie;
      refusedWith(await browser.signIn("mira"), 429, "sign-in-locked", cookie?.slice(0, 80));
    }
    app.clock.advance(180 * DAY_MS);
    await lockAddress(app, "mira");
    refusedWith(await own.signIn("mira"), 429, "sign-in-locked", "after 180 days");
  });

  test("[DEVICE4] a new password invalidates all known devices except the one that set it", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const [own, other] = [aBrowser(app), aBrowser(app)];
    await own.register("mira");
    const signedIn = await other.signIn("mira");
    const { token } = signedIn.body as { token: string };
    const change = { current: TEST_PASSWORD, next: "another plane of mine" };
    const changed = await other.send("/api/auth/password", change, { authorization: `Bearer ${token}` });
    assert.equal(changed.status, 204, changed.text);
    await lockAddress(app, "mira");
    refusedWith(await own.signIn("mira", change.next), 429, "sign-in-locked");
    assert.equal((await other.signIn("mira", change.next)).status, 200);
  });

  test("[DEVICE1][SESSION7] others at the same address cannot use up a known device's limit of sign-ins", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings: { ...settings, rateLimit: true } });
    const own = aBrowser(app);
    await own.register("mira");
    await own.signIn("mira");
    const neighbour = aBrowser(app);
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess++) statuses.push((await neighbour.signIn(`nobody${guess}`)).status);
    assert.ok(statuses.includes(429));
    refusedWith(await neighbour.register("nora"), 429, "too-many-requests");
    refusedWith(await own.register("nora"), 429, "too-many-requests", "registering counts by the address");
    const forged = aBrowser(app);
    forged.devices = own.devices?.replace("player-1", "player-2");
    refusedWith(await forged.signIn("mira"), 429, "too-many-requests", "a forged cookie");
    for (let time = 0; time < 19; time++) assert.equal((await own.signIn("mira")).status, 200, String(time));
    for (let time = 0; time < 2; time++) await own.signIn("mira");
    refusedWith(await own.signIn("mira"), 429, "too-many-requests", "its own limit");
  });

  test("[DEVICE4] an admin's device stays known when it sets another password, and other devices do not", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const { id } = await app.admin();
    const [own, other] = [aBrowser(app), aBrowser(app)];
    const { body } = await own.signIn("admin", ADMIN_PASSWORD, ADMINS);
    await other.signIn("admin", ADMIN_PASSWORD, ADMINS);
    const change = { current: ADMIN_PASSWORD, password: "another panel of mine" };
    const { token } = body as { token: string };
    const changed = await own.send(`/api/admin/users/${id}`, change, { authorization: `Bearer ${token}` }, "PATCH");
    assert.equal(changed.status, 200, changed.text);
    await lockAddress(app, "admin", ADMINS);
    refusedWith(await other.signIn("admin", change.password, ADMINS), 429, "sign-in-locked");
    assert.equal((await own.signIn("admin", change.password, ADMINS)).status, 200);
  });

  test("[DEVICE5] a browser is a known device of at most four accounts, players' and admins'", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    await app.admin();
    const own = aBrowser(app);
    const names = ["mira", "nora", "otto", "paul"];
    for (const name of names) assert.equal((await own.register(name)).status, 201);
    assert.equal((await own.signIn("admin", ADMIN_PASSWORD, ADMINS)).status, 200);
    assert.ok((own.devices ?? "").length < 400, "the cookie stays small");
    await lockAddress(app, "mira");
    refusedWith(await own.signIn("mira"), 429, "sign-in-locked", "the oldest of five");
    for (const name of names.slice(1)) assert.equal((await own.signIn(name)).status, 200, name);
    assert.equal((await own.signIn("admin", ADMIN_PASSWORD, ADMINS)).status, 200);
  });

  test("[DEVICE6] the signing key is in the database, shown in no table, and the same for all processes", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const own = aBrowser(app);
    await own.register("mira");
    const keys = await app.store.read.selectFrom("signing_keys").selectAll().execute();
    assert.deepEqual(
      keys.map(({ name, secret }) => [name, secret.length]),
      [["known-devices", 43]],
    );
    const { rows } = await tableRows(await app.admin(), "signing_keys").page();
    assert.deepEqual(rows, [{ name: "known-devices" }]);
    await lockAddress(app, "mira");
    if (engine === "sqlite") return;
    const second = cargoTestApp(t, app.store, { settings, clock: app.clock });
    const there = aBrowser(second);
    there.devices = own.devices;
    assert.equal((await there.signIn("mira")).status, 200);
  });

  test("[DEVICE7] the cookie is inaccessible to scripts and to other sites", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const answer = await app.call("POST", "/api/auth/register", { username: "mira", password: TEST_PASSWORD });
    const [session, devices] = answer.headers["set-cookie"] as unknown as string[];
    assert.match(String(session), /^cargo_session=/);
    assert.match(
      String(devices),
      /^cargo_devices=player-1\.[\w-]{12}\.\w+\.[\w-]{32}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const tls = { "x-forwarded-proto": "https" };
    const secure = await app.call("POST", PLAYERS, { username: "mira", password: TEST_PASSWORD }, tls);
    assert.match(String(secure.headers["set-cookie"]), /__Host-cargo_devices=[^,]+; HttpOnly; Secure; SameSite=Lax/);
  });

  test("[AUTH4] known devices and open sessions have their own share of the queue for hashing passwords", async (t) => {
    const clients: (HashClient | undefined)[] = [];
    const cheap = createHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });
    const hasher: Hasher = {
      depth: 0,
      hash(password, client) {
        clients.push(client);
        return cheap.hash(password);
      },
      verify(password, hash, client) {
        clients.push(client);
        return cheap.verify(password, hash);
      },
    };
    const app = await freshCargoApp(t, openFresh, { settings, hasher });
    const own = aBrowser(app);
    await own.register("mira");
    const { token } = (await own.signIn("mira")).body as { token: string };
    await aBrowser(app, "198.51.100.7").signIn("mira");
    const change = { current: TEST_PASSWORD, next: "another plane of mine" };
    await own.send("/api/auth/password", change, { authorization: `Bearer ${token}` });
    const known = { address: HOME, account: "player 1" };
    const [registered, ...others] = clients;
    assert.deepEqual(registered, { address: HOME });
    assert.deepEqual(others, [known, { address: "198.51.100.7", account: undefined }, known, known]);
  });

  test("[AUTH8] a stolen session has ten guesses at the current password, then one a minute", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const mira = await app.register("mira");
    const change = (current: string) => mira.call("POST", "/api/auth/password", { current, next: "another plane" });
    const leave = (password: string) => mira.call("DELETE", "/api/auth/account", { password });
    for (let guess = 0; guess < 5; guess++) {
      refusedWith(await change(`guess number ${guess}`), 403, "wrong-password");
      refusedWith(await leave(`guess number ${guess}`), 403, "wrong-password");
    }
    const problem = refusedWith(await change(TEST_PASSWORD), 429, "sign-in-locked");
    assert.deepEqual(problem.details, { failures: 10, retryAfterSeconds: 60 });
    refusedWith(await leave(TEST_PASSWORD), 429, "sign-in-locked");
    const signedIn = await app.call("POST", PLAYERS, { username: "mira", password: TEST_PASSWORD });
    assert.equal(signedIn.status, 200, "the player still signs in");
    app.clock.advance(MINUTE_MS);
    assert.equal((await change(TEST_PASSWORD)).status, 204);
  });

  test("[AUTH8] a session gets no more tries by simultaneous guesses than by consecutive ones", async (t) => {
    const app = await freshCargoApp(t, openFresh, { settings });
    const mira = await app.register("mira");
    const guesses = Array.from({ length: 15 }, (_, guess) =>
      mira.call("DELETE", "/api/auth/account", { password: `guess number ${guess}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    assert.deepEqual(statuses, [...Array(10).fill(403), ...Array(5).fill(429)]);
  });
});
