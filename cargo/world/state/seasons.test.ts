import assert from "node:assert/strict";
import { test } from "node:test";
import { assignRoute } from "../../rules/routes/assignment.ts";
import { createRoute } from "../../rules/routes/routes.ts";
import { seasonOf } from "../../rules/values/goals/season.ts";
import { payIncome } from "../../rules/values/income.ts";
import { aWorld, type TestWorld } from "../../testing/a-world.ts";
import { hallOfFame, ranked, runningSeason } from "./seasons.ts";

const MONTH_MS = 31 * 86_400_000;

const earn = (game: TestWorld, playerId: number, net: number): void =>
  void game.act((scene) => scene.pay(playerId, net, "delivery"));

test("[GO2] income and costs of planes count, purchases and gifts do not", () => {
  const game = aWorld().withPlayer();
  game.act((scene) => {
    scene.pay(1, 500, "delivery");
    scene.pay(1, -200, "fuel");
    scene.pay(1, -1000, "buy");
    scene.pay(1, 9000, "relief");
    scene.addToSeason(1, { kgKm: 40_000, timed: 1 }, true);
  });
  const { net, kgKm, routeKgKm, timed, onTime } = game.world.scores.get(1) ?? assert.fail();
  assert.deepEqual([net, kgKm, routeKgKm, timed, onTime], [300, 40_000, 40_000, 1, 0]);
});

test("[GO2] [FAIR2] an owed penalty counts when it is paid, even if a sale pays it, and the sale itself does not count", () => {
  const game = aWorld().withPlayer({ money: 0, owed: 400 });
  const net = () => game.world.scores.get(1)?.net;
  game.act((scene) => payIncome(scene, 1, 600, "sell", {}));
  assert.deepEqual([game.player(1).owed, net()], [100, -300]);
  game.act((scene) => payIncome(scene, 1, 1_000, "route", {}));
  assert.deepEqual([game.player(1).owed, net()], [0, 600]);
  assert.deepEqual(ranked(game.world, game.now, "net", true), [{ playerId: 1, value: -400 }]);
});

test("[GO2] [RT8] the figures by hand exclude income and costs of routes and the dispatcher's share", () => {
  const game = aWorld().withPlayer({ money: 50_000, seenAt: aWorld().now }).withPlane();
  game.act((scene) => {
    const routeId = createRoute(scene, 1, { name: "Shuttle", stops: ["EDDF", "EDDM"] }) as number;
    assert.equal(assignRoute(scene, 1, 1, { routeId }), undefined);
  });
  for (let hour = 0; hour < 12; hour++) game.pass(3_600_000 / 24);
  const reasons = new Set(game.world.ledger.items.map(({ reason }) => reason));
  for (const reason of ["route", "route-costs", "dispatcher"] as const) assert.ok(reasons.has(reason), reason);
  const { net } = game.world.scores.get(1) ?? assert.fail();
  assert.equal(net, game.player(1).money - 50_000);
  assert.deepEqual(ranked(game.world, game.now, "net", false), [{ playerId: 1, value: net }]);
  assert.deepEqual(ranked(game.world, game.now, "net", true), [{ playerId: 1, value: 0 }]);
});

test("[GO2] the first score of a month closes the season before and keeps its first ten, without suspended players", () => {
  const game = aWorld();
  for (let id = 1; id <= 12; id++) game.withPlayer({ isSuspended: id === 12 });
  for (let id = 1; id <= 12; id++) earn(game, id, id === 3 ? 40 : id * 10);
  const season = seasonOf(game.now);
  const before = hallOfFame(game.world, game.now);
  game.now += MONTH_MS;
  assert.deepEqual(hallOfFame(game.world, game.now), before, "nothing depends on when it is closed");
  earn(game, 5, 7);
  assert.deepEqual(game.world.fame.items, before);
  const byNet = before.filter(({ figure, is_by_hand }) => figure === "net" && !is_by_hand);
  assert.deepEqual(
    byNet.map(({ player_id, rank, value }) => [player_id, rank, value]),
    [11, 10, 9, 8, 7, 6, 5, 3, 4, 2].map((id, index) => [id, index + 1, id === 3 ? 40 : id * 10]),
  );
  assert.equal(byNet[0]?.username, "player11");
  assert.equal(byNet[0]?.season, season);
  assert.equal(runningSeason(game.world), seasonOf(game.now));
  assert.deepEqual(ranked(game.world, game.now, "net", false), [{ playerId: 5, value: 7 }]);
});
