import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Game } from "../../rules/game/game.ts";
import { newGame } from "../../rules/turn/start.ts";
import { whole } from "../../rules/values/amount.ts";
import { foodOutlook } from "./crew-outlook.ts";

const { game } = newGame(1, "sandbox");
const withSupplies = (supplies: number, more: Partial<Game> = {}): Game => ({
  ...game,
  ...more,
  resources: { ...game.resources, supplies: whole(supplies) },
});
const plants = [...game.modules, { id: 99, kind: "hydroponics" as const, tier: 1 }];
const eaters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...(game.crew[0] as Game["crew"][number]), id: index + 1 }));

describe("the outlook for food", () => {
  it("the outlook counts the turns for which the food lasts", () => {
    assert.deepEqual(foodOutlook(withSupplies(60)), { eaten: 1.12, grown: 0, turns: 53, starving: null });
    assert.equal(foodOutlook(withSupplies(0)).turns, 0);
    assert.equal(foodOutlook(withSupplies(0.75)).turns, 0);
  });

  it("food never runs out if as much grows as is eaten, once the first meal is there", () => {
    assert.equal(foodOutlook(withSupplies(1, { modules: plants, crew: eaters(3) })).turns, null);
    assert.equal(foodOutlook(withSupplies(0, { modules: plants })).turns, 0);
  });

  it("the outlook includes food that grows meanwhile", () => {
    // 1.4 eaten and 1 grown: 9, 8.6, 8.2 … 1.4, and then 1 is too little.
    assert.equal(foodOutlook(withSupplies(9, { modules: plants, crew: eaters(5) })).turns, 20);
  });

  it("the outlook names who starves next, and when", () => {
    const { starving } = foodOutlook(withSupplies(0, { starvingTurns: 4 }));
    assert.equal(starving?.turns, 2);
    assert.ok(game.crew.some(({ name }) => name === starving?.name));
  });
});
