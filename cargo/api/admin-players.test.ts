import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type AdminClient, freshCargoApp, type PlayerClient } from "../testing/cargo-app.ts";
import type { AuditPageView, EventPageView, FoundPlayersView, LedgerPageView, OverviewView } from "./schemas.ts";

onEachEngine((_engine, openFresh) => {
  test("[ADMIN17] An adjustment of cash that is repeated with its key happens once, and the player sees its reason", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const before = await cashOf(mira);
    const path = `/api/admin/players/${mira.id}/cash`;
    const given = { amount: 2_500, reason: "Refund of a lost plane" };
    const key = { "idempotency-key": "refund-1" };
    for (const replayed of [undefined, "true"]) {
      const { status, body, headers } = await admin.call("POST", path, given, key);
      assert.equal(status, 200);
      assert.deepEqual(body, { playerId: mira.id, amount: 2_500, cash: before + 2_500, preview: false });
      assert.equal(headers["idempotency-replayed"], replayed);
    }
    const taken = { amount: -1_000, reason: "Paid twice" };
    const answer = { playerId: mira.id, amount: -1_000, cash: before + 1_500 };
    const contents = await cargo.contents();
    assert.deepEqual(await admin.ok("POST", `${path}?preview=true`, taken), { ...answer, preview: true });
    assert.equal(await cargo.contents(), contents, "a dry run changes nothing");
    assert.deepEqual(await admin.ok("POST", path, taken), { ...answer, preview: false });
    assert.equal(await cashOf(mira), before + 1_500);

    const { items: entries } = await mira.ok<LedgerPageView>("GET", "/api/history/ledger");
    assert.deepEqual(
      entries.slice(0, 2).map(({ amount, reason }) => [amount, reason]),
      [
        [-1_000, "adjustment"],
        [2_500, "adjustment"],
      ],
    );
    assert.equal(
      entries.reduce((sum, { amount }) => sum + amount, 0),
      before + 1_500,
      "cash is the sum of the ledger",
    );
    const { items: events } = await mira.ok<EventPageView>("GET", "/api/history/events?kinds=cash-adjusted");
    assert.deepEqual(
      events.map(({ data }) => data),
      [taken, given],
    );
    assert.deepEqual(await adjustments(admin), [
      { target: `players ${mira.id}`, data: taken },
      { target: `players ${mira.id}`, data: given },
    ]);
  });

  test("[ADMIN17] An adjustment is refused if it is 0, has no reason, or takes more than the player has", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const cash = await cashOf(mira);
    const path = `/api/admin/players/${mira.id}/cash`;
    const before = await cargo.contents();
    const malformed = [
      {},
      { amount: 5 },
      { reason: "Why" },
      { amount: 0, reason: "Why" },
      { amount: 0.5, reason: "Why" },
    ];
    for (const body of [...malformed, { amount: 5, reason: " " }, { amount: 1e10, reason: "Why" }]) {
      refusedWith(await admin.call("POST", path, body), 400, "malformed-request", JSON.stringify(body));
    }
    const tooMuch = await admin.call("POST", path, { amount: -cash - 1, reason: "Why" });
    const { details } = refusedWith(tooMuch, 409, "purse-too-small");
    assert.deepEqual(details, { required: cash + 1, available: cash, missing: 1 });
    refusedWith(await mira.call("POST", path, { amount: 5, reason: "Why" }), 401, "admin-not-logged-in");
    assert.equal(await cargo.contents(), before);
  });

  test("[ADMIN19] An admin sees who is online, the commits and the waiting commands", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const [mira, admin] = [await cargo.settle("mira"), await cargo.admin()];
    const path = "/api/admin/overview";
    const before = await admin.ok<OverviewView>("GET", path);
    assert.deepEqual(before.players, { accounts: 1, online: 0, streams: 0 });
    assert.equal(before.world.clockRuns, false);
    const { planes } = await mira.state();
    await mira.ok("POST", `/api/planes/${planes[0]?.id}/fly`, { destIcao: "EDDM" });
    const { world, queues } = await admin.ok<OverviewView>("GET", path);
    assert.equal(world.revision, before.world.revision + 1);
    assert.deepEqual([world.clockRuns, world.activePlanes, world.eventsQuarantined], [true, 1, 0]);
    assert.ok(world.eventsWaiting > 0);
    assert.deepEqual(queues, { commands: 0, passwords: 0, signInLocks: 0 });
    refusedWith(await mira.call("GET", path), 401, "admin-not-logged-in");
  });

  test("[ADMIN18] An admin finds players by a part of the username or of the company's name", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const admin = await cargo.admin();
    for (const username of ["Zoe_air", "airy", "mira"]) await cargo.register(username);
    const find = async (query: string) => {
      const { players, total } = await admin.ok<FoundPlayersView>("GET", `/api/admin/players?${query}`);
      return [players.map(({ username }) => username), total];
    };
    const { players } = await admin.ok<FoundPlayersView>("GET", "/api/admin/players?search=mira");
    assert.ok(players[0]?.seenAt, "the session began then");
    assert.deepEqual(await find("search=AIR"), [["airy", "Zoe_air"], 2], "those that begin with it first");
    assert.deepEqual(await find("search=AIR&limit=1"), [["airy"], 2]);
    assert.deepEqual(await find("search=nobody"), [[], 0]);
    assert.deepEqual(await find("search=rnira"), [["mira"], 1], "names that look like it");
    assert.deepEqual(await find("search=a1ry"), [["airy"], 1]);
    refusedWith(await admin.call("GET", "/api/admin/players"), 400, "malformed-request");
    refusedWith(await admin.call("GET", "/api/admin/players?search="), 400, "malformed-request");
  });
});

const cashOf = async (player: PlayerClient): Promise<number> => (await player.state()).player.money;

async function adjustments(admin: AdminClient) {
  const { items: entries } = await admin.ok<AuditPageView>("GET", "/api/admin/audit");
  return entries.filter(({ action }) => action === "cash-adjusted").map(({ target, data }) => ({ target, data }));
}
