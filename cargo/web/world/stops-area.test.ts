import assert from "node:assert/strict";
import { it } from "node:test";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import { areaAround } from "./stops-area.ts";

it("the area around stops is centred between them and holds each", () => {
  const stops = [
    { lat: 50, lon: 8 },
    { lat: 48, lon: 11 },
    { lat: 53, lon: 10 },
  ];
  const area = areaAround(stops);
  assert.ok(area);
  assert.ok(Math.abs(area.place.lat - 50.35) < 0.1 && Math.abs(area.place.lon - 9.65) < 0.1, JSON.stringify(area));
  for (const stop of stops) assert.ok(distanceKm(area.place, stop) <= area.radiusKm / 1.5 + 1e-6);
});

it("the area around stops crosses the date line the short way, and of one stop is its neighbourhood", () => {
  const across = areaAround([
    { lat: 0, lon: 170 },
    { lat: 0, lon: -170 },
  ]);
  assert.ok(across);
  assert.ok(Math.abs(Math.abs(across.place.lon) - 180) < 1e-6 && across.radiusKm < 1_700);
  assert.deepEqual(areaAround([{ lat: 50, lon: 8 }]), { place: { lat: 50, lon: 8 }, radiusKm: 250 });
  assert.equal(areaAround([]), undefined);
});
