import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { knownAirport } from "./airports.ts";
import { distanceKm, EARTH_RADIUS_KM, placesOnTheWay } from "./geodesy.ts";

const place = fc.record({
  lat: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

const near = (actual: number, expected: number, within: number): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected} ± ${within}`);

test("[GEO3] a quarter of the equator, a meridian and known pairs have their lengths on a sphere of 6,371.0088 km radius", () => {
  near(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 90 }), (EARTH_RADIUS_KM * Math.PI) / 2, 1e-6);
  near(distanceKm({ lat: -90, lon: 0 }, { lat: 90, lon: 77 }), EARTH_RADIUS_KM * Math.PI, 1e-6);
  near(distanceKm({ lat: 10, lon: 179.5 }, { lat: 10, lon: -179.5 }), 109.5, 0.1);
  near(distanceKm(knownAirport("EDDF"), knownAirport("EDDM")), 300, 3);
  near(distanceKm(knownAirport("KJFK"), knownAirport("EGLL")), 5540, 10);
  assert.equal(distanceKm(knownAirport("EDDF"), knownAirport("EDDF")), 0);
});

test("[GEO3] a distance is the same in both directions, and no detour is shorter", () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      assert.equal(distanceKm(a, b), distanceKm(b, a));
      assert.ok(distanceKm(a, c) <= distanceKm(a, b) + distanceKm(b, c) + 1e-6);
    }),
    { seed: 11, numRuns: 300 },
  );
});

test("[WIND2] a place on the great circle divides the distance by its fraction", () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, fraction) => {
      const way = distanceKm(a, b);
      // Near the antipode any direction leads there, and rounding chooses one.
      if (way > EARTH_RADIUS_KM * Math.PI - 10) return;
      const [between] = placesOnTheWay(a, b, [fraction]);
      assert.ok(between !== undefined);
      near(distanceKm(a, between), way * fraction, 1e-3);
      near(distanceKm(between, b), way * (1 - fraction), 1e-3);
    }),
    { seed: 12, numRuns: 300 },
  );
});

test("[WIND2] eastward is 1 due east, -1 due west, 0 along a meridian, and changes with the bearing", () => {
  const eastward = (a: [number, number], b: [number, number], fraction: number): number | undefined =>
    placesOnTheWay({ lat: a[0], lon: a[1] }, { lat: b[0], lon: b[1] }, [fraction])[0]?.eastward;
  near(eastward([0, 10], [0, 60], 0.3) ?? 0, 1, 1e-12);
  near(eastward([0, -170], [0, 170], 0.9) ?? 0, -1, 1e-12);
  near(eastward([10, 25], [60, 25], 0.5) ?? 1, 0, 1e-12);
  // A great circle from New York to London leaves at about 51° and arrives at about 108°.
  near(eastward([40.64, -73.78], [51.47, -0.46], 0) ?? 0, Math.sin((51.35 * Math.PI) / 180), 2e-3);
  near(eastward([40.64, -73.78], [51.47, -0.46], 1) ?? 0, Math.sin((108.0 * Math.PI) / 180), 2e-3);
});

test("[WIND2] a course to the same place or to the antipode is defined", () => {
  for (const to of [
    { lat: 50, lon: 8 },
    { lat: -50, lon: -172 },
  ]) {
    for (const { lat, lon, eastward } of placesOnTheWay({ lat: 50, lon: 8 }, to, [0, 0.5, 1])) {
      assert.ok([lat, lon, eastward].every(Number.isFinite));
    }
  }
});
