import assert from "node:assert/strict";
import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { AWAY, Stage } from "../testing/stage.ts";
import type { CompanyView, SeasonPageView } from "./schemas.ts";

onEachEngine((engine, openFresh) => {
  test("[GO2] [GO4] a delivery counts in the current season, and a finished season keeps its first players, shown on their pages, but not names of deleted ones", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const stage = new Stage(cargo);
    const [pilot, other] = [await stage.pilot(), await stage.pilot()];
    const deliver = async (by: typeof pilot) => {
      await stage.loaded(by, { payout: 5_000, special: "priority" });
      await by.ok("POST", `/api/planes/${by.planeId}/fly`, { destIcao: AWAY });
      await by.ok("POST", "/api/test/advance", { simMs: 7_200_000 });
    };
    await deliver(pilot);
    const seasons = async (query = "") => (await other.ok<SeasonPageView>("GET", `/api/seasons${query}`)).items;
    const [running] = await seasons("?by=tkm");
    assert.equal(running?.isRunning, true);
    assert.deepEqual(
      running?.entries.map(({ rank, username, value }) => [rank, username, value]),
      [[1, pilot.username, 149]],
    );
    assert.equal(running?.own, null);
    const [net] = await seasons("?hand=true");
    const [first] = net?.entries ?? [];
    assert.ok(first !== undefined && first.value > 3_000 && first.value < 5_000, JSON.stringify(net));
    assert.deepEqual((await seasons("?by=punctuality"))[0]?.entries, []);
    if (engine !== "sqlite") return;
    cargo.clock.advance(31 * 86_400_000);
    const later = await stage.again(other);
    const list = async () => (await later.ok<SeasonPageView>("GET", "/api/seasons?by=tkm")).items;
    const ended = (await list())[1];
    assert.deepEqual(ended, { ...running, isRunning: false });
    const again = { ...other, ...later };
    await deliver(again);
    const [now, before] = await list();
    assert.deepEqual([now?.entries[0]?.username, before], [other.username, ended]);
    const gone = await stage.again(pilot);
    await gone.ok("POST", "/api/player/privacy", { companyPage: true });
    const places = (await cargo.ok<CompanyView>("GET", `/api/companies/${pilot.username}`)).seasons;
    const place = { season: ended?.season, rank: 1 };
    assert.deepEqual(
      places,
      (["net", "tkm"] as const).flatMap((by) => [false, true].map((hand) => ({ ...place, by, hand }))),
    );
    await gone.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    const [, nameless] = await list();
    assert.deepEqual(nameless?.entries[0], { rank: 1, playerId: null, username: null, companyName: null, value: 149 });
    const page = await later.ok<SeasonPageView>("GET", `/api/seasons?by=tkm&limit=1&before=${now?.season}`);
    assert.deepEqual([page.items.map(({ season }) => season), page.nextBefore], [[ended?.season], null]);
  });

  test("[GO2] a player deleted after the end of a season, but before its closing, keeps a nameless place in it", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const [stage, admin] = [new Stage(cargo), await cargo.admin()];
    const [first, second, third] = [await stage.pilot(), await stage.pilot(), await stage.pilot()];
    for (const [pilot, payout] of [
      [first, 9_000],
      [second, 7_000],
      [third, 5_000],
    ] as const) {
      await stage.loaded(pilot, { payout });
      await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: AWAY });
      await pilot.ok("POST", "/api/test/advance", { simMs: 7_200_000 });
    }
    const list = async (by: Pick<typeof first, "ok">) => (await by.ok<SeasonPageView>("GET", "/api/seasons")).items;
    const [{ entries: places = [] } = {}] = await list(third);
    const values = places.map(({ value }) => value);
    assert.equal(values.length, 3);
    for (const days of [16, 16]) await third.ok("POST", "/api/test/advance-real", { realMs: days * 86_400_000 });
    await first.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    const gone = await admin.call("DELETE", `/api/admin/tables/players/rows?pk.id=${second.id}`);
    assert.equal(gone.status, 200, gone.text);
    const [, ended] = await list(third);
    assert.deepEqual(
      ended?.entries.map(({ username, value }) => [username, value]),
      [
        [null, values[0]],
        [null, values[1]],
        [third.username, values[2]],
      ],
    );
  });
});
