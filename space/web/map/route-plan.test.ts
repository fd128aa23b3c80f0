import assert from "node:assert/strict";
import { test } from "node:test";
import { whole } from "../../rules/values/amount.ts";
import { aGame, aSeededGame } from "../../testing/a-game.ts";
import { planRoute, plansTo, riskText } from "./route-plan.ts";

const withFuel = (fuel: number) => {
  const game = aGame().build();
  return { ...game, resources: { ...game.resources, fuel: whole(fuel) } };
};

test("a route lists its jumps, and the fuel left after each", () => {
  const plan = planRoute(withFuel(20), 6, "fuel");
  assert.deepEqual(
    plan?.hops.map(({ systemId, fuel, left }) => [systemId, fuel, left]),
    [
      [2, 3, 17],
      [6, 5, 12],
    ],
  );
  assert.deepEqual([plan?.fuel, plan?.affordable], [8, 2]);
});

test("a route says for how many of its jumps the fuel is sufficient", () => {
  const plan = planRoute(withFuel(6), 6, "fuel");
  assert.deepEqual([plan?.hops.length, plan?.affordable, plan?.hops[1]?.left], [2, 1, -2]);
});

test("a route's risk is that of at least one accident on its jumps", () => {
  const plan = planRoute(withFuel(20), 6, "fuel");
  const [first, second] = plan?.hops.map(({ risk }) => risk) ?? [];
  assert.ok(first !== undefined && second !== undefined && first >= 0.04 && second >= 0.04);
  assert.ok(Math.abs((plan?.risk ?? 0) - (1 - (1 - first) * (1 - second))) < 1e-9);
  assert.match(plan === null ? "" : riskText(plan), /^16\s%$/);
});

test("there is no route to the projected position or out of range", () => {
  assert.deepEqual(plansTo(aGame().build(), 1), {});
  assert.equal(planRoute(withFuel(20), 99, "turns"), null);
});

test("two routes are offered only if the cheaper one is slower", () => {
  const game = aSeededGame(1).build();
  for (const { id } of game.systems) {
    const { turns, fuel } = plansTo(game, id);
    if (turns && fuel) assert.ok(fuel.fuel < turns.fuel && fuel.turns > turns.turns, `${id}`);
  }
});
