import assert from "node:assert/strict";
import { it } from "node:test";
import { knownAirport } from "../../rules/geography/airports.ts";
import type { Airport } from "../airports.ts";
import type { CatalogEntry, LapFigures, Plane } from "../api.ts";
import { beyondRange, planesOf } from "./route-range.ts";

const airports = new Map<string, Airport>(["EDDF", "EDDM", "KJFK"].map((icao) => [icao, knownAirport(icao)]));
const catalog = [{ id: "C208", rangeKm: 1_000 }] as CatalogEntry[];
const plane = (rest: Partial<Plane> = {}) =>
  ({ modelId: "C208", airportIcao: "EDDF", destIcao: null, ...rest }) as Plane;
const lap = (reachable: boolean) => [{ modelId: "C208", reachable }] as LapFigures[];

it("[RT1] a plane is out of range of a route with a leg beyond its tank, and of one whose stops are all too far", () => {
  const why = (one: Plane, stops: readonly string[], laps?: readonly LapFigures[]) =>
    beyondRange(one, { stops, laps, catalog, airports });
  assert.equal(why(plane(), ["EDDF", "EDDM"], lap(true)), undefined);
  assert.equal(why(plane(), ["EDDF", "KJFK"], lap(false)), "a leg is out of its range");
  assert.equal(why(plane({ airportIcao: "KJFK" }), ["EDDF", "EDDM"], lap(true)), "no stop is within its range");
  assert.equal(why(plane({ airportIcao: "KJFK", destIcao: "EDDM" }), ["EDDF", "EDDM"], lap(true)), undefined);
  assert.equal(why(plane(), []), undefined, "without stops");
  assert.equal(beyondRange(plane(), { stops: ["KJFK"], laps: undefined, catalog, airports: new Map() }), undefined);
});

it("[RT1] the planes of a route are those on it now and those chosen in addition, whatever another tab did meanwhile", () => {
  const fleet = [1, 2, 3, 4].map((id) => plane({ id }));
  const fly = (...on: number[]) =>
    planesOf(fleet, [2, 4], {
      isOn: ({ id }) => on.includes(id),
      why: ({ id }) => (id === 4 ? "no stop is within its range" : undefined),
    }).map(({ id }) => id);
  assert.deepEqual(fly(1), [1, 2]);
  assert.deepEqual(fly(), [2], "after another tab took the first one off the route");
  assert.deepEqual(fly(1, 3, 4), [1, 2, 3, 4], "after another tab put two more on it");
});
