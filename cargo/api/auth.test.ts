import assert from "node:assert/strict";
import { test } from "node:test";
import { BusyError } from "@outbound/kit/passwords/errors.ts";
import { createHasher, type Hasher } from "@outbound/kit/passwords/hasher.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { commitExclusive } from "../players/commit.ts";
import { deletePlayer } from "../players/delete-player.ts";
import { act, viewOf } from "../testing/a-game.ts";
import { ADMIN_PASSWORD, bearer, freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import type { SignedInView } from "./schemas.ts";

/** Creates a cheap hasher that counts its calls. */
function countingHasher() {
  const hasher = createHasher({ cost: { memory: 8, passes: 1, parallelism: 1 }, waiting: 1000 });
  const count = { hashed: 0, verified: 0 };
  const counting: Hasher = {
    hash: (password) => {
      count.hashed++;
      return hasher.hash(password);
    },
    verify: (password, hash) => {
      count.verified++;
      return hasher.verify(password, hash);
    },
    get depth() {
      return hasher.depth;
    },
  };
  return { hasher: counting, count };
}

const account = (username: string, password = TEST_PASSWORD) => ({ username, password });

onEachEngine((_engine, openFresh) => {
  test("[AUTH1] [HOME3] registering creates a player with the starting cash, and signs the player in", async (t) => {
    const { call, store } = await freshCargoApp(t, openFresh);
    const body = { ...account("Mira_1"), companyName: "Mira Air" };
    const answer = await call<SignedInView>("POST", "/api/auth/register", body);
    assert.equal(answer.status, 201, answer.text);
    const { player, token } = answer.body;
    assert.deepEqual(
      { ...player, id: 0 },
      {
        id: 0,
        username: "Mira_1",
        companyName: "Mira Air",
        money: 125_000,
        reputation: 20,
        owed: 0,
        homeIcao: null,
        onboarding: ["home", "load", "fly", "deliver", "expand"].map((step) => ({ step, done: false })),
        companyPage: false,
        sharePlanes: false,
        guest: false,
      },
    );
    assert.equal((await call("GET", "/api/auth/session", undefined, bearer(token))).status, 200);
    const [entry] = await store.read.selectFrom("ledger").select(["amount", "reason"]).execute();
    assert.deepEqual({ ...entry }, { amount: 125_000, reason: "start" });
    const [event] = await store.read.selectFrom("events").select(["kind", "player_id"]).execute();
    assert.deepEqual({ ...event }, { kind: "registered", player_id: player.id });
  });

  test("[AUTH1] a name is unique regardless of case, and reserved names are refused", async (t) => {
    const { hasher, count } = countingHasher();
    const { call, register } = await freshCargoApp(t, openFresh, { hasher });
    await register("mira");
    for (const name of ["mira", "MIRA", "founder", "Founder", "admin"]) {
      const problem = refusedWith(await call("POST", "/api/auth/register", account(name)), 409, "username-taken", name);
      assert.deepEqual(problem.details, { username: name });
    }
    assert.equal(count.hashed, 1, "[AUTH4] names are checked before anything is hashed");
    for (const name of ["ab", "a".repeat(25), "two words", "möwe", "", " mira"]) {
      refusedWith(await call("POST", "/api/auth/register", account(name)), 400, "malformed-request", name);
    }
    assert.equal((await call("POST", "/api/auth/register", account("a".repeat(24)))).status, 201);
    assert.equal((await call("POST", "/api/auth/register", account("a-_"))).status, 201);
  });

  test("[AUTH1] one of two simultaneous registrations of a name succeeds", async (t) => {
    const { call, store } = await freshCargoApp(t, openFresh);
    const names = ["mira", "Mira", "MIRA", "mirA"];
    const answers = await Promise.all(names.map((name) => call("POST", "/api/auth/register", account(name))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409]);
    assert.equal((await store.read.selectFrom("players").select("id").execute()).length, 1);
  });

  test("[AUTH1] a password has 8 to 128 characters and is not a common one", async (t) => {
    const { call } = await freshCargoApp(t, openFresh);
    const tries = ["7 chars", "x".repeat(129), "x".repeat(10_000), ""];
    for (const password of tries) {
      const answer = await call("POST", "/api/auth/register", account("mira", password));
      refusedWith(answer, 400, "malformed-request", String(password.length));
      assert.ok(password === "" || !answer.text.includes(password), "a password is not repeated");
    }
    // Eight code points, but four characters in the normal form that is hashed.
    refusedWith(
      await call("POST", "/api/auth/register", account("mira", "e\u0301".repeat(4))),
      400,
      "malformed-request",
    );
    refusedWith(await call("POST", "/api/auth/register", account("mira", "password")), 400, "password-common");
    assert.equal((await call("POST", "/api/auth/register", account("mira", "ß%ü 8 é"))).status, 400);
    assert.equal((await call("POST", "/api/auth/register", account("mira", "ß%ü 8 éx"))).status, 201);
    assert.equal((await call("POST", "/api/auth/register", account("nora", "🛩".repeat(128)))).status, 201);
  });

  test("[AUTH1] a password that equals a name of its account is refused wherever it is set", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const register = (password: string) =>
      cargo.call("POST", "/api/auth/register", { username: "zugvogel", companyName: "Zugvogel und Co", password });
    for (const password of ["zugvogel", "Zugvogel99", "zugvogel und co!"]) {
      refusedWith(await register(password), 400, "password-common", password);
    }
    const mira = await cargo.register("wanderfalke");
    const change = { current: TEST_PASSWORD, next: "1Wanderfalke1" };
    refusedWith(await mira.call("POST", "/api/auth/password", change), 400, "password-common");
    const admin = await cargo.admin();
    const path = `/api/admin/players/${mira.id}/password`;
    refusedWith(
      await admin.call("POST", path, { current: ADMIN_PASSWORD, password: "wanderfalke!" }),
      400,
      "password-common",
    );
    const colleague = { current: ADMIN_PASSWORD, username: "steinadler", password: "steinadler7" };
    refusedWith(await admin.call("POST", "/api/admin/users", colleague), 400, "password-common");
  });

  test("[AUTH2] a wrong name and a wrong password give the same answer after the same work", async (t) => {
    const { hasher, count } = countingHasher();
    const { call, register, ok } = await freshCargoApp(t, openFresh, { hasher });
    await register("mira");
    const problems = [];
    for (const given of [account("mira", "not the password"), account("nobody"), account("founder")]) {
      const before = count.verified;
      const answer = await call("POST", "/api/auth/sign-in", given);
      problems.push(refusedWith(answer, 401, "wrong-credentials"));
      assert.equal(answer.headers["www-authenticate"], "Bearer");
      assert.equal(count.verified - before, 1, given.username);
    }
    assert.deepEqual(problems[1], problems[0]);
    assert.deepEqual(problems[2], problems[0]);
    const { player } = await ok<SignedInView>("POST", "/api/auth/sign-in", account("MIRA"));
    assert.equal(player.username, "mira");
  });

  test("[AUTH4] passwords are stored as argon2id hashes, and tokens as hashes", async (t) => {
    const { register, store } = await freshCargoApp(t, openFresh);
    const { token } = await register("mira");
    const { password_hash } = await store.read.selectFrom("players").select("password_hash").executeTakeFirstOrThrow();
    assert.match(password_hash ?? "", /^\$argon2id\$/);
    const session = await store.read.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
    assert.match(session.token_hash, /^[0-9a-f]{64}$/);
    assert.ok(!JSON.stringify(session).includes(token));
  });

  test("[AUTH4] a request whose password cannot wait in the full queue is answered 503 and changes nothing", async (t) => {
    const { hasher } = countingHasher();
    let isBusy = false;
    const sometimes = <A>(work: () => Promise<A>) => (isBusy ? Promise.reject(new BusyError(20)) : work());
    const busy: Hasher = {
      hash: (password) => sometimes(() => hasher.hash(password)),
      verify: (password, hash) => sometimes(() => hasher.verify(password, hash)),
      depth: 0,
    };
    const { call, register, store } = await freshCargoApp(t, openFresh, { hasher: busy });
    await register("mira");
    isBusy = true;
    for (const [path, given] of [
      ["register", account("nora")],
      ["sign-in", account("mira", "wrong password")],
    ] as const) {
      const answer = await call("POST", `/api/auth/${path}`, given);
      refusedWith(answer, 503, "hashing-busy");
      assert.equal(answer.headers["retry-after"], "2");
    }
    assert.equal((await store.read.selectFrom("players").select("id").execute()).length, 1);
    assert.deepEqual(await store.read.selectFrom("sign_in_failures").selectAll().execute(), []);
  });

  test("[AUTH5] a new password ends the other sessions, and the old password no longer works", async (t) => {
    const { call, ok, register } = await freshCargoApp(t, openFresh);
    const mira = await register("mira");
    const other = await ok<SignedInView>("POST", "/api/auth/sign-in", account("mira"));
    const change = (current: string, next: string) => mira.call("POST", "/api/auth/password", { current, next });
    refusedWith(await change("not the password", "another password"), 403, "wrong-password");
    refusedWith(await change(TEST_PASSWORD, "12345678"), 400, "password-common");
    refusedWith(await change(TEST_PASSWORD, "short"), 400, "malformed-request");
    assert.equal((await call("GET", "/api/state", undefined, bearer(other.token))).status, 200);
    assert.equal((await change(TEST_PASSWORD, "another plane")).status, 204);
    assert.equal((await mira.call("GET", "/api/auth/session")).status, 200);
    refusedWith(await call("GET", "/api/state", undefined, bearer(other.token)), 401, "not-signed-in");
    refusedWith(await call("POST", "/api/auth/sign-in", account("mira")), 401, "wrong-credentials");
    assert.equal((await call("POST", "/api/auth/sign-in", account("mira", "another plane"))).status, 200);
  });

  test("[AUTH5] one of two simultaneous changes of a password succeeds", async (t) => {
    const { register } = await freshCargoApp(t, openFresh);
    const mira = await register("mira");
    const next = ["another plane", "a third plane"];
    const answers = await Promise.all(
      next.map((one) => mira.call("POST", "/api/auth/password", { current: TEST_PASSWORD, next: one })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 403]);
  });

  test("[AUTH5] deleting an account deletes all that belongs to the player, including flying planes, and nothing of others", async (t) => {
    const { call, settle, store, game } = await freshCargoApp(t, openFresh);
    const [mira, nora] = [await settle("mira"), await settle("nora")];
    const state = await mira.state();
    const [plane] = state.planes;
    const job = state.packages.find(({ weightKg }) => weightKg <= 1000);
    assert.ok(plane && job);
    const key = { "idempotency-key": "once" };
    const legs = { packageIds: [job.id], legs: [job.destIcao] };
    const path = `/api/planes/${plane.id}/dispatch`;
    assert.equal((await mira.call("POST", path, legs, key)).status, 200);
    refusedWith(await mira.call("DELETE", "/api/auth/account", { password: "wrong password" }), 403, "wrong-password");
    const gone = await mira.call("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    assert.equal(gone.status, 204, gone.text);
    assert.match(String(gone.headers["set-cookie"]), /^cargo_session=; Max-Age=0/);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    for (const [table, column] of [
      ["players", "id"],
      ["planes", "owner_id"],
      ["packages", "owner_id"],
      ["sessions", "player_id"],
      ["events", "player_id"],
      ["ledger", "player_id"],
    ] as const) {
      const rows = await store.read.selectFrom(table).selectAll().execute();
      const owners = rows.map((row) => (row as unknown as Record<string, unknown>)[column]);
      assert.ok(!owners.includes(mira.id), table);
      if (table !== "packages") assert.ok(owners.includes(nora.id), table);
    }
    assert.deepEqual(await store.read.selectFrom("idempotency_keys").selectAll().execute(), []);
    const { world } = await viewOf(game);
    assert.equal(world.packages.get(job.id), undefined);
    assert.equal(world.clock.isRunning, false, "nothing flies any more");
    assert.equal((await nora.state()).planes.length, 1);
    assert.equal((await call("POST", "/api/auth/register", account("mira"))).status, 201, "the name is free again");
  });

  test("[AUTH5] deleting an account also deletes the player's events of the same commit", async (t) => {
    const { register, store, game } = await freshCargoApp(t, openFresh);
    const mira = await register("mira");
    await game.host.execute({
      exclusive: true,
      run: async (draft, tx) => {
        draft.run((scene) => {
          scene.emit(mira.id, "landed", {}, {});
          scene.pay(mira.id, -1, "fuel");
        });
        await deletePlayer(draft, tx, mira.id);
      },
    });
    assert.deepEqual(await store.read.selectFrom("events").selectAll().execute(), []);
    assert.deepEqual(await store.read.selectFrom("ledger").selectAll().execute(), []);
  });

  test("[AUTH5] reads whose player is deleted during the request are 401", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, {
      prepare: (app) =>
        app.addHook("preHandler", async ({ headers }) => {
          const id = Number(headers["x-deleted"] ?? 0);
          if (id > 0) await commitExclusive(cargo.game, (draft, tx) => deletePlayer(draft, tx, id));
        }),
    });
    const paths = ["auth/session", "bases/places", "leaderboard", "milestones", "state"];
    for (const [place, path] of paths.entries()) {
      const { call, id } = await cargo.register(`player-${place}`);
      const answer = await call("GET", `/api/${path}`, undefined, { "x-deleted": String(id) });
      refusedWith(answer, 401, "not-signed-in", path);
    }
  });

  test("a suspended player has no access, with and without a session", async (t) => {
    const { call, register, game } = await freshCargoApp(t, openFresh);
    const mira = await register("mira");
    await act(game, (_scene, { accounts: { players } }) => {
      const player = players.get(mira.id);
      if (player) players.replace(mira.id, { ...player, isSuspended: true });
    });
    refusedWith(await mira.call("GET", "/api/state"), 403, "suspended");
    const problem = refusedWith(await call("POST", "/api/auth/sign-in", account("mira")), 403, "suspended");
    assert.deepEqual(problem.details, { username: "mira", until: null, reason: null });
    refusedWith(await call("POST", "/api/auth/sign-in", account("mira", "wrong one")), 401, "wrong-credentials");
  });

  test("a page of another site can neither sign its visitor in nor out", async (t) => {
    const { app, call, register } = await freshCargoApp(t, openFresh);
    const { token } = await register("mira");
    const foreign = { origin: "https://evil.example.org", "sec-fetch-site": "cross-site" };
    refusedWith(await call("POST", "/api/auth/sign-in", account("mira"), foreign), 403, "cross-site");
    const cookie = { cookie: `cargo_session=${token}` };
    refusedWith(await call("POST", "/api/auth/sign-out", undefined, { ...foreign, ...cookie }), 403, "cross-site");
    const form = await app.inject({
      method: "POST",
      url: "/api/auth/sign-in",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "username=mira&password=a",
    });
    assert.equal(form.statusCode, 415);
    assert.equal((await call("GET", "/api/auth/session", undefined, cookie)).status, 200);
  });
});
