import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cost, gain, halfUp, shown, UNIT, whole } from "./amount.ts";

test("[NUM1] amounts are stored as hundredths, and shown whole or with two decimals", () => {
  assert.equal(UNIT, 100);
  assert.equal(whole(12), 1_200);
  assert.equal(shown(1_200), 12);
  assert.equal(shown(1_234), 12.34);
  assert.equal(shown(5), 0.05);
});

test("[NUM2] a cost is rounded up to a whole unit once, at the end", () => {
  assert.equal(cost(whole(14), 100), whole(14));
  assert.equal(cost(whole(14), 92), whole(13), "12.88 is 13");
  assert.equal(cost(whole(100), 51), whole(51), "a whole product is unchanged");
  assert.equal(cost(whole(10), 95, 95), whole(10), "9.025, not 9.5 rounded to 10 and then 9.5 to 10");
  assert.equal(cost(whole(100), 99, 99), whole(99), "98.01 is 99");
  assert.equal(cost(0, 50), 0);
});

test("[NUM2] a gain is rounded down to a hundredth once, at the end", () => {
  assert.equal(gain(whole(10), 115, 50), 575);
  assert.equal(gain(whole(7), 33, 33), 76, "0.7623");
  assert.equal(gain(101, 50, 99), 49, "0.49995, where rounding each step gives the same 49 and half up 50");
  assert.equal(gain(whole(25), 145, 115, 145), 6_044, "60.446875");
});

test("[NUM2] products of many percents are exact where floating point is not", () => {
  // 11 × 1.15 × 1.15 × 1.45 × 1.30 = 27.4220375
  assert.equal(gain(whole(11), 115, 115, 145, 130), 2_742);
  // 0.29 × 100 is 28.999999999999996 in floating point.
  assert.equal(gain(100, 29), 29);
  assert.equal(cost(whole(100), 29), whole(29));
});

test("[NUM2] XP and durations are rounded half up", () => {
  assert.equal(halfUp(3, 250), 8, "7.5");
  assert.equal(halfUp(2, 85), 2, "1.7");
  assert.equal(halfUp(2, 70), 1, "1.4");
  assert.equal(halfUp(5, 130, 90), 6, "5.85");
  assert.equal(halfUp(1, 49), 0);
  assert.equal(halfUp(1, 50), 1);
});

test("[NUM2] any amounts and percents are rounded like exact integers", () => {
  const amounts = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 10 ** 12 }));
  const percents = fc.array(fc.integer({ min: 0, max: 250 }), { maxLength: 7 });
  fc.assert(
    fc.property(amounts, percents, (amount, factors) => {
      const product = factors.reduce((value, percent) => value * BigInt(percent), BigInt(amount));
      const scale = 100n ** BigInt(factors.length);
      assert.equal(gain(amount, ...factors), Number(product / scale));
      const units = product / (scale * 100n) + (product % (scale * 100n) > 0n ? 1n : 0n);
      assert.equal(cost(amount, ...factors), Number(units * 100n));
      assert.equal(halfUp(amount, ...factors), Number((product * 2n + scale) / (scale * 2n)));
    }),
    { seed: 20_260_801, numRuns: 1_500 },
  );
});
