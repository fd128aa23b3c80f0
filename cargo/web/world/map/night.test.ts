import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Position } from "geojson";
import { distanceKm, EARTH_RADIUS_KM } from "../../../rules/geography/geodesy.ts";
import { nightShades, sunAt } from "./night.ts";

const QUARTER_KM = (EARTH_RADIUS_KM * Math.PI) / 2;

/** Returns whether a ring that may continue beyond ±180 contains a place, by counting the ring's edges north of it. */
function holds(ring: readonly Position[], lon: number, lat: number): boolean {
  let inside = false;
  for (const turn of [-360, 0, 360]) {
    for (const [index, [x = 0, y = 0]] of ring.entries()) {
      const [px = 0, py = 0] = ring[index - 1] ?? ring.at(-1) ?? [];
      const at = lon + turn;
      if (x > at !== px > at && lat < y + ((at - x) / (px - x)) * (py - y)) inside = !inside;
    }
  }
  return inside;
}

describe("the sun", () => {
  it("the sun is over the tropics at the solstices, and over the equator at the equinoxes", () => {
    assert.ok(Math.abs(sunAt(Date.UTC(2000, 5, 21, 2)).lat - 23.44) < 0.02);
    assert.ok(Math.abs(sunAt(Date.UTC(2000, 11, 21, 13)).lat + 23.44) < 0.02);
    assert.ok(Math.abs(sunAt(Date.UTC(2000, 2, 20, 7, 35)).lat) < 0.02);
  });

  it("the sun is over Greenwich at noon within the equation of time, and moves west", () => {
    for (let month = 0; month < 12; month++) assert.ok(Math.abs(sunAt(Date.UTC(2003, month, 10, 12)).lon) < 4.2);
    assert.ok(Math.abs(sunAt(Date.UTC(2003, 3, 15, 18)).lon + 90) < 0.5);
  });
});

describe("the night", () => {
  for (const [name, simTime] of [
    ["in January", Date.UTC(2000, 0, 1, 3)],
    ["at an equinox", Date.UTC(2000, 2, 20, 7, 35)],
    ["in June, over the antimeridian", Date.UTC(2007, 5, 21, 12)],
    ["far in the future", Date.UTC(2190, 9, 5, 21)],
  ] as const) {
    it(`the night is where the sun is below the horizon, ${name}`, () => {
      const sun = sunAt(simTime);
      const [dusk] = nightShades(simTime);
      const ring = dusk?.geometry.coordinates[0] ?? [];
      for (let lat = -88; lat <= 88; lat += 8) {
        for (let lon = -179; lon < 180; lon += 15) {
          const away = distanceKm(sun, { lat, lon });
          if (Math.abs(away - QUARTER_KM) < 250) continue;
          assert.equal(holds(ring, lon, lat), away > QUARTER_KM, `${lat}, ${lon}`);
        }
      }
    });
  }

  it("the night consists of closed rings", () => {
    const shades = nightShades(Date.UTC(2000, 0, 1));
    assert.equal(shades.length, 2);
    for (const { geometry } of shades) assert.deepEqual(geometry.coordinates[0]?.at(-1), geometry.coordinates[0]?.[0]);
  });
});
