import assert from "node:assert/strict";
import { test } from "node:test";
import { fuelCost, fuelPricePerL } from "./refuelling.ts";

test("[FUEL7] a litre costs 2.40 €, and up to a quarter less by reputation", () => {
  assert.equal(fuelPricePerL({ reputation: 0 }), 2.4);
  assert.ok(Math.abs(fuelPricePerL({ reputation: 20_000 }) - 2.28) < 1e-12);
  assert.ok(Math.abs(fuelPricePerL({ reputation: 100_000 }) - 1.8) < 1e-12);
});

test("[FUEL7] a purchase is rounded up to whole euros, and no fuel costs nothing", () => {
  const costs = [0, 0.01, 1, 100, 1234.5].map((litres) => fuelCost(litres, { reputation: 0 }));
  assert.deepEqual(costs, [0, 1, 3, 240, 2963]);
});
