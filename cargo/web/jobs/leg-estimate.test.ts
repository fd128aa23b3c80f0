import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { modelOf } from "../../rules/aircraft/aircraft.ts";
import { requiredFuelFor } from "../../rules/aircraft/fuel.ts";
import type { Quote } from "../api.ts";
import { estimateLeg, quotedLeg } from "./leg-estimate.ts";

const cessna = modelOf({ modelId: "C208" });
const prices = { fuelPricePerL: 2.4, fuelDiscount: 0.05, repairShare: 0.06 };

describe("the estimate of a leg", () => {
  it("is reckoned in still air: fuel, wear in euros and flight time", () => {
    const leg = estimateLeg(cessna, prices, 337, 0);
    assert.equal(leg.fuelL, requiredFuelFor(cessna, 337, 1));
    assert.equal(leg.fuelCost, Math.ceil(leg.fuelL * 2.4 * 0.95));
    assert.equal(leg.wear, 1.34);
    assert.equal(leg.wearCost, Math.round(175_000 * 0.06 * 0.0134));
    assert.equal(leg.flightMs, 3_600_000);
    assert.equal(leg.isExact, false);
  });

  it("buys only what is not aboard", () => {
    const empty = estimateLeg(cessna, prices, 337, 0);
    assert.ok(estimateLeg(cessna, prices, 337, 50).fuelCost < empty.fuelCost);
    assert.equal(estimateLeg(cessna, prices, 337, 600).fuelCost, 0);
  });
});

describe("a quoted leg", () => {
  it("takes the figures of the service as they are", () => {
    const quote = { distanceKm: 300.4, fuelNeeded: 171.2, fuelCost: 77, wear: 2, flightSimMs: 12 } as Quote;
    assert.deepEqual(quotedLeg(cessna, prices, quote), {
      distanceKm: 300.4,
      fuelL: 171.2,
      fuelCost: 77,
      wear: 2,
      wearCost: 210,
      flightMs: 12,
      isExact: true,
    });
  });
});
