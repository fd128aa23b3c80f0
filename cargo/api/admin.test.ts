import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableDescription } from "@outbound/kit/table-admin/schemas.ts";
import { appClient, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { ensureFirstAdmin } from "../players/admins.ts";
import { PLANE_STATUSES } from "../rules/values/plane.ts";
import { TABLES } from "../store/tables.ts";
import {
  ADMIN_PASSWORD,
  type AdminClient,
  bearer,
  type CargoTestApp,
  CHEAP_HASHER,
  freshCargoApp,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { Stage } from "../testing/stage.ts";
import { type Row, tableRows } from "../testing/table-rows.ts";
import type {
  AdminLoggedInView,
  AdminPlayerView,
  AdminSessionView,
  AdminUserView,
  AuditPageView,
  AuditRevertView,
  EventPageView,
  SessionPageView,
  SuspendedPlayerView,
} from "./schemas.ts";

const WORDS = "many words of an admin";
const CONFIRMED = { current: ADMIN_PASSWORD };

const logIn = (cargo: CargoTestApp, username: string, password: string) =>
  cargo.call<AdminLoggedInView>("POST", "/api/admin/login", { username, password });

/** Creates another admin user and signs in as that user. */
async function colleague(cargo: CargoTestApp, admin: AdminClient, username: string): Promise<AdminClient> {
  await admin.ok("POST", "/api/admin/users", { current: ADMIN_PASSWORD, username, password: WORDS });
  const { body } = await logIn(cargo, username, WORDS);
  return { ...appClient(cargo.app, bearer(body.token)), id: body.admin.id, token: body.token };
}

const sessionsOf = (admin: AdminClient, query = "") => admin.ok<SessionPageView>("GET", `/api/admin/sessions${query}`);
const auditOf = async (admin: AdminClient) => (await admin.ok<AuditPageView>("GET", "/api/admin/audit")).items;

onEachEngine((_engine, openFresh) => {
  test("[ADMIN1] an admin signs in and out with a cookie that players do not have", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    await ensureFirstAdmin(cargo.game, CHEAP_HASHER, WORDS);
    const answer = await logIn(cargo, "ADMIN", WORDS);
    assert.equal(answer.status, 200, answer.text);
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    assert.equal(cookie, `cargo_admin_session=${answer.body.token}`);
    const panel = appClient(cargo.app, { cookie });
    const session = await panel.ok<AdminSessionView>("GET", "/api/admin/session");
    assert.deepEqual(session.admin, answer.body.admin);
    assert.equal((await panel.call("POST", "/api/admin/logout")).status, 204);
    refusedWith(await panel.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
  });

  test("[ADMIN1] an admin's session opens no routes of players, and a player's session no routes of admins", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const asPlayer = { cookie: `cargo_admin_session=${mira.token}; cargo_session=${mira.token}` };
    const asAdmin = { cookie: `cargo_admin_session=${admin.token}; cargo_session=${admin.token}` };
    for (const path of ["session", "users", "sessions", "audit", "tables", "tables/players/rows"]) {
      const url = `/api/admin/${path}`;
      refusedWith(await cargo.call("GET", url), 401, "admin-not-logged-in", path);
      refusedWith(await mira.call("GET", url), 401, "admin-not-logged-in", path);
      refusedWith(await cargo.call("GET", url, undefined, asPlayer), 401, "admin-not-logged-in", path);
      assert.equal((await cargo.call("GET", url, undefined, asAdmin)).status, 200, path);
    }
    refusedWith(await cargo.call("DELETE", "/api/admin/tables/planes/rows?pk.id=1"), 401, "admin-not-logged-in");
    refusedWith(await admin.call("GET", "/api/state"), 401, "not-signed-in");
    refusedWith(await cargo.call("GET", "/api/state", undefined, asAdmin), 401, "not-signed-in");
  });

  test("[ADMIN1] a wrong name and a wrong password of an admin give the same 401, and failures lock as they do for players", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    await cargo.admin();
    refusedWith(await logIn(cargo, "nobody", WORDS), 401, "wrong-credentials");
    for (let failure = 0; failure < 5; failure++) {
      refusedWith(await logIn(cargo, "admin", "wrong words"), 401, "wrong-credentials");
    }
    refusedWith(await logIn(cargo, "admin", ADMIN_PASSWORD), 429, "sign-in-locked");
    cargo.clock.advance(60_000);
    assert.equal((await logIn(cargo, "admin", ADMIN_PASSWORD)).status, 200);
  });

  test("[ADMIN2] a start without any admin creates one, with the password of the setting or with a random one that is shown once", async (t) => {
    const [given, random] = [await freshCargoApp(t, openFresh), await freshCargoApp(t, openFresh)];
    const hasher = CHEAP_HASHER;
    assert.equal(await ensureFirstAdmin(given.game, hasher, WORDS), undefined);
    assert.equal(await ensureFirstAdmin(given.game, hasher, "some other words"), undefined);
    assert.equal(await ensureFirstAdmin(given.game, hasher, undefined), undefined);
    assert.equal((await logIn(given, "admin", WORDS)).status, 200);
    refusedWith(await logIn(given, "admin", "some other words"), 401, "wrong-credentials");
    const shown = await ensureFirstAdmin(random.game, hasher, undefined);
    assert.ok(shown !== undefined && shown.length >= 20);
    assert.equal((await logIn(random, "admin", shown)).status, 200);
    assert.equal(await ensureFirstAdmin(random.game, hasher, undefined), undefined);
    for (const guess of ["admin", "password", "changeme"]) {
      refusedWith(await logIn(random, "admin", guess), 401, "wrong-credentials");
    }
  });

  test("[ADMIN3] admin users can be listed, added, changed and deleted, except the last one", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    refusedWith(await admin.call("DELETE", `/api/admin/users/${admin.id}`, CONFIRMED), 409, "last-admin");
    const zoe = await colleague(cargo, admin, "Zoe");
    const { users } = await admin.ok<{ users: AdminUserView[] }>("GET", "/api/admin/users");
    assert.deepEqual(
      users.map(({ id, username }) => [id, username]),
      [
        [admin.id, "admin"],
        [zoe.id, "Zoe"],
      ],
    );
    for (const username of ["zoe", "ADMIN", "Founder"]) {
      const user = { ...CONFIRMED, username, password: WORDS };
      refusedWith(await admin.call("POST", "/api/admin/users", user), 409, "username-taken", username);
      const path = `/api/admin/users/${username === "zoe" ? admin.id : zoe.id}`;
      refusedWith(
        await admin.call("PATCH", path, { current: ADMIN_PASSWORD, username }),
        409,
        "username-taken",
        username,
      );
    }
    const common = { ...CONFIRMED, username: "ben", password: "password1" };
    refusedWith(await admin.call("POST", "/api/admin/users", common), 400, "password-common");
    refusedWith(
      await admin.call("PATCH", "/api/admin/users/99", { current: ADMIN_PASSWORD, password: WORDS }),
      404,
      "unknown-user",
    );
    refusedWith(await admin.call("DELETE", "/api/admin/users/99", CONFIRMED), 404, "unknown-user");

    const renamed = await zoe.ok<AdminUserView>("PATCH", `/api/admin/users/${zoe.id}`, {
      current: WORDS,
      username: "ZOE",
    });
    assert.equal(renamed.username, "ZOE");
    const other = await logIn(cargo, "zoe", WORDS);
    await zoe.ok("PATCH", `/api/admin/users/${zoe.id}`, { current: WORDS, password: "quite other words" });
    const there = appClient(cargo.app, bearer(other.body.token));
    refusedWith(await there.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
    await admin.ok("PATCH", `/api/admin/users/${zoe.id}`, { current: ADMIN_PASSWORD, password: "other words again" });
    refusedWith(await zoe.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
    refusedWith(await logIn(cargo, "zoe", WORDS), 401, "wrong-credentials");

    const again = await logIn(cargo, "zoe", "other words again");
    assert.equal((await admin.call("DELETE", `/api/admin/users/${zoe.id}`, CONFIRMED)).status, 204);
    const gone = appClient(cargo.app, bearer(again.body.token));
    refusedWith(await gone.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
    refusedWith(await logIn(cargo, "zoe", "other words again"), 401, "wrong-credentials");
    const next = await colleague(cargo, admin, "zoe");
    assert.ok(next.id > zoe.id);
  });

  test("[ADMIN12] changing an admin user requires the caller's current password", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    const zoe = await colleague(cargo, admin, "zoe");
    const own = `/api/admin/users/${admin.id}`;
    const next = { username: "chief", password: "quite other words" };
    refusedWith(await admin.call("PATCH", own, next), 400, "malformed-request");
    refusedWith(await admin.call("PATCH", own, { current: ADMIN_PASSWORD }), 400, "malformed-request");
    for (const current of ["something else", WORDS]) {
      refusedWith(await admin.call("PATCH", own, { current, ...next }), 403, "wrong-password");
    }
    // For another admin the caller's password counts, not that admin's.
    const other = `/api/admin/users/${zoe.id}`;
    refusedWith(await admin.call("PATCH", other, { current: WORDS, password: WORDS }), 403, "wrong-password");
    assert.equal((await logIn(cargo, "admin", ADMIN_PASSWORD)).status, 200);
    await admin.ok("PATCH", own, { current: ADMIN_PASSWORD, ...next });
    assert.equal((await logIn(cargo, "chief", next.password)).status, 200);
  });

  test("[ADMIN12] adding or deleting an admin, and setting a player's password, requires the caller's current password", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const zoe = await colleague(cargo, admin, "zoe");
    const changes = [
      ["POST", "/api/admin/users", { username: "eve", password: "quite other words" }],
      ["DELETE", `/api/admin/users/${zoe.id}`, {}],
      ["POST", `/api/admin/players/${mira.id}/password`, { password: "quite other words" }],
    ] as const;
    const before = await cargo.contents();
    for (const [method, path, body] of changes) {
      refusedWith(await admin.call(method, path, body), 400, "malformed-request", path);
      for (const current of ["something else", WORDS]) {
        refusedWith(await admin.call(method, path, { current, ...body }), 403, "wrong-password", path);
      }
    }
    assert.equal(await cargo.contents(), before);
    for (const [method, path, body] of changes) {
      const { status } = await admin.call(method, path, { ...CONFIRMED, ...body });
      assert.ok(status < 300, `${method} ${path}: ${status}`);
    }
  });

  test("[ADMIN3] sessions of players and of admins are listed page by page and can be ended", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, bob, admin] = [await cargo.settle("mira"), await cargo.settle("bob"), await cargo.admin()];
    const first = await sessionsOf(admin, "?limit=1");
    assert.deepEqual(
      [first.items[0]?.username, first.items[0]?.kind, first.items[0]?.userId],
      ["bob", "player", bob.id],
    );
    const second = await sessionsOf(admin, `?kind=player&limit=1&before=${first.nextBefore}`);
    assert.deepEqual([second.items[0]?.username, second.nextBefore], ["mira", null]);
    const own = await sessionsOf(admin, "?kind=admin");
    assert.deepEqual(
      own.items.map(({ kind, username }) => [kind, username]),
      [["admin", "admin"]],
    );
    assert.equal((await admin.call("DELETE", `/api/admin/sessions/${second.items[0]?.id}`)).status, 204);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    await bob.state();
    refusedWith(await admin.call("DELETE", `/api/admin/sessions/${second.items[0]?.id}`), 404, "unknown-session");
    assert.equal((await admin.call("DELETE", `/api/admin/sessions/${own.items[0]?.id}`)).status, 204);
    refusedWith(await admin.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
  });

  test("[ADMIN4] an admin sets a player's password, which ends the player's sessions", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const path = `/api/admin/players/${mira.id}/password`;
    const change = { ...CONFIRMED, password: WORDS };
    refusedWith(await admin.call("POST", path, { ...CONFIRMED, password: "password1" }), 400, "password-common");
    refusedWith(await admin.call("POST", "/api/admin/players/99/password", change), 404, "unknown-player");
    const player = await admin.ok<AdminPlayerView>("POST", path, change);
    assert.deepEqual(player, {
      id: mira.id,
      username: "mira",
      companyName: "mira",
      suspended: false,
      suspendedUntil: null,
      suspensionReason: null,
      hasPassword: true,
    });
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    const signIn = (password: string) => cargo.call("POST", "/api/auth/sign-in", { username: "mira", password });
    refusedWith(await signIn(TEST_PASSWORD), 401, "wrong-credentials");
    assert.equal((await signIn(WORDS)).status, 200);
  });

  test("[ADMIN4] a suspended player's sessions are refused at once while the planes keep flying, and a restored player can sign in", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, bob, admin] = [await cargo.settle("mira"), await cargo.settle("bob"), await cargo.admin()];
    const suspend = (suspended: boolean, id = mira.id) =>
      admin.call<AdminPlayerView>("POST", `/api/admin/players/${id}/suspend`, { suspended });
    const [plane] = (await mira.state()).planes;
    await mira.ok("POST", `/api/planes/${plane?.id}/fly`, { destIcao: "EDDM" });
    assert.equal((await suspend(true)).body.suspended, true);
    assert.equal((await suspend(true)).body.suspended, true);
    refusedWith(await mira.call("GET", "/api/state"), 403, "suspended");
    const signIn = () => cargo.call("POST", "/api/auth/sign-in", { username: "mira", password: TEST_PASSWORD });
    refusedWith(await signIn(), 403, "suspended");
    assert.equal((await bob.state()).clock.running, true);
    assert.equal((await suspend(false)).body.suspended, false);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    assert.equal((await signIn()).status, 200);
    refusedWith(await suspend(true, 99), 404, "unknown-player");
    const actions = (await auditOf(admin)).map(({ action }) => action);
    assert.deepEqual(actions.slice(0, 2), ["player-restored", "player-suspended"]);
    assert.equal(actions.filter((action) => action.startsWith("player-")).length, 2);
  });

  test("[SUSPEND5] a dry run of a suspension or restoration shows the player with the change, and changes nothing", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const path = `/api/admin/players/${mira.id}/suspend`;
    const suspension = { suspended: true, reason: "Sells accounts" };
    const before = await auditOf(admin);
    const shown = await admin.ok<SuspendedPlayerView>("POST", `${path}?preview=true`, suspension);
    assert.deepEqual([shown.suspended, shown.suspensionReason, shown.preview], [true, "Sells accounts", true]);
    await mira.state();
    assert.deepEqual(await auditOf(admin), before);
    await admin.ok("POST", path, suspension);
    const restored = await admin.ok<SuspendedPlayerView>("POST", `${path}?preview=true`, { suspended: false });
    assert.deepEqual([restored.suspended, restored.suspensionReason], [false, null]);
    const problem = await mira.call("GET", "/api/state");
    refusedWith(problem, 403, "suspended");
    refusedWith(
      await admin.call("POST", "/api/admin/players/99/suspend?preview=true", suspension),
      404,
      "unknown-player",
    );
  });

  test("[ADMIN5] the audit lists every change, newest first, with the admin and without secrets", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const zoe = await colleague(cargo, admin, "zoe");
    await zoe.ok("POST", `/api/admin/players/${mira.id}/password`, { current: WORDS, password: WORDS });
    await zoe.ok("PATCH", `/api/admin/users/${zoe.id}`, {
      current: WORDS,
      username: "eve",
      password: "quite other words",
    });
    const [session] = (await sessionsOf(zoe, "?kind=admin")).items;
    await admin.ok("DELETE", `/api/admin/sessions/${session?.id}`);
    await tableRows(admin, "players").edit(mira.id, { money: 1 });
    await admin.ok("DELETE", `/api/admin/users/${zoe.id}`, CONFIRMED);
    const entries = await auditOf(admin);
    assert.deepEqual(
      entries.map(({ adminId, adminName, action, target }) => [adminId, adminName, action, target]),
      [
        [admin.id, "admin", "admin-deleted", `admin_users ${zoe.id}`],
        [admin.id, "admin", "row-edited", `players ${mira.id}`],
        [admin.id, "admin", "session-ended", `admin_sessions ${session?.id}`],
        [zoe.id, "zoe", "admin-changed", `admin_users ${zoe.id}`],
        [zoe.id, "zoe", "player-password-set", `players ${mira.id}`],
        [admin.id, "admin", "admin-added", `admin_users ${zoe.id}`],
        [null, "(program)", "admin-added", `admin_users ${admin.id}`],
      ],
    );
    assert.doesNotMatch(JSON.stringify(entries), /argon2|words|hash/);
    const page = await admin.ok<AuditPageView>("GET", `/api/admin/audit?limit=2&before=${entries[1]?.id}`);
    assert.deepEqual(page.items, entries.slice(2, 4));
    assert.equal(page.nextBefore, entries[3]?.id);
  });

  test("[ADMIN15] an edit can be reverted from the audit while its columns are unchanged, and a revert can be reverted in the same way", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const players = tableRows(admin, "players");
    const revert = (id: number | undefined, query = "") =>
      admin.call<AuditRevertView>("POST", `/api/admin/audit/${id}/revert${query}`);
    const newest = async () => (await auditOf(admin))[0];
    const { money } = (await mira.state()).player;
    await players.edit(mira.id, { money: 500, company_name: "Mira Air" });
    const edit = await newest();

    const contents = await cargo.contents();
    const preview = await revert(edit?.id, "?preview=true");
    assert.deepEqual([preview.body.preview, preview.body.before?.money, preview.body.after?.money], [true, 500, money]);
    assert.equal(await cargo.contents(), contents, "a preview changes nothing");

    await players.edit(mira.id, { company_name: "Other" });
    const changed = await revert(edit?.id);
    const problem = refusedWith(changed, 409, "row-changed");
    assert.deepEqual(problem.details, {
      table: "players",
      key: { id: mira.id },
      exists: true,
      columns: [{ column: "company_name", expected: "Mira Air", actual: "Other" }],
    });
    assert.equal((await revert((await newest())?.id)).status, 200);
    // Another column of the row may have changed.
    await players.edit(mira.id, { reputation: 9_000 });
    const { body } = await revert(edit?.id);
    assert.deepEqual([body.action, body.before?.money, body.after?.money, body.preview], ["edit", 500, money, false]);
    assert.equal((await mira.state()).player.money, money);
    const entry = await newest();
    assert.deepEqual([entry?.action, entry?.target], ["row-edited", `players ${mira.id}`]);
    assert.equal(entry?.data.reverts, edit?.id);
    const ledger = (await tableRows(admin, "ledger").all({ player_id: mira.id })).filter(
      (row) => row.reason === "admin",
    );
    assert.equal(
      ledger.reduce((sum, row) => sum + Number(row.amount), 0),
      0,
    );
    refusedWith(await revert(edit?.id), 409, "row-changed");
    assert.equal((await revert(entry?.id)).status, 200);
    assert.equal((await mira.state()).player.money, 500);
  });

  test("[ADMIN20] an adjustment of cash can be reverted once, and its audit entry then names the revert", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const adjust = (amount: number) =>
      admin.ok("POST", `/api/admin/players/${mira.id}/cash`, { amount, reason: "x".repeat(200) });
    const revert = (id: number | undefined, query = "") =>
      admin.call<AuditRevertView>("POST", `/api/admin/audit/${id}/revert${query}`);
    await adjust(5_000);
    const [given] = await auditOf(admin);
    assert.equal(given?.revertedBy, null);

    const contents = await cargo.contents();
    const preview = await revert(given?.id, "?preview=true");
    assert.deepEqual(preview.body, {
      ...{ table: "players", action: "edit", preview: true },
      ...{ before: { id: mira.id, money: 130_000 }, after: { id: mira.id, money: 125_000 } },
    });
    assert.equal(await cargo.contents(), contents, "a preview changes nothing");

    assert.equal((await revert(given?.id)).body.after?.money, 125_000);
    assert.equal((await mira.state()).player.money, 125_000);
    const [taken, marked] = await auditOf(admin);
    const reason = `Taken back: ${"x".repeat(188)}`;
    assert.deepEqual([taken?.action, taken?.data], ["cash-adjusted", { amount: -5_000, reason, reverts: given?.id }]);
    assert.deepEqual([taken?.revertedBy, marked?.revertedBy], [null, taken?.id]);
    const { items } = await mira.ok<EventPageView>("GET", "/api/history/events?limit=1");
    assert.deepEqual(items[0]?.data, { amount: -5_000, reason });

    const problem = refusedWith(await revert(given?.id), 409, "already-reverted");
    assert.deepEqual(problem.details, { entryId: given?.id, revertedBy: taken?.id });
    assert.equal((await mira.state()).player.money, 125_000);
    // What took it back is an adjustment like any other.
    assert.equal((await revert(taken?.id)).body.after?.money, 130_000);
    // The player may have spent it.
    await adjust(-130_000);
    const [last] = await auditOf(admin);
    await adjust(10);
    const [small] = await auditOf(admin);
    assert.equal((await revert(last?.id)).status, 200);
    await adjust(-130_010);
    refusedWith(await revert(small?.id), 409, "purse-too-small");
  });

  test("[ADMIN20] the reason of an adjustment that is taken back is cut between characters, not within one", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const given = `x${"🛩".repeat(199)}`;
    await admin.ok("POST", `/api/admin/players/${mira.id}/cash`, { amount: 10, reason: given });
    const [entry] = await auditOf(admin);
    await admin.ok("POST", `/api/admin/audit/${entry?.id}/revert`);
    const [taken] = await auditOf(admin);
    assert.equal(taken?.data.reason, `Taken back: x${"🛩".repeat(187)}`);
  });

  test("[ADMIN15] a revert deletes an added row and adds a deleted row again, with any kind of key", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const newest = async () => (await auditOf(admin))[0];
    const revert = async () => admin.call<AuditRevertView>("POST", `/api/admin/audit/${(await newest())?.id}/revert`);
    const planes = tableRows(admin, "planes");
    const [plane] = await planes.all();
    const added = await planes.add({ ...plane, id: 77, name: "Spare" });
    assert.deepEqual((await revert()).body, {
      table: "planes",
      action: "delete",
      before: added.body,
      after: null,
      preview: false,
    });
    assert.deepEqual((await revert()).body, {
      table: "planes",
      action: "add",
      before: null,
      after: added.body,
      preview: false,
    });
    assert.equal((await mira.state()).planes.length, 2);
    const [slots, key] = [tableRows(admin, "slots"), { airport_icao: "EDDF", slot: 0 }];
    const slot = await slots.one(key);
    await slots.edit(key, { ready_at: 4_102_444_800_000 });
    assert.deepEqual((await revert()).body.after, slot);
    // The target of the entry has the key from before the edit, which changed it.
    const events = tableRows(admin, "events");
    await events.add({ id: 900, player_id: mira.id, kind: "landed", clock_ms: 1, at: 1, data: {} });
    await events.edit(900, { id: 901 });
    assert.deepEqual((await revert()).body.after?.id, 900);
  });

  test("[ADMIN6] the table admin shows all tables of the store, and neither lists secrets nor filters by them", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const names = await admin.ok<string[]>("GET", "/api/admin/tables");
    assert.deepEqual(names, TABLES.map(({ name }) => name).sort());
    for (const { name, columns, primaryKey } of TABLES) {
      const page = await tableRows(admin, name).page();
      const listed = Object.entries(columns).filter(([, column]) => column.secret !== true);
      assert.deepEqual(
        page.table.columns.map((column) => column.name),
        listed.map(([column]) => column),
        name,
      );
      assert.deepEqual(page.table.primaryKey, primaryKey);
      assert.doesNotMatch(JSON.stringify(page), /argon2id|token_hash|password_hash/, name);
    }
    for (const [table, column] of [
      ["players", "password_hash"],
      ["admin_users", "password_hash"],
      ["sessions", "token_hash"],
      ["api_tokens", "token_hash"],
      ["admin_sessions", "token_hash"],
    ]) {
      for (const query of [`where.${column}=a`, `orderBy=${column}`]) {
        refusedWith(await admin.call("GET", `/api/admin/tables/${table}/rows?${query}`), 400, "malformed-request");
      }
    }
    const secret = { password_hash: "x" };
    refusedWith(await tableRows(admin, "players").edit(mira.id, secret), 400, "malformed-request");
  });

  test("[ADMIN6] a session that is deleted in the table editor ends at once", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const sessions = tableRows(admin, "sessions");
    const [row] = (await sessions.page("?limit=1")).rows as Row[];
    assert.ok(row !== undefined && !("token_hash" in row));
    assert.equal((await sessions.remove(row.id as number)).status, 200);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
  });

  test("[ADMIN13] the table editor refuses credentials: hashes, tokens, admin users, and owners of sessions", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, bob, admin] = [await cargo.settle("mira"), await cargo.settle("bob"), await cargo.admin()];
    const zoe = await colleague(cargo, admin, "zoe");
    const [users, sessions] = [tableRows(zoe, "admin_users"), tableRows(zoe, "sessions")];
    const adminSessions = tableRows(zoe, "admin_sessions");
    const own = (await adminSessions.page(`?where.admin_id=${zoe.id}`)).rows[0] as Row;
    const { id: tokenId } = await new Stage(cargo).apiToken(mira, "read");
    const tokens = tableRows(zoe, "api_tokens");
    const before = await cargo.contents();
    const refusals = [
      await users.edit(admin.id, { username: "Root", username_key: "root" }),
      await users.remove(admin.id),
      await users.add({ username: "eve", username_key: "eve", created_at: 1 }),
      await adminSessions.edit(own.id as number, { admin_id: admin.id }),
      await sessions.edit(1, { player_id: bob.id }),
      await sessions.edit(1, { expires_at: 9e15 }),
      await tokens.edit(tokenId, { scope: "play" }),
      await tokens.edit(tokenId, { player_id: bob.id }),
      await sessions.add({ id: 99, player_id: mira.id, token_hash: "x" }),
    ];
    for (const refusal of refusals.slice(0, 8)) refusedWith(refusal, 409, "read-only-table");
    refusedWith(refusals[8] as (typeof refusals)[0], 400, "malformed-request");
    assert.match(refusals[0]?.text ?? "", /\/api\/admin\/users/);
    const hash = await tableRows(zoe, "players").edit(mira.id, { password_hash: "x" });
    refusedWith(hash, 400, "malformed-request");
    assert.match(hash.text, /is a secret/);
    assert.equal(await cargo.contents(), before);
    assert.equal((await adminSessions.remove(own.id as number)).status, 200);
    refusedWith(await zoe.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
  });

  test("[ADMIN14] an admin's session ends after 12 hours without a request", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    const HOUR_MS = 60 * 60_000;
    const session = () => admin.call<AdminSessionView>("GET", "/api/admin/session");
    for (let use = 0; use < 3; use++) {
      cargo.clock.advance(12 * HOUR_MS - 60_000);
      const { status, body } = await session();
      assert.equal(status, 200);
      await cargo.game.host.execute({ run: () => undefined });
      const ends = Date.parse((await session()).body.expiresAt);
      assert.equal(ends, cargo.clock.wall() + 12 * HOUR_MS, body.expiresAt);
    }
    cargo.clock.advance(12 * HOUR_MS);
    refusedWith(await session(), 401, "admin-not-logged-in");
  });

  test("[ADMIN14] a session that an earlier release opened for longer ends after 12 hours too", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    await cargo.game.host.execute({
      run: (draft) =>
        draft.run((_scene, { accounts: { adminSessions } }) => {
          for (const one of [...adminSessions.values()]) {
            adminSessions.replace(one.id, { ...one, expires_at: one.expires_at + 14 * 24 * 60 * 60_000 });
          }
        }),
    });
    cargo.clock.advance(12 * 60 * 60_000);
    refusedWith(await admin.call("GET", "/api/admin/session"), 401, "admin-not-logged-in");
  });

  test("[ADMIN6] logs, keys and the world row are read-only", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    await mira.call("POST", "/api/planes/1/rename", { name: "one" }, { "idempotency-key": "k" });
    const readOnly = TABLES.filter((table) => table.readOnly).map(({ name }) => name);
    assert.deepEqual(readOnly.toSorted(), [
      "admin_users",
      "alliance_members",
      "audit",
      "campaigns",
      "changes",
      "clock_anchors",
      "contributions",
      "history_cash",
      "history_hours",
      "history_totals",
      "idempotency_keys",
      "invitations",
      "ledger",
      "line_freight",
      "migrations",
      "route_days",
      "season_scores",
      "seasons",
      "signing_keys",
      "world",
    ]);
    for (const name of readOnly) {
      const table = tableRows(admin, name);
      const { rows, table: description } = await table.page("?limit=1");
      const row: Row | undefined = rows[0];
      if (row === undefined) continue;
      const key = Object.fromEntries(description.primaryKey.map((column) => [column, row[column]]));
      refusedWith(await table.edit(key, {}), 409, "read-only-table", name);
      refusedWith(await table.remove(key), 409, "read-only-table", name);
      refusedWith(await table.add(row), 409, "read-only-table", name);
    }
  });

  test("[ADMIN11] a table's description of its columns is sufficient for a form", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    const tableOf = async (name: string) =>
      (await admin.ok<{ table: TableDescription }>("GET", `/api/admin/tables/${name}/rows?limit=1`)).table;
    const planes = await tableOf("planes");
    const columns = new Map(planes.columns.map(({ name, ...column }) => [name, column]));
    const plain = { nullable: false, hasDefault: false };
    assert.deepEqual(columns.get("id"), { type: "integer", nullable: false, hasDefault: true, min: 1 });
    assert.deepEqual(columns.get("name"), { type: "text", ...plain, min: 1, max: 24 });
    assert.deepEqual(columns.get("status"), { type: "text", ...plain, oneOf: PLANE_STATUSES });
    assert.deepEqual(columns.get("owner_id")?.references, { table: "players", column: "id" });
    assert.deepEqual([columns.get("queue")?.type, columns.get("queue")?.defaultValue], ["json", []]);
    assert.deepEqual(columns.get("arrival_sim_time")?.instant, "simulated");
    assert.deepEqual([planes.readOnly, planes.canAdd], [false, true]);
    assert.deepEqual([...(await tableOf("pools")).unique], [["number"]]);
    const sessions = await tableOf("sessions");
    assert.deepEqual(
      [sessions.readOnly, sessions.deleteOnly, sessions.canAdd, sessions.unique],
      [false, true, false, []],
    );
    assert.equal(sessions.columns.find(({ name }) => name === "expires_at")?.instant, "real");
    const ledger = await tableOf("ledger");
    assert.deepEqual([ledger.readOnly, ledger.canAdd], [true, false]);
  });

  test("a table edit with an Idempotency-Key happens once", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const path = `/api/admin/tables/players/rows?pk.id=${mira.id}`;
    const key = { "idempotency-key": "once" };
    const edit = (money: number) => admin.call<Row>("PATCH", path, { money }, key);
    const first = await edit(500);
    await admin.ok("PATCH", path, { money: 600 });
    const second = await edit(500);
    assert.deepEqual([second.status, second.body, second.headers["idempotency-replayed"]], [200, first.body, "true"]);
    assert.equal((await mira.state()).player.money, 600);
    refusedWith(await edit(501), 422, "idempotency-key-reused");
  });
});
