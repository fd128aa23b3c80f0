import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { openFreshFile } from "@outbound/kit/testing/engines.ts";
import { compareStandings, type RankingOrder, standingOf } from "../../rules/company/ranking.ts";
import { act, aGame, settled, viewOf } from "../../testing/a-game.ts";
import { leaderboardView } from "./leaderboard.ts";

const ORDERS = ["worth", "reputation", "deliveries", "km"] as const satisfies RankingOrder[];
const PLAYERS = 40;

test("[RANK1] a player's own command counts in the ranking at once, without computing another player's figures", async (t) => {
  const { game } = await aGame(t, openFreshFile);
  await settled(game, PLAYERS);
  const read = (playerId: number, by: RankingOrder) =>
    game.host.read((view) => leaderboardView(view, playerId, by, PLAYERS), "cached");
  for (const by of ORDERS) await read(1, by);
  const { world } = await viewOf(game);
  const standings = mock.method(world.airspace, "planesOf");
  for (const [step, by] of ORDERS.entries()) {
    await act(game, (scene) => {
      const player = scene.player(7);
      const more = { reputation: 50_000, deliveries: 9, totalKm: 900 };
      scene.putPlayer({ ...player, ...more, companyName: `Step ${step}` });
      scene.pay(7, 1, "test");
    });
    standings.mock.resetCalls();
    const { own, entries, players } = await read(7, by);
    assert.equal(standings.mock.callCount(), 1, `by ${by}`);
    assert.deepEqual([own.rank, entries[0], players], [1, own, PLAYERS]);
    assert.deepEqual(
      entries.map(({ rank }) => rank),
      Array.from({ length: PLAYERS }, (_, index) => index + 1),
    );
  }
});

test("[RANK1] after a second the ranking is updated for all players, and only changed players are computed", async (t) => {
  const { game, clock } = await aGame(t, openFreshFile);
  await settled(game, PLAYERS);
  const read = (by: RankingOrder) => game.host.read((view) => leaderboardView(view, 1, by, PLAYERS), "cached");
  for (const by of ORDERS) await read(by);
  const { world } = await viewOf(game);
  for (let step = 1; step <= 6; step++) {
    await act(game, (scene) => {
      for (const id of [step, 2 * step, 5 * step]) {
        const player = scene.player(id);
        const figures = { reputation: 1000 * ((step * id) % 97), deliveries: (7 * id) % 5, totalKm: (id * step) % 11 };
        scene.putPlayer({ ...player, ...figures });
        scene.pay(id, (id * step) % 13 || 1, "test");
      }
    });
    clock.advance(1001);
    const standings = mock.method(world.airspace, "planesOf");
    for (const by of ORDERS) {
      const naive = [...world.accounts.players.values()].map((player) =>
        standingOf(player, world.planes.all(world.airspace.planesOf(player.id))),
      );
      standings.mock.resetCalls();
      const { entries } = await read(by);
      assert.ok(standings.mock.callCount() <= 4, "the three changed players, and the caller");
      assert.deepEqual(
        entries.map(({ playerId }) => playerId),
        naive.sort(compareStandings(by)).map(({ playerId }) => playerId),
      );
    }
    standings.mock.restore();
  }
});
