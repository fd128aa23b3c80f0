import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { act, viewOf } from "../testing/a-game.ts";
import { freshCargoApp, type PlayerClient, passTime } from "../testing/cargo-app.ts";
import { idsOf } from "../testing/snapshot.ts";
import { Stage } from "../testing/stage.ts";
import type { EventPageView, HistorySummaryView, LedgerPageView, PackagePageView, StateView } from "./schemas.ts";

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextBefore: number | null;
}

/** Reads all pages of a history with this many items each. Asserts that every page but the last is full. */
async function pages<Item extends { readonly id: number }>(
  player: PlayerClient,
  what: string,
  limit: number,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const query = `limit=${limit}${before === undefined ? "" : `&before=${before}`}`;
    const page: Page<Item> = await player.ok<Page<Item>>("GET", `/api/history/${what}?${query}`);
    assert.ok(page.nextBefore === null ? page.items.length <= limit : page.items.length === limit);
    assert.ok(page.nextBefore === null || page.nextBefore === page.items.at(-1)?.id);
    all.push(...page.items);
    before = page.nextBefore;
  }
  return all;
}

onEachEngine((_engine, openFresh) => {
  test("[HISTORY1] [LEDGER1] the ledger lists newest entries first, page by page, and adds up to the player's cash", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [mira, otto] = [await stage.pilot(), await stage.pilot()];
    for (let amount = 1; amount <= 5; amount++) {
      await mira.ok("POST", "/api/test/add-cash", { amount });
      await otto.ok("POST", "/api/test/add-cash", { amount: 100 });
    }
    await mira.ok("POST", `/api/planes/${mira.planeId}/fly`, { destIcao: "EDDM" });
    const { items, nextBefore } = await mira.ok<LedgerPageView>("GET", "/api/history/ledger");
    assert.equal(nextBefore, null);
    assert.deepEqual(
      items.map(({ reason }) => reason),
      ["fuel", ...Array.from({ length: 6 }, () => "test"), "start"],
    );
    assert.deepEqual(
      items.slice(1, 6).map(({ amount }) => amount),
      [5, 4, 3, 2, 1],
    );
    assert.deepEqual([items[0]?.planeId, items[0]?.packageId], [mira.planeId, null]);
    assert.equal(
      items.reduce((sum, { amount }) => sum + amount, 0),
      (await mira.state()).player.money,
    );
    for (const limit of [1, 2, 3, 8, 200])
      assert.deepEqual(await pages(mira, "ledger", limit), items, `${limit} a page`);
    const [newest] = items;
    const before = await mira.ok<LedgerPageView>("GET", `/api/history/ledger?before=${newest?.id}`);
    assert.deepEqual(before.items, items.slice(1));
    assert.deepEqual((await mira.ok<LedgerPageView>("GET", "/api/history/ledger?before=1")).items, []);
  });

  test("[HISTORY1] [HISTORY2] events are listed newest first, in the order in which they happened", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const packageId = await stage.loaded(pilot);
    await pilot.ok("POST", "/api/test/set-timescale", { timeScale: 0 });
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/dispatch`, { legs: ["EDDM", "NZAA"] });
    await pilot.ok("POST", "/api/test/advance", { simMs: 5 * HOUR_MS });
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/repair`);
    await pilot.ok("POST", "/api/test/advance", { simMs: 5 * HOUR_MS });
    const events = await pages<EventPageView["items"][number]>(pilot, "events", 3);
    assert.deepEqual(
      events.toReversed().map(({ kind }) => kind),
      [
        ...["registered", "home-chosen", "milestone", "loaded", "milestone", "departed", "milestone"],
        ...["landed", "delivered", "chain-refused", "milestone", "repair-started", "repaired"],
      ],
    );
    assert.deepEqual(
      idsOf(events),
      idsOf(events).toSorted((a, b) => b - a),
    );
    const delivered = events.find(({ kind }) => kind === "delivered");
    assert.deepEqual([delivered?.planeId, delivered?.packageId], [pilot.planeId, packageId]);
    const refused = events.find(({ kind }) => kind === "chain-refused");
    assert.equal(refused?.data.code, "beyond-tank");
    const landed = events.find(({ kind }) => kind === "landed");
    assert.equal(landed?.clockMs, delivered?.clockMs);
    assert.ok(Date.parse(landed?.at ?? "") > 0);
    for (const limit of [1, 9, 200]) assert.deepEqual(await pages(pilot, "events", limit), events);
  });

  test("[HISTORY1] ended packages are listed latest first, regardless of their ids", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [pilot, otto] = [await stage.pilot(), await stage.pilot()];
    const ids: number[] = [];
    for (let count = 0; count < 6; count++) ids.push(await stage.loaded(pilot, { weightKg: 1 }));
    const [kept, ...ended] = ids as [number, ...number[]];
    const order = [ended[2], ended[0], ended[4], ended[1], ended[3]] as number[];
    for (const id of order) {
      stage.cargo.clock.advance(1);
      await pilot.ok("POST", `/api/packages/${id}/abandon`);
    }
    const listed = await pages<PackagePageView["items"][number]>(pilot, "packages", 2);
    assert.deepEqual(idsOf(listed), order.toReversed());
    assert.ok(listed.every(({ status, expiresRealMs }) => status === "abandoned" && expiresRealMs === undefined));
    for (const limit of [1, 5, 200]) assert.deepEqual(await pages(pilot, "packages", limit), listed);
    const others = await stage.loaded(otto, { weightKg: 1 });
    await otto.ok("POST", `/api/packages/${others}/abandon`);
    for (const before of [kept, others, 99, 2 ** 53 - 1]) {
      const answer = await pilot.call("GET", `/api/history/packages?before=${before}`);
      refusedWith(answer, 400, "malformed-request", `before ${before}`);
    }
  });

  test("[HISTORY3] events of chosen kinds and packages of one status are listed page by page", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const [given, carried] = [await stage.loaded(pilot), await stage.loaded(pilot)];
    await pilot.ok("POST", `/api/packages/${given}/abandon`);
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" });
    await pilot.ok("POST", "/api/test/advance", { simMs: 5 * HOUR_MS });
    const kinds = async (query: string) =>
      (await pilot.ok<EventPageView>("GET", `/api/history/events?${query}`)).items.map(({ kind }) => kind);
    assert.deepEqual(await kinds("kinds=landed,loaded"), ["landed", "loaded", "loaded"]);
    assert.deepEqual(await kinds("kinds=abandoned"), ["abandoned"]);
    assert.deepEqual(await kinds("kinds=of-a-later-release"), []);
    const [newest] = (await pilot.ok<EventPageView>("GET", "/api/history/events?kinds=loaded&limit=1")).items;
    assert.deepEqual(await kinds(`kinds=landed,loaded&before=${newest?.id}`), ["loaded"]);
    const ended = async (status: string) =>
      idsOf((await pilot.ok<PackagePageView>("GET", `/api/history/packages?status=${status}`)).items);
    assert.deepEqual(await ended("abandoned"), [given]);
    assert.deepEqual(await ended("delivered"), [carried]);
    assert.deepEqual(await ended("expired"), []);
    for (const query of ["events?kinds=", "events?kinds=a,,b", "packages?status=open"])
      refusedWith(await pilot.call("GET", `/api/history/${query}`), 400, "malformed-request", query);
  });

  test("[HISTORY4] the summary adds up to the player's cash and counts events, since an instant or from the first day", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    const [newest] = (await pilot.ok<LedgerPageView>("GET", "/api/history/ledger")).items;
    const since = new Date(Date.parse(newest?.at ?? "") + 1).toISOString();
    stage.cargo.clock.advance(10);
    await stage.loaded(pilot);
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: "EDDM" });
    await pilot.ok("POST", "/api/test/advance", { simMs: 5 * HOUR_MS });
    const { money } = (await pilot.state()).player;
    const all = await pilot.ok<HistorySummaryView>("GET", "/api/history/summary");
    const late = await pilot.ok<HistorySummaryView>("GET", `/api/history/summary?since=${since}`);
    const sum = (summary: HistorySummaryView) => summary.money.reduce((total, { amount }) => total + amount, 0);
    assert.equal(sum(all), money);
    assert.deepEqual([all.purse[0]?.money, all.purse.at(-1)?.money], [0, money]);
    assert.deepEqual([late.purse[0]?.money, late.purse.at(-1)?.money], [money - sum(late), money]);
    assert.deepEqual(late.money.map(({ reason, planeId }) => [reason, planeId]).sort(), [
      ["delivery", pilot.planeId],
      ["fuel", pilot.planeId],
    ]);
    assert.equal(late.since, since);
    assert.deepEqual(late.events.map(({ kind, count }) => `${count} ${kind}`).sort(), [
      "1 delivered",
      "1 departed",
      "1 landed",
      "1 loaded",
      "3 milestone",
    ]);
    assert.ok(all.events.some(({ kind }) => kind === "registered"));
    const future = await pilot.ok<HistorySummaryView>("GET", "/api/history/summary?since=2999-01-01T00:00:00Z");
    assert.deepEqual([future.money, future.purse, future.events], [[], [], []]);
    refusedWith(await pilot.call("GET", "/api/history/summary?since=now"), 400, "malformed-request", "now");
  });

  test("[HISTORY4] [RT8] cash over time ends with the cash of now, and begins after the first amount of an entry that grows", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const mira = await cargo.settle("mira");
    const round = { name: "Round", stops: ["EDDF", "EDDM", "EDDS"] };
    const { routes, planes } = await mira.ok<StateView>("POST", "/api/routes", round);
    await mira.ok("POST", `/api/planes/${planes[0]?.id}/route`, { routeId: routes[0]?.id });
    await mira.ok("POST", "/api/test/advance", { simMs: 12 * HOUR_MS });
    const { money } = (await mira.state()).player;
    const all = await mira.ok<HistorySummaryView>("GET", "/api/history/summary");
    assert.deepEqual([all.purse[0]?.money, all.purse.at(-1)?.money], [0, money]);
    await cargo.store.write.deleteFrom("ledger").where("reason", "=", "start").execute();
    const first = await cargo.store.read.selectFrom("ledger").selectAll().orderBy("id").executeTakeFirst();
    assert.equal(first?.reason, "route-costs");
    const later = await mira.ok<HistorySummaryView>("GET", "/api/history/summary");
    assert.deepEqual([later.purse[0]?.money, later.purse.at(-1)?.money], [first?.balance, money]);
  });

  test("[HISTORY4] [RT8] the summary counts what an entry of a route grew by since the full hour, if the entry is older too", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const mira = await cargo.settle("mira");
    const { now } = await viewOf(cargo.game);
    passTime(cargo, HOUR_MS - (now % HOUR_MS) - 5_000);
    const shuttle = { name: "Shuttle", stops: ["EDDF", "EDDM"] };
    const { routes, planes } = await mira.ok<StateView>("POST", "/api/routes", shuttle);
    const begun = await mira.ok<StateView>("POST", `/api/planes/${planes[0]?.id}/route`, { routeId: routes[0]?.id });
    passTime(cargo, 600_000);
    const { money } = (await mira.state()).player;
    const { items } = await mira.ok<LedgerPageView>("GET", "/api/history/ledger");
    assert.equal(items.filter(({ reason }) => reason === "route-costs").length, 1, "the entry has grown");
    const since = new Date((await viewOf(cargo.game)).now).toISOString();
    const summary = await mira.ok<HistorySummaryView>("GET", `/api/history/summary?since=${since}`);
    const sum = summary.money.reduce((total, { amount }) => total + amount, 0);
    assert.equal(sum, money - begun.player.money);
    assert.equal(summary.money.find(({ reason }) => reason === "route-costs")?.count, 0);
  });

  test("[HISTORY1] a page has 1 to 200 items, 50 by default; other limits are 400", async (t) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const pilot = await stage.pilot();
    await act(stage.cargo.game, (scene) => {
      for (let count = 0; count < 260; count++) scene.pay(pilot.id, 1, "test");
    });
    assert.equal((await pilot.ok<LedgerPageView>("GET", "/api/history/ledger")).items.length, 50);
    assert.equal((await pilot.ok<LedgerPageView>("GET", "/api/history/ledger?limit=200")).items.length, 200);
    for (const what of ["ledger", "events", "packages"]) {
      for (const query of [
        "limit=0",
        "limit=201",
        "limit=1.5",
        "limit=-1",
        "limit=",
        "before=0",
        "before=x",
        "after=1",
      ]) {
        const answer = await pilot.call("GET", `/api/history/${what}?${query}`);
        refusedWith(answer, 400, "malformed-request", `${what} ${query}`);
      }
    }
  });
});
