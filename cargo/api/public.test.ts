import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp } from "../testing/cargo-app.ts";
import { AWAY, Stage } from "../testing/stage.ts";
import type { LeaderboardView, PublicRankingView, StatusView } from "./schemas.ts";

onEachEngine((engine, openFresh) => {
  test("[RANK2] the ranking is public only if a setting says so, and names only players who show a page", async (t) => {
    const closed = await freshCargoApp(t, openFresh);
    refusedWith(await closed.call("GET", "/api/ranking"), 403, "ranking-not-public");
    assert.equal((await closed.ok<StatusView>("GET", "/api/status")).rankingIsPublic, false);

    const cargo = await freshCargoApp(t, openFresh, { withHooks: true, settings: { publicRanking: true } });
    const stage = new Stage(cargo);
    const [shown, hidden, suspended] = [await stage.pilot(), await stage.pilot(), await stage.pilot()];
    for (const player of [shown, suspended]) await player.ok("POST", "/api/player/privacy", { companyPage: true });
    await hidden.ok("POST", "/api/test/add-cash", { amount: 5_000_000 });
    await (await stage.admin()).ok("POST", `/api/admin/players/${suspended.id}/suspend`, { suspended: true });
    cargo.clock.advance(2_000);
    const answer = await cargo.call<PublicRankingView>("GET", "/api/ranking");
    assert.deepEqual([answer.status, answer.headers["x-robots-tag"]], [200, "noindex"]);
    const { players, entries } = answer.body;
    assert.equal(players, 3);
    assert.deepEqual(
      entries.map(({ rank, username }) => [rank, username]),
      [
        [1, null],
        [2, shown.username],
        [3, null],
      ],
    );
    assert.ok(!answer.text.includes(hidden.username) && !answer.text.includes("playerId"));
    const own = await hidden.ok<LeaderboardView>("GET", "/api/leaderboard");
    assert.equal(own.entries[0]?.worth, entries[0]?.worth);
  });

  test("[STATUS1] the status has players, planes, clock, version and uptime, and requires no session", async (t) => {
    const cargo = await freshCargoApp(t, openFresh, { withHooks: true });
    const before = await cargo.ok<StatusView>("GET", "/api/status");
    assert.deepEqual(
      [before.service, before.version, before.players, before.planes, before.clockRuns, before.uptimeSeconds],
      ["cargo", "1.2.3", 0, 0, false, 0],
    );
    const pilot = await new Stage(cargo).pilot();
    await pilot.ok("POST", `/api/planes/${pilot.planeId}/fly`, { destIcao: AWAY });
    assert.equal((await cargo.ok<StatusView>("GET", "/api/status")).players, 0, "as it was up to five seconds ago");
    cargo.clock.advance(6_000);
    const after = await cargo.ok<StatusView>("GET", "/api/status");
    assert.deepEqual(
      [after.players, after.planes, after.planesActive, after.clockRuns, after.playersOnline, after.uptimeSeconds],
      [1, 1, 1, true, 0, 6],
    );
    assert.equal(after.startedAt, before.startedAt);
    // On PostgreSQL the world follows the database's clock.
    if (engine === "sqlite") assert.equal(after.clockMs - before.clockMs, 6_000 * 24);
  });
});
