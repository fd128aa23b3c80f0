import assert from "node:assert/strict";
import { test } from "node:test";
import type { World } from "../api.ts";
import { heldAmount, holdings, holdingText, missingAmount } from "./holdings.ts";

const resources = (part: Partial<Record<keyof World["resources"], number>> = {}): World["resources"] => {
  const held = { credits: 120, fuel: 30, alloy: 40, supplies: 60, data: 12, exotics: 0, fragments: 0, ...part };
  const caps: Record<string, number> = { fuel: 40, supplies: 100 };
  return Object.fromEntries(
    Object.entries(held).map(([name, amount]) => [name, { amount, cap: caps[name] ?? null }]),
  ) as World["resources"];
};

const plenty = { upkeep: 1.12, grown: 0, turnsLeft: 53 };

const warnings = (part: Partial<Record<keyof World["resources"], number>>, hull = 100, turnsLeft = 53) =>
  holdings(resources(part), hull, { ...plenty, turnsLeft }).flatMap(({ name, warning }) =>
    warning === null ? [] : [name],
  );

test("the seven resources and the hull are listed, without warnings at the start", () => {
  assert.equal(holdings(resources(), 100, plenty).length, 8);
  assert.deepEqual(warnings({}), []);
});

test("fuel below 5, food for under eight turns and a hull below 50 have a warning", () => {
  assert.deepEqual(warnings({ fuel: 4.99, supplies: 7.75 }, 49, 7), ["fuel", "supplies", "hull"]);
  assert.deepEqual(warnings({ fuel: 5, supplies: 8 }, 50, 8), []);
});

test("an amount is never shown as more than it is", () => {
  assert.deepEqual(
    [heldAmount(29.97), heldAmount(29.97, true), heldAmount(1250), heldAmount(0.3)],
    ["29.9", "29", "1,250", "0.3"],
  );
});

test("a missing amount is never shown as less than it is", () => {
  assert.deepEqual([missingAmount(0.03), missingAmount(0.3), missingAmount(1250)], ["0.1", "0.3", "1,250"]);
});

test("a figure's text includes its limit and its warning", () => {
  const fuel = holdings(resources({ fuel: 3 }), 100, plenty).find(({ name }) => name === "fuel");
  assert.ok(fuel);
  assert.match(holdingText(fuel), /^Fuel: 3 of 40\. Low: /);
});

test("the text of the supplies says how long the food lasts", () => {
  const text = (food: World["food"]) =>
    holdings(resources(), 100, food).find(({ name }) => name === "supplies")?.meaning;
  assert.equal(text(plenty), "Food of the crew. Harvest brings the most. Eaten 1.1, grown 0 a turn: lasts 53 turns.");
  assert.match(text({ upkeep: 1, grown: 1, turnsLeft: null }) ?? "", /never runs out\.$/);
});
