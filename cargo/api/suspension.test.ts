import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { DAY_MS, HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { type Answer, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import {
  bearer,
  type CargoTestApp,
  cargoTestApp,
  freshCargoApp,
  passTime,
  TEST_PASSWORD,
} from "../testing/cargo-app.ts";
import { tableRows } from "../testing/table-rows.ts";
import type { AdminPlayerView, AuditPageView } from "./schemas.ts";

const REASON = "Sells accounts";

const signIn = (cargo: CargoTestApp): Promise<Answer<{ token: string }>> =>
  cargo.call("POST", "/api/auth/sign-in", { username: "mira", password: TEST_PASSWORD });

async function suspended(cargo: CargoTestApp, more: object = { reason: REASON, hours: 5 }) {
  const [mira, admin] = [await cargo.register("mira"), await cargo.admin()];
  const path = `/api/admin/players/${mira.id}/suspend`;
  const suspend = (body: object) => admin.ok<AdminPlayerView>("POST", path, body);
  return { mira, admin, path, suspend, shown: await suspend({ suspended: true, ...more }) };
}

onEachEngine((engine, openFresh) => {
  test("[SUSPEND1] a suspended player sees the reason and the end, with a session and at the sign-in", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const { mira, shown } = await suspended(cargo);
    const until = new Date(cargo.clock.wall() + 5 * HOUR_MS).toISOString();
    assert.deepEqual([shown.suspended, shown.suspendedUntil, shown.suspensionReason], [true, until, REASON]);
    for (const answer of [await mira.call("GET", "/api/state"), await signIn(cargo)]) {
      const problem = refusedWith(answer, 403, "suspended");
      assert.deepEqual(problem.details, { username: "mira", until, reason: REASON });
      assert.equal(problem.detail, `The account mira is suspended until ${until}. Reason: ${REASON}`);
    }
    const wrong = { username: "mira", password: "not the password" };
    refusedWith(await cargo.call("POST", "/api/auth/sign-in", wrong), 401, "wrong-credentials");
  });

  test("[SUSPEND2] a suspension ends on time, and sessions from before it stay invalid", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const { mira, suspend } = await suspended(cargo);
    cargo.clock.advance(5 * HOUR_MS - 1);
    refusedWith(await signIn(cargo), 403, "suspended");
    cargo.clock.advance(1);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    const { status, body } = await signIn(cargo);
    assert.equal(status, 200);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    const again = await cargo.call("GET", "/api/state", undefined, bearer(body.token));
    assert.equal(again.status, 200);
    assert.equal((await suspend({ suspended: false })).suspended, false);
    assert.equal((await cargo.call("GET", "/api/state", undefined, bearer(body.token))).status, 200);
  });

  test("[SUSPEND2] a suspension that seems to end while the clock is ahead continues once it is right", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { clock: fakeClock(Date.now()) });
    const { mira } = await suspended(cargo);
    const right = cargo.clock.wall();
    cargo.clock.setWall(right + 400 * DAY_MS);
    const { status, body } = await signIn(cargo);
    assert.equal(status, 200);
    cargo.clock.setWall(right);
    for (const { token } of [mira, body])
      refusedWith(await cargo.call("GET", "/api/state", undefined, bearer(token)), 403, "suspended");
    refusedWith(await signIn(cargo), 403, "suspended");
    passTime(cargo, 5 * HOUR_MS);
    assert.equal((await signIn(cargo)).status, 200);
    assert.equal((await cargo.call("GET", "/api/state", undefined, bearer(body.token))).status, 200);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
  });

  test("[SUSPEND2] a suspension that an edit lifts before its end refuses no new session", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const { mira, admin } = await suspended(cargo);
    assert.equal((await tableRows(admin, "players").edit(mira.id, { is_suspended: false })).status, 200);
    const { body } = await signIn(cargo);
    assert.equal((await cargo.call("GET", "/api/state", undefined, bearer(body.token))).status, 200);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
  });

  test("[SUSPEND3] an admin changes and lifts a suspension, each with an entry in the audit", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const { mira, admin, suspend, path } = await suspended(cargo);
    const longer = await suspend({ suspended: true, reason: "Again", hours: 24 });
    assert.equal(longer.suspendedUntil, new Date(cargo.clock.wall() + 24 * HOUR_MS).toISOString());
    const unlimited = await suspend({ suspended: true });
    assert.deepEqual([unlimited.suspendedUntil, unlimited.suspensionReason], [null, null]);
    const lifted = await suspend({ suspended: false });
    assert.deepEqual([lifted.suspended, lifted.suspendedUntil, lifted.suspensionReason], [false, null, null]);
    refusedWith(await mira.call("GET", "/api/state"), 401, "not-signed-in");
    assert.equal((await signIn(cargo)).status, 200);
    const { items } = await admin.ok<AuditPageView>("GET", "/api/admin/audit?limit=4");
    assert.deepEqual(
      items.map(({ action, data }) => [action, data]),
      [
        ["player-restored", {}],
        ["player-suspended", { hours: null, reason: null }],
        ["player-suspended", { hours: 24, reason: "Again" }],
        ["player-suspended", { hours: 5, reason: REASON }],
      ],
    );
    for (const body of [
      { suspended: true, hours: 0 },
      { suspended: true, hours: 1.5 },
      { suspended: true, reason: "x".repeat(201) },
      { suspended: true, until: "2030-01-01T00:00:00Z" },
    ]) {
      refusedWith(await admin.call("POST", path, body), 400, "malformed-request");
    }
  });

  test("[SUSPEND4] a suspension holds after a restart and on all processes", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const { mira } = await suspended(cargo);
    if (engine === "sqlite") await cargo.app.close();
    const next = cargoTestApp(t, cargo.store, { clock: cargo.clock });
    const problem = refusedWith(await next.call("GET", "/api/state", undefined, bearer(mira.token)), 403, "suspended");
    assert.equal(problem.details?.reason, REASON);
    refusedWith(await signIn(next), 403, "suspended");
  });
});
