import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { aircraftOf } from "../../rules/aircraft/aircraft.ts";
import { AIRPORTS } from "../../rules/geography/airports.ts";
import type { Plane } from "../api.ts";
import { estimateQueue, stopKeys, totalOf } from "./queue-estimate.ts";

const airports = new Map(AIRPORTS.map((airport) => [airport.icao, airport]));
const model = aircraftOf("C208");
assert.ok(model);
const standing = { airportIcao: "EDDF", destIcao: null, arrivalSimTime: null } as Plane;
const flying = { airportIcao: "EDDF", destIcao: "EDDM", arrivalSimTime: 1_000 } as Plane;

describe("estimateQueue", () => {
  it("the estimate of a queue starts where the plane is or lands, and continues from stop to stop", () => {
    const [munich, back] = estimateQueue(standing, ["EDDM", "EDDF"], model, airports);
    assert.ok(munich && back);
    assert.ok(Math.abs(munich.distanceKm - 300) < 10);
    assert.ok(Math.abs(back.distanceKm - munich.distanceKm) < 1e-9);
    assert.equal(munich.durationMs, Math.round((munich.distanceKm / 337) * 3_600_000));
    assert.ok(munich.fuelL > 100 && munich.fuelL < 200);
    assert.equal(estimateQueue(flying, ["EDDM"], model, airports)[0]?.distanceKm, 0);
  });

  it("the estimate of a queue has the times of landing for a flying plane, but not for one on the ground", () => {
    const [first, second] = estimateQueue(flying, ["EDDF", "EDDS"], model, airports);
    assert.equal(first?.arrivalSimTime, 1_000 + (first?.durationMs ?? 0));
    assert.equal(second?.arrivalSimTime, 1_000 + (first?.durationMs ?? 0) + (second?.durationMs ?? 0));
    assert.equal(estimateQueue(standing, ["EDDM"], model, airports)[0]?.arrivalSimTime, null);
  });

  it("the estimate of a queue distinguishes stops within range in any wind, in a favourable wind, and in none", () => {
    const reach = (icao: string) => estimateQueue(standing, [icao], model, airports)[0]?.reach;
    assert.equal(reach("EDDM"), "always");
    assert.equal(reach("LIRF"), "always");
    assert.equal(reach("LEMD"), "by-wind");
    assert.equal(reach("KJFK"), "never");
  });

  it("the estimate of a queue leaves unknown airports out of the totals", () => {
    const legs = estimateQueue(flying, ["EDDF", "XXXX", "EDDM"], model, airports);
    assert.deepEqual(
      legs.map((leg) => leg === undefined),
      [false, true, true],
    );
    assert.equal(totalOf(legs).distanceKm, legs[0]?.distanceKm);
    assert.deepEqual(totalOf([]), { distanceKm: 0, durationMs: 0, fuelL: 0 });
  });
});

it("a stop that is queued twice has two keys", () => {
  assert.deepEqual(stopKeys(["EDDF", "EDDM", "EDDF"]), ["EDDF", "EDDM", "EDDF (2)"]);
});
