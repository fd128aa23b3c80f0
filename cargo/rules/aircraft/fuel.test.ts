import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { AIRCRAFT, type AircraftModel } from "./aircraft.ts";
import { burnConstant, FUEL_DENSITY_KG_PER_L, fuelLeft, reachKm, requiredFuelFor, shownFuel } from "./fuel.ts";

const model = fc.constantFrom(...AIRCRAFT);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const wind = fc.double({ min: 0.8, max: 1.2, noNaN: true });
const once = { seed: 41, numRuns: 300 } as const;

const near = (actual: number, expected: number, scale: number): void =>
  assert.ok(Math.abs(actual - expected) <= 1e-9 * scale, `${actual} is not ${expected}`);

/** Integrates the litres left step by step: classical Runge–Kutta on dF/dx = −k·w·(We + ρF). */
function integrated(of: AircraftModel, fuelL: number, distanceKm: number, windFactor: number): number {
  const rate = (fuel: number): number =>
    -burnConstant(of) * windFactor * (of.emptyWeightKg + FUEL_DENSITY_KG_PER_L * fuel);
  const steps = 400;
  const h = distanceKm / steps;
  let fuel = fuelL;
  for (let step = 0; step < steps; step++) {
    const a = rate(fuel);
    const b = rate(fuel + (h * a) / 2);
    const c = rate(fuel + (h * b) / 2);
    const d = rate(fuel + h * c);
    fuel += (h * (a + 2 * b + 2 * c + d)) / 6;
  }
  return fuel;
}

test("[FUEL1] a full tank burns exactly the model's constant rate, an emptier one less", () => {
  for (const of of AIRCRAFT) {
    const rate = (fuelL: number): number => burnConstant(of) * (of.emptyWeightKg + FUEL_DENSITY_KG_PER_L * fuelL);
    near(rate(of.maxFuel), of.burnLPerKm, 1);
    assert.ok(rate(of.maxFuel / 2) < of.burnLPerKm);
    // Over one metre the closed form burns at that rate too.
    assert.ok(Math.abs((of.maxFuel - fuelLeft(of, of.maxFuel, 0.001, 1)) * 1000 - of.burnLPerKm) < 1e-3, of.id);
  }
});

test("[FUEL2] fuel needed and fuel left agree with numerical integration", () => {
  fc.assert(
    fc.property(model, share, wind, (of, part, windFactor) => {
      const distanceKm = part * of.rangeKm;
      const needed = requiredFuelFor(of, distanceKm, windFactor);
      near(integrated(of, needed, distanceKm, windFactor), 0, of.maxFuel);
      near(
        fuelLeft(of, of.maxFuel, distanceKm, windFactor),
        integrated(of, of.maxFuel, distanceKm, windFactor),
        of.maxFuel,
      );
    }),
    once,
  );
});

test("[FUEL2] a leg uses up exactly the fuel it needs, and the fuel left is never below 0", () => {
  fc.assert(
    fc.property(model, share, share, wind, (of, part, less, windFactor) => {
      const distanceKm = part * of.rangeKm;
      const needed = requiredFuelFor(of, distanceKm, windFactor);
      near(fuelLeft(of, needed, distanceKm, windFactor), 0, of.maxFuel);
      const left = fuelLeft(of, needed * less, distanceKm, windFactor);
      assert.ok(left >= 0 && left <= needed * less);
    }),
    once,
  );
  const [of] = AIRCRAFT as [AircraftModel];
  assert.equal(fuelLeft(of, 10, 5000, 1.2), 0);
  assert.deepEqual([requiredFuelFor(of, 0, 1), fuelLeft(of, 321.5, 0, 1)], [0, 321.5]);
});

test("[FUEL3] fuel for two legs is the fuel for the first with the fuel for the second as its reserve", () => {
  fc.assert(
    fc.property(model, share, share, wind, (of, first, second, windFactor) => {
      const [d1, d2] = [first * of.rangeKm, second * of.rangeKm];
      const reserve = requiredFuelFor(of, d2, windFactor);
      near(requiredFuelFor(of, d1, windFactor, reserve), requiredFuelFor(of, d1 + d2, windFactor), of.maxFuel);
    }),
    once,
  );
});

test("[FUEL3] a flight in two parts burns as much as in one", () => {
  fc.assert(
    fc.property(model, share, share, wind, (of, part, at, windFactor) => {
      const distanceKm = part * of.rangeKm;
      const half = fuelLeft(of, of.maxFuel, distanceKm * at, windFactor);
      const whole = fuelLeft(of, of.maxFuel, distanceKm, windFactor);
      near(fuelLeft(of, half, distanceKm * (1 - at), windFactor), whole, of.maxFuel);
    }),
    once,
  );
});

test("[FUEL9] shown fuel has one decimal and stays within a tank of whole litres", () => {
  assert.deepEqual([shownFuel(0), shownFuel(12.34), shownFuel(12.35), shownFuel(1011.96)], [0, 12.3, 12.4, 1012]);
  for (const { maxFuel } of AIRCRAFT) assert.equal(shownFuel(maxFuel), maxFuel);
});

test("a leg as long as the reach of a full tank needs just that tank, and the range is the reach in the worst wind", () => {
  fc.assert(
    fc.property(model, wind, (of, windFactor) => {
      near(requiredFuelFor(of, reachKm(of, windFactor), windFactor), of.maxFuel, of.maxFuel);
    }),
    once,
  );
  // Tanks are rounded up to whole litres.
  for (const of of AIRCRAFT) assert.ok(reachKm(of, 1.2) >= of.rangeKm && reachKm(of, 1.2) < of.rangeKm + 2, of.id);
});
