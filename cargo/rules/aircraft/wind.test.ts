import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dayOfYear, gusts, tailWind, windFactor, zonalWind } from "./wind.ts";

const DAY = 86_400_000;
const NEW_YEAR = Date.UTC(2000, 0, 1);
const CITIES = {
  JFK: { lat: 40.64, lon: -73.78 },
  LHR: { lat: 51.47, lon: -0.46 },
  NRT: { lat: 35.76, lon: 140.39 },
  LAX: { lat: 33.94, lon: -118.4 },
  ANC: { lat: 61.17, lon: -150 },
  HKG: { lat: 22.31, lon: 113.9 },
  SIN: { lat: 1.35, lon: 104 },
  SYD: { lat: -33.95, lon: 151.2 },
  JNB: { lat: -26.1, lon: 28.2 },
  GRU: { lat: -23.4, lon: -46.5 },
  MEM: { lat: 35.04, lon: -89.98 },
  OMA: { lat: 41.3, lon: -95.9 },
} as const;
type City = keyof typeof CITIES;

const near = (actual: number, expected: number, within: number, what: string): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${what}: ${actual} is not ${expected} ± ${within}`);

test("[WIND1] in winter jet streams are stronger and nearer the equator, and trade winds blow westward", () => {
  near(zonalWind(31, 15), 39, 0.01, "north in January");
  near(zonalWind(45, 197.6), 21, 0.01, "north in July");
  near(zonalWind(-44, 15), 29, 0.01, "south in January");
  near(zonalWind(-32, 197.6), 33, 0.01, "south in July");
  assert.ok(zonalWind(0, 15) < -5 && zonalWind(0, 197) < -5);
  assert.ok(Math.abs(zonalWind(89, 15)) < 1);
});

test("[WIND2] without gusts known routes have the winds of an independent calculation", () => {
  const routes: readonly (readonly [City, City, number, number, number])[] = [
    ["JFK", "LHR", 900, 0.95, 0.9],
    ["LHR", "JFK", 900, 1.055, 1.125],
    ["NRT", "LAX", 900, 0.888, 0.89],
    ["LAX", "NRT", 900, 1.144, 1.141],
    ["HKG", "ANC", 900, 0.947, 0.947],
    ["SIN", "HKG", 900, 0.977, 1.005],
    ["JNB", "SYD", 900, 0.871, 0.906],
    ["SYD", "JNB", 900, 1.173, 1.116],
    ["MEM", "OMA", 340, 1.13, 1.068],
    ["OMA", "MEM", 340, 0.897, 0.94],
    ["GRU", "JNB", 900, 0.938, 0.83],
  ];
  for (const [from, to, cruiseKmh, january, july] of routes) {
    for (const [day, factor] of [
      [15, january],
      [196, july],
    ] as const) {
      const leg = { from: CITIES[from], to: CITIES[to], cruiseKmh, clockMs: NEW_YEAR + day * DAY, seed: 1 };
      const tail = tailWind(leg, () => 1);
      near(cruiseKmh / 3.6 / (cruiseKmh / 3.6 + tail), factor, 0.003, `${from} ${to} on day ${day}`);
    }
  }
});

const place = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const instant = fc.integer({ min: NEW_YEAR, max: NEW_YEAR + 3000 * DAY });

test("[WIND3] a gust is between 0.5 and 1.5, and depends on seed, place and time", () => {
  fc.assert(
    fc.property(place, instant, fc.maxSafeNat(), (at, clockMs, seed) => {
      const gust = gusts(seed, clockMs)(at);
      assert.ok(gust >= 0.5 && gust <= 1.5, `${gust}`);
      assert.equal(gusts(seed, clockMs)(at), gust);
    }),
    { seed: 31, numRuns: 300 },
  );
  const at = { lat: 50, lon: 8 };
  assert.notEqual(gusts(1, NEW_YEAR)(at), gusts(2, NEW_YEAR)(at));
  assert.notEqual(gusts(1, NEW_YEAR)(at), gusts(1, NEW_YEAR + DAY)(at));
  assert.notEqual(gusts(1, NEW_YEAR)(at), gusts(1, NEW_YEAR)({ lat: -50, lon: 8 }));
});

test("[WIND3] gusts are continuous across cells and periods, around the Earth and over the poles", () => {
  const step = 1e-6;
  const gust = gusts(5, NEW_YEAR + 1);
  for (const lat of [-60, -30, 0, 30, 60])
    near(gust({ lat: lat - step, lon: 10 }), gust({ lat, lon: 10 }), 1e-5, "lat");
  for (const lon of [-150, 0, 30, 120]) near(gust({ lat: 5, lon: lon - step }), gust({ lat: 5, lon }), 1e-5, "lon");
  near(gust({ lat: 20, lon: 180 }), gust({ lat: 20, lon: -180 }), 1e-12, "date line");
  near(gust({ lat: 20, lon: 180 - step }), gust({ lat: 20, lon: step - 180 }), 1e-5, "date line");
  near(gust({ lat: 90, lon: 20 }), gust({ lat: 90, lon: -130 }), 1e-12, "pole");
  const at = { lat: 12, lon: 34 };
  const sixHours = NEW_YEAR + 6 * 3_600_000;
  near(gusts(5, sixHours - 1)(at), gusts(5, sixHours)(at), 1e-5, "time");
});

test("[WIND4] the factor is between 0.8 and 1.2 and the same for the same departure", () => {
  const cruise = fc.integer({ min: 300, max: 950 });
  fc.assert(
    fc.property(place, place, instant, cruise, fc.maxSafeNat(), (from, to, clockMs, cruiseKmh, seed) => {
      const factor = windFactor({ from, to, clockMs, cruiseKmh, seed });
      assert.ok(factor >= 0.8 && factor <= 1.2, `${factor}`);
      assert.equal(windFactor({ from, to, clockMs, cruiseKmh, seed }), factor);
    }),
    { seed: 32, numRuns: 300 },
  );
});

test("[WIND4] a tail wind saves as much fuel as the same head wind costs", () => {
  const there = { from: CITIES.NRT, to: CITIES.LAX, cruiseKmh: 900, clockMs: NEW_YEAR + 15 * DAY, seed: 3 };
  assert.ok(windFactor(there) < 0.97);
  assert.ok(windFactor({ ...there, from: there.to, to: there.from }) > 1.03);
});

test("[WIND1] the day of the year is that of the UTC calendar, leap years included", () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2500, 0, 1) }), (clockMs) => {
      const year = new Date(clockMs).getUTCFullYear();
      near(dayOfYear(clockMs), (clockMs - Date.UTC(year, 0, 1)) / DAY, 1e-6, `${clockMs}`);
    }),
    { seed: 33, numRuns: 2000 },
  );
  for (const year of [1999, 2000, 2001, 2004, 2100, 2400]) {
    assert.equal(dayOfYear(Date.UTC(year, 0, 1)), 0);
    assert.equal(dayOfYear(Date.UTC(year, 11, 31)), (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY - 1);
    assert.equal(dayOfYear(Date.UTC(year, 1, 28)), 58);
  }
});
