import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { FIRST_REPUTATION, FULL_REPUTATION } from "../values/player.ts";
import { deliveryPoints, reputationAfter } from "./reputation.ts";

test("[REP1] reputation starts at 20 points and is stored in thousandths up to 100", () => {
  assert.equal(FIRST_REPUTATION, 20_000);
  assert.equal(FULL_REPUTATION, 100_000);
});

test("[REP2] a delivery adds 0.02 √km, less for light cargo and high reputation", () => {
  const points = (distanceKm: number, weightKg: number, factor: number, reputation: number): number =>
    deliveryPoints({ distanceKm, weightKg, factor }, reputation);
  assert.equal(points(400, 150, 1, 0), 0.4);
  assert.equal(points(400, 99_000, 1, 0), 0.4);
  assert.equal(points(400, 75, 1, 0), 0.2);
  assert.equal(points(400, 150, 4, 0), 1.6);
  assert.equal(points(400, 150, 1, 50_000), 0.2);
  assert.equal(points(400, 150, 4, 100_000), 0);
});

test("[REP1] a change is rounded half up once, losses too", () => {
  assert.equal(reputationAfter(20_000, 0.0005), 20_001);
  assert.equal(reputationAfter(20_000, 0.0004), 20_000);
  assert.equal(reputationAfter(20_000, -0.0005), 20_000);
  assert.equal(reputationAfter(20_000, -0.0006), 19_999);
});

test("[REP1] reputation stays in whole thousandths between 0 and 100 points", () => {
  const change = fc.oneof(
    fc.double({ min: -100, max: 100, noNaN: true }),
    fc.record({
      distanceKm: fc.double({ min: 0, max: 20_038, noNaN: true }),
      weightKg: fc.integer({ min: 1, max: 1_000_000 }),
      factor: fc.constantFrom(1, 4),
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.array(change), (start, changes) => {
      let reputation = start;
      for (const each of changes) {
        const points = typeof each === "number" ? each : deliveryPoints(each, reputation);
        if (typeof each !== "number") assert.ok(points >= 0);
        reputation = reputationAfter(reputation, points);
        assert.ok(Number.isInteger(reputation) && reputation >= 0 && reputation <= 100_000);
      }
    }),
    { seed: 20_260_801, numRuns: 200 },
  );
});
