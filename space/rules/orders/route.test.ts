import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame, aSeededGame, type GameBuilder } from "../../testing/a-game.ts";
import { distanceBetween } from "../game/galaxy.ts";
import { type Game, systemOf } from "../game/game.ts";
import { jumpFuel } from "./orders.ts";
import { exploreTurns, lanesOf, type Measure, routesFrom, routeTo } from "./route.ts";

test("[READ8] a route over several jumps lists each hop with distance, fuel and turns", () => {
  const route = routeTo(aGame().build(), 6, "turns");
  // Via Near: 6 ly, 0.93, 3 turns, then 10 ly, D 22, 0.54, 5 turns. Via Edge: 10 ly, D 19, 0.63, 5, then 6 ly, 0.63, 4.
  assert.deepEqual(route?.hops, [
    { systemId: 2, distance: 600, fuel: 300, turns: 3 },
    { systemId: 6, distance: 1_000, fuel: 500, turns: 5 },
  ]);
  assert.deepEqual([route?.distance, route?.fuel, route?.turns], [1_600, 800, 8]);
});

test("[READ8] the fastest and the cheapest route may differ", () => {
  const game = aGame()
    .withSystem(1, { x: 0, y: 0 })
    .withSystem(2, { x: 800, y: 0, danger: 3 })
    .withSystem(3, { x: 800, y: 300, danger: 0 })
    .withSystem(4, { x: 1_600, y: 0, danger: 0 })
    .build();
  // Through the danger: D 23.4, 0.51, 5 turns, and D 14.4, 0.83, 4 turns; 4 fuel each.
  const cheap = routeTo(game, 4, "fuel");
  assert.deepEqual([cheap?.hops[0]?.systemId, cheap?.turns, cheap?.fuel], [2, 9, 800]);
  // Around it: 8.54 ly, D 14.832, 0.80, 4 turns and 5 fuel each.
  const quick = routeTo(game, 4, "turns");
  assert.deepEqual([quick?.hops[0]?.systemId, quick?.turns, quick?.fuel], [3, 8, 1_000]);
});

test("[READ8] of equally fast routes the cheaper one is returned", () => {
  const game = aGame()
    .withSystem(1, { x: 0, y: 0 })
    .withSystem(2, { x: 800, y: 300, danger: 0 })
    .withSystem(3, { x: 800, y: 0, danger: 0 })
    .withSystem(4, { x: 1_600, y: 0, danger: 0 })
    .build();
  // Both take 4 and 4 turns; the detour takes 5 and 5 fuel.
  const { hops, turns, fuel } = routeTo(game, 4, "turns") ?? { hops: [] };
  assert.deepEqual([hops[0]?.systemId, turns, fuel], [3, 8, 800]);
});

test("[READ8] no route leads out of range, and the one to the current system has no hops", () => {
  const game = aGame().withSystem(7, { x: 9_000 }).withSystem(8, { x: 9_500 }).build();
  assert.equal(routeTo(game, 7, "turns"), undefined);
  assert.deepEqual(routeTo(game, 1, "turns")?.hops, []);
});

/** Bellman-Ford over the lanes: another algorithm that computes the same minimum. */
function leastFuel(game: Game): Map<number, number> {
  const least = new Map([[game.positionId, 0]]);
  for (let round = 0; round < game.systems.length; round++) {
    for (const [a, b] of lanesOf(game)) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const known = least.get(from);
        if (known === undefined) continue;
        const fuel = known + jumpFuel(game, systemOf(game, from), systemOf(game, to));
        if (fuel < (least.get(to) ?? Number.POSITIVE_INFINITY)) least.set(to, fuel);
      }
    }
  }
  return least;
}

test("[READ8] the cheapest routes of real galaxies have the cost that another algorithm finds", () => {
  for (let seed = 0; seed < 15; seed++) {
    const game = aSeededGame(seed)
      .withExpansions(seed % 4)
      .build();
    const least = leastFuel(game);
    const routes = routesFrom(game, "fuel");
    assert.equal(routes.size, 40);
    for (const [id, route] of routes) assert.equal(route.fuel, least.get(id), `seed ${seed}, system ${id}`);
  }
});

test("[READ8] each route follows lanes to its system, the fastest is not slower than the cheapest, and the cheapest needs no more fuel", () => {
  const game = aSeededGame(4).build();
  const lanes = new Set(lanesOf(game).map(([a, b]) => `${a} ${b}`));
  for (const measure of ["turns", "fuel"] satisfies Measure[]) {
    const routes = routesFrom(game, measure);
    const others = routesFrom(game, measure === "turns" ? "fuel" : "turns");
    for (const [id, route] of routes) {
      let from = game.positionId;
      for (const { systemId, distance } of route.hops) {
        assert.ok(lanes.has(`${Math.min(from, systemId)} ${Math.max(from, systemId)}`));
        assert.equal(distance, distanceBetween(systemOf(game, from), systemOf(game, systemId)));
        from = systemId;
      }
      assert.equal(from, id);
      assert.ok(route[measure] <= (others.get(id)?.[measure] ?? 0));
      assert.deepEqual(routeTo(game, id, measure), route);
    }
  }
});

test("lanes connect the systems within range of each other, once each", () => {
  assert.deepEqual(lanesOf(aGame().build()), [
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [2, 5],
    [2, 6],
    [4, 5],
    [4, 6],
    [5, 6],
    [6, 7],
    [7, 8],
  ]);
});

test("[MIS4] an exploration is estimated for the best surveyor, alone and rested", () => {
  // Maw: D 28, 12 of it is 0.42, 3 · 2.5 = 7.5; with level 9 24 of 28 is 0.85, 3.9.
  const turns = (builder: GameBuilder): number => exploreTurns(builder.build(), systemOf(builder.build(), 8));
  assert.equal(turns(aGame()), 8);
  assert.equal(turns(aGame().withFatigue(2, 100)), 8);
  assert.equal(turns(aGame().withSkill(4, "survey", 9)), 4);
});

test("[READ8] routes are returned even when no one is left to fly them", () => {
  const empty: Game = { ...aGame().build(), crew: [], status: "lost", endReason: "crew-lost" };
  assert.equal(routesFrom(empty, "turns").size, empty.systems.length);
  assert.ok((routeTo(empty, 6, "turns")?.turns ?? 0) > (routeTo(aGame().build(), 6, "turns")?.turns ?? 0));
});
