import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { type Answer, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import {
  type AdminClient,
  bearer,
  type CargoTestApp,
  cargoTestApp,
  freshCargoApp,
  passTime,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { tableRows } from "../testing/table-rows.ts";
import type { AuditPageView, CreatedInviteView, InviteView } from "./schemas.ts";

const register = (cargo: CargoTestApp, username: string, more: object = {}): Promise<Answer> =>
  cargo.call("POST", "/api/auth/register", { username, password: TEST_PASSWORD, ...more });

const invitesOf = async (admin: AdminClient) =>
  (await admin.ok<{ items: InviteView[] }>("GET", "/api/admin/invites")).items;

const newInvite = (admin: AdminClient, body: object = {}) =>
  admin.ok<CreatedInviteView>("POST", "/api/admin/invites", body);

onEachEngine((engine, openFresh) => {
  const inviting = async (t: test.TestContext) => {
    const cargo = await freshCargoApp(t, openFresh, {
      clock: fakeClock(Date.now()),
      settings: { registration: "invite" },
    });
    return { cargo, admin: await cargo.admin() };
  };

  test("[REG1] registration is open, requires an invite or is closed, as the setting says, and clients can read which", async (t) => {
    const mode = async (cargo: CargoTestApp) =>
      (await cargo.ok<{ registration: string }>("GET", "/api/auth/registration")).registration;
    const open = await freshCargoApp(t, openFresh);
    assert.equal(await mode(open), "open");
    assert.equal((await register(open, "mira", { invite: "whatever" })).status, 201);
    const closed = await freshCargoApp(t, openFresh, { settings: { registration: "closed" } });
    assert.equal(await mode(closed), "closed");
    const { code } = await newInvite(await closed.admin());
    for (const more of [{}, { invite: code }]) {
      refusedWith(await register(closed, "mira", more), 403, "registration-closed");
    }
    const { cargo } = await inviting(t);
    assert.equal(await mode(cargo), "invite");
    refusedWith(await register(cargo, "mira"), 403, "invite-needed");
    refusedWith(await register(cargo, "mira", { invite: "T4wqLr8ZxVb2nYc6KmPd1g" }), 403, "invite-invalid");
  });

  test("[REG2] an invite admits as many players as it has uses, until it expires or is withdrawn", async (t) => {
    const { cargo, admin } = await inviting(t);
    const two = await newInvite(admin, { uses: 2, hours: 24, note: "For friends" });
    assert.match(two.code, /^[\w-]{22}$/);
    assert.equal(two.path, `/invite#${two.code}`);
    assert.equal(Date.parse(two.expiresAt), cargo.clock.wall() + 24 * HOUR_MS);
    const use = (username: string, { code }: CreatedInviteView) => register(cargo, username, { invite: code });
    assert.equal((await use("mira", two)).status, 201);
    refusedWith(await use("mira", two), 409, "username-taken", "a refused registration uses nothing");
    assert.equal((await use("nora", two)).status, 201);
    refusedWith(await use("otto", two), 403, "invite-invalid");

    const [late, withdrawn] = [await newInvite(admin), await newInvite(admin)];
    assert.deepEqual([late.uses, Date.parse(late.expiresAt)], [1, cargo.clock.wall() + 7 * 24 * HOUR_MS]);
    assert.equal((await admin.call("DELETE", `/api/admin/invites/${withdrawn.id}`)).status, 204);
    refusedWith(await use("otto", withdrawn), 403, "invite-invalid");
    refusedWith(await admin.call("DELETE", `/api/admin/invites/${withdrawn.id}`), 404, "unknown-invite");
    cargo.clock.advance(7 * 24 * HOUR_MS);
    refusedWith(await use("otto", late), 403, "invite-invalid");
  });

  test("[REG2] of two players who use a single-use invite at the same time, one registers", async (t) => {
    const { cargo, admin } = await inviting(t);
    const second = engine === "sqlite" ? cargo : cargoTestApp(t, cargo.store, { settings: { registration: "invite" } });
    for (let round = 0; round < 3; round++) {
      const { code: invite } = await newInvite(admin);
      const answers = await Promise.all([
        register(cargo, `first-${round}`, { invite }),
        register(second, `second-${round}`, { invite }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 403]);
    }
    assert.deepEqual(
      (await invitesOf(admin)).map(({ used }) => used),
      [1, 1, 1],
    );
    assert.equal((await cargo.store.read.selectFrom("players").select("id").execute()).length, 3);
  });

  test("[REG4] the code of an invite is shown once and stored as a hash, and each change is in the audit", async (t) => {
    const { cargo, admin } = await inviting(t);
    const made = await newInvite(admin, { note: "Otto" });
    const { code, path, ...shown } = made;
    assert.deepEqual(await invitesOf(admin), [shown]);
    assert.equal((await register(cargo, "otto", { invite: code })).status, 201);
    await admin.ok("DELETE", `/api/admin/invites/${made.id}`);
    const { items } = await admin.ok<AuditPageView>("GET", "/api/admin/audit?limit=2");
    assert.deepEqual(
      items.map(({ action, target, data, adminName }) => [action, target, data, adminName]),
      [
        ["invite-withdrawn", `invites ${made.id}`, {}, "admin"],
        ["invite-created", `invites ${made.id}`, { uses: 1, hours: 168, note: "Otto" }, "admin"],
      ],
    );
    const next = await newInvite(admin);
    const stored = await cargo.store.read.selectFrom("invites").selectAll().execute();
    assert.match(stored[0]?.code_hash ?? "", /^[0-9a-f]{64}$/);
    assert.ok(!JSON.stringify(stored).includes(next.code));
    const { rows } = await tableRows(admin, "invites").page();
    assert.ok(rows[0] !== undefined && !("code_hash" in rows[0]));
    const allAudit = JSON.stringify(await tableRows(admin, "audit").all());
    for (const secret of [code, next.code]) assert.ok(!allAudit.includes(secret));
  });

  test("[REG4] creating an invite deletes the invites that ended three months ago", async (t) => {
    const { cargo, admin } = await inviting(t);
    const first = await newInvite(admin, { hours: 1 });
    const right = cargo.clock.wall();
    cargo.clock.setWall(right + 91 * 24 * HOUR_MS);
    const whileAhead = await newInvite(await cargo.admin());
    cargo.clock.setWall(right);
    assert.deepEqual(
      (await invitesOf(admin)).map((one) => one.id),
      [whileAhead.id, first.id],
      "a clock that is ahead deletes none",
    );
    await admin.ok("DELETE", `/api/admin/invites/${whileAhead.id}`);
    passTime(cargo, 91 * 24 * HOUR_MS);
    const again = await cargo.admin();
    const { id } = await newInvite(again);
    assert.deepEqual(
      (await invitesOf(again)).map((one) => one.id),
      [id],
    );
  });

  test("[REG3] a reserved or look-alike name is refused to new players, and existing players keep theirs", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    for (const name of ["adm1n", "root", "outbound", "moderator", "Founder"]) {
      refusedWith(await register(cargo, name), 409, "username-taken", name);
    }
    for (const companyName of ["Admin", "Mоderator", "Outbound Support"]) {
      refusedWith(await register(cargo, "mira", { companyName }), 409, "company-name-reserved", companyName);
    }
    const mira = await cargo.register("mira");
    await cargo.store.write.updateTable("players").set({ username: "root", username_key: "root" }).execute();
    await cargo.app.close();
    const next = cargoTestApp(t, cargo.store, { clock: cargo.clock });
    const answer = await next.call("POST", "/api/auth/sign-in", { username: "root", password: TEST_PASSWORD });
    assert.equal(answer.status, 200, answer.text);
    const { players } = { players: tableRows(await next.admin(), "players") };
    assert.equal((await players.edit(mira.id, { money: 7 })).status, 200);
  });

  test("[REG6] a name that looks like another player's is taken, as username and as company name, until the account is deleted", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.register("Mira-Air");
    for (const name of ["mira-air", "Mira_Air", "M1ra-Air", "Mlra-Air", "rnira-air"]) {
      refusedWith(await register(cargo, name), 409, "username-taken", name);
    }
    for (const companyName of ["Mira Air", "Міrа Аіr", "MIRA-AIR"]) {
      refusedWith(await register(cargo, "otto", { companyName }), 409, "company-name-reserved", companyName);
    }
    for (const name of ["miraair", "mira-airs", "myra-air"]) await cargo.register(name);
    const both = await Promise.all(["wolf", "vvolf"].map((name) => register(cargo, name)));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 409], "of two at once one gets the name");
    await cargo.app.close();
    const next = cargoTestApp(t, cargo.store, { clock: cargo.clock });
    refusedWith(await register(next, "M1ra-Air"), 409, "username-taken", "after a restart");
    const account = ["DELETE", "/api/auth/account", { password: TEST_PASSWORD }] as const;
    assert.equal((await next.call(...account, bearer(mira.token))).status, 204);
    await next.register("M1ra-Air");
  });
});
