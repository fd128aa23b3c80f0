import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { AIRPORTS } from "../../rules/geography/airports.ts";
import type { Plane } from "../api.ts";
import { aboutDuration, estimateQueue, stopKeys, totalOf, withMoved } from "./queue-estimate.ts";

const airports = new Map(AIRPORTS.map((airport) => [airport.icao, airport]));
const model = aircraftOf("C208");
assert.ok(model);
const standing = { airportIcao: "EDDF", destIcao: null, arrivalSimTime: null } as Plane;
const flying = { airportIcao: "EDDF", destIcao: "EDDM", arrivalSimTime: 1_000 } as Plane;

describe("the estimate of a queue", () => {
  it("goes from where the plane is, or from where it lands, from stop to stop", () => {
    const [munich, back] = estimateQueue(standing, ["EDDM", "EDDF"], model, airports);
    assert.ok(munich && back);
    assert.ok(Math.abs(munich.distanceKm - 300) < 10);
    assert.ok(Math.abs(back.distanceKm - munich.distanceKm) < 1e-9);
    assert.equal(munich.durationMs, Math.round((munich.distanceKm / 337) * 3_600_000));
    assert.ok(munich.fuelL > 100 && munich.fuelL < 200);
    assert.equal(estimateQueue(flying, ["EDDM"], model, airports)[0]?.distanceKm, 0);
  });

  it("knows when the stops of a flying plane are reached, and of none on the ground", () => {
    const [first, second] = estimateQueue(flying, ["EDDF", "EDDS"], model, airports);
    assert.equal(first?.arrivalSimTime, 1_000 + (first?.durationMs ?? 0));
    assert.equal(second?.arrivalSimTime, 1_000 + (first?.durationMs ?? 0) + (second?.durationMs ?? 0));
    assert.equal(estimateQueue(standing, ["EDDM"], model, airports)[0]?.arrivalSimTime, null);
  });

  it("says whether a full tank reaches a stop in any wind, in a good one, or never", () => {
    const reach = (icao: string) => estimateQueue(standing, [icao], model, airports)[0]?.reach;
    assert.equal(reach("EDDM"), "always");
    assert.equal(reach("LIRF"), "always");
    assert.equal(reach("LEMD"), "by-wind");
    assert.equal(reach("KJFK"), "never");
  });

  it("leaves out what is not known, and sums up the rest", () => {
    const legs = estimateQueue(flying, ["EDDF", "XXXX", "EDDM"], model, airports);
    assert.deepEqual(
      legs.map((leg) => leg === undefined),
      [false, true, true],
    );
    assert.equal(totalOf(legs).distanceKm, legs[0]?.distanceKm);
    assert.deepEqual(totalOf([]), { distanceKm: 0, durationMs: 0, fuelL: 0 });
  });
});

it("an estimated time has no seconds", () => {
  assert.deepEqual([203_000, 3_599_999, 15_960_000, 100_000_000].map(aboutDuration), [
    "3 min",
    "1 h 00 min",
    "4 h 26 min",
    "1 d 3 h",
  ]);
});

it("a stop is put at another place, before or behind", () => {
  assert.deepEqual(withMoved(["A", "B", "C"], 0, 2), ["B", "C", "A"]);
  assert.deepEqual(withMoved(["A", "B", "C"], 2, 0), ["C", "A", "B"]);
  assert.deepEqual(withMoved(["A"], 3, 0), ["A"]);
});

it("stops that are there twice have keys of their own", () => {
  assert.deepEqual(stopKeys(["EDDF", "EDDM", "EDDF"]), ["EDDF", "EDDM", "EDDF (2)"]);
});
