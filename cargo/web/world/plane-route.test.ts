import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Airport } from "../airports.ts";
import type { Plane } from "../api.ts";
import { departsFrom, lastStop, placeOf } from "./plane-route.ts";

const plane = (rest: Partial<Plane> = {}) =>
  ({ id: 1, status: "available", broken: false, airportIcao: "AAAA", destIcao: null, queue: [], ...rest }) as Plane;

const airports = new Map([
  ["AAAA", { icao: "AAAA", lat: 0, lon: 0 } as Airport],
  ["BBBB", { icao: "BBBB", lat: 0, lon: 20 } as Airport],
]);

describe("the route of a plane", () => {
  it("a plane's route continues from where the plane is or lands, and ends with its queue", () => {
    assert.equal(departsFrom(plane()), "AAAA");
    assert.equal(departsFrom(plane({ destIcao: "BBBB" })), "BBBB");
    assert.equal(lastStop(plane({ destIcao: "BBBB" })), "BBBB");
    assert.equal(lastStop(plane({ queue: ["BBBB", "CCCC"] })), "CCCC");
  });

  it("a plane's place on its route follows the clock and is never beyond the ends", () => {
    const flying = plane({ destIcao: "BBBB", departureSimTime: 1_000, arrivalSimTime: 2_000 });
    assert.deepEqual(
      [500, 1_250, 9_000].map((at) => Math.round(placeOf(flying, airports, at)?.lon ?? -1)),
      [0, 5, 20],
    );
    assert.equal(Math.round(placeOf(flying, airports, 1_500)?.lon ?? -1), 10);
    assert.equal(placeOf(plane(), airports, 1_500)?.lon, 0);
    assert.equal(placeOf(plane({ airportIcao: "????" }), airports, 0), undefined);
  });
});
