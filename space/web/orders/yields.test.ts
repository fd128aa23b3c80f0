import assert from "node:assert/strict";
import { test } from "node:test";
import { yieldParts } from "./yields.ts";

const YIELDS = {
  dataLow: 850,
  dataHigh: 1150,
  fuel: 300,
  supplies: 650,
  alloy: 400,
  credits: 1400,
  exoticChance: 0.12,
};

test("yields show their figures, data as a range and exotics as a chance", () => {
  assert.deepEqual(
    yieldParts(YIELDS).map(({ name, amount }) => `${amount} ${name}`),
    ["8.5–11.5 data", "3 fuel", "6.5 supplies", "4 alloy", "14 credits", "12 % exotics"],
  );
});

test("yields of 0 are left out", () => {
  const names = yieldParts({ ...YIELDS, supplies: 0, exoticChance: 0, dataLow: 0, dataHigh: 0 }).map(
    ({ name }) => name,
  );
  assert.deepEqual(names, ["fuel", "alloy", "credits"]);
});
