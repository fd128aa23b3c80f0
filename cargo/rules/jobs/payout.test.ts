import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { basePayout, payoutFor } from "./payout.ts";

const plain = { commodityFactor: 1, specialFactor: 1 };
const job = (base: number, fixedPayout: number | null = null) => ({ basePayout: base, fixedPayout });

test("[PAY1] a tonne over 250 km pays 150 € plus 6 € a kg times half of 0.925", () => {
  const base = basePayout({ weightKg: 1_000, distanceKm: 250, ...plain });
  assert.ok(Math.abs(base - (150 + 6_000 * 0.925 * 0.5)) < 1e-9);
});

test("[PAY1] the size factor is the tonnes to the power of −0.15, clamped to 0.55–1.4", () => {
  const perKg = (weightKg: number): number =>
    (basePayout({ weightKg, distanceKm: 1_000, ...plain }) - 150) / (weightKg * 6 * (0.8 + 0.5) * 0.8);
  assert.ok(Math.abs(perKg(2_000) - 2 ** -0.15) < 1e-9);
  assert.ok(Math.abs(perKg(60) - 1.4) < 1e-9);
  assert.ok(Math.abs(perKg(100_000) - 0.55) < 1e-9);
});

test("[PAY1] the factors of commodity and special multiply the whole payout", () => {
  const of = (commodityFactor: number, specialFactor: number): number =>
    basePayout({ weightKg: 500, distanceKm: 300, commodityFactor, specialFactor });
  assert.ok(Math.abs(of(1.25, 1.6) - of(1, 1) * 2) < 1e-9);
});

test("[PAY1] reputation multiplies the payout by 0.90 to 1.20, rounded once to whole euros", () => {
  assert.deepEqual(
    [0, 20_000, 50_000, 100_000].map((reputation) => payoutFor(job(1_000.4), reputation, 1)),
    [900, 960, 1_050, 1_200],
  );
});

test("[HOOK5] a fixed payout is the same for everybody", () => {
  for (const reputation of [0, 100_000]) assert.equal(payoutFor(job(1_000, 0), reputation, 1), 0);
});

test("[PAY1] more weight, more distance and more reputation never pay less", () => {
  const weight = fc.integer({ min: 60, max: 110_000 });
  const distance = fc.integer({ min: 150, max: 10_000 });
  fc.assert(
    fc.property(weight, distance, fc.integer({ min: 0, max: 99_999 }), (weightKg, distanceKm, reputation) => {
      const of = (kg: number, km: number, points: number): number =>
        payoutFor(job(basePayout({ weightKg: kg, distanceKm: km, ...plain })), points, 1);
      const pays = of(weightKg, distanceKm, reputation);
      assert.ok(Number.isSafeInteger(pays) && pays > 0);
      assert.ok(of(weightKg + 1, distanceKm, reputation) >= pays);
      assert.ok(of(weightKg, distanceKm + 1, reputation) >= pays);
      assert.ok(of(weightKg, distanceKm, reputation + 1) >= pays);
    }),
    { seed: 20_260_801, numRuns: 300 },
  );
});
