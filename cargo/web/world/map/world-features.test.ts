import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Airport } from "../../airports.ts";
import type { Package, Plane, State } from "../../api.ts";
import {
  airportFeatures,
  chosenFeatures,
  jobFeatures,
  poolFeatures,
  reachFeatures,
  routeFeatures,
  stopFeatures,
} from "./world-features.ts";

const airport = (icao: string, lon: number, rest: object = {}) =>
  [icao, { icao, lat: 0, lon, city: `City ${icao}`, name: "Airport", size: "large", ...rest } as Airport] as const;
const airports = new Map([
  airport("AAAA", 0),
  airport("BBBB", 10, { size: "small", city: "" }),
  airport("CCCC", 20, { size: "medium" }),
]);

const plane = (id: number, rest: Partial<Plane>) =>
  ({ id, airportIcao: "AAAA", destIcao: null, queue: [], ...rest }) as Plane;
const properties = (features: readonly { readonly properties: unknown }[]) => features.map((one) => one.properties);

describe("airports on the map", () => {
  it("have their size and what they are called", () => {
    assert.deepEqual(properties(airportFeatures(airports)), [
      { icao: "AAAA", name: "City AAAA", size: 0 },
      { icao: "BBBB", name: "Airport", size: 2 },
      { icao: "CCCC", name: "City CCCC", size: 1 },
    ]);
  });

  it("stand out where the selected plane gets to, surely or with luck", () => {
    const reach = ({ lon }: Airport) => (lon < 5 ? "sure" : lon < 15 ? "maybe" : "beyond");
    assert.deepEqual(properties(reachFeatures(airports, reach)), [
      { size: 0, reach: "sure" },
      { size: 2, reach: "maybe" },
    ]);
  });

  it("show the jobs of the player's own, and the home also without any", () => {
    const state = { player: { homeIcao: "AAAA" }, market: { airports: [{ icao: "CCCC", openJobs: 1 }] } } as State;
    assert.deepEqual(properties(poolFeatures(state, airports)), [
      { icao: "CCCC", kind: "pool", name: "City CCCC", jobs: "1 job" },
      { icao: "AAAA", kind: "home", name: "City AAAA", jobs: "" },
    ]);
  });

  it("mark the selected one", () => {
    assert.deepEqual(chosenFeatures(airports, "CCCC")[0]?.geometry.coordinates, [20, 0]);
    assert.deepEqual(chosenFeatures(airports, null), []);
    assert.deepEqual(chosenFeatures(airports, "????"), []);
  });
});

describe("ways on the map", () => {
  const flying = plane(1, { destIcao: "BBBB", queue: ["CCCC", "AAAA", "CCCC"] });

  it("are what planes fly now and the queue of the selected one, leg by leg", () => {
    const ways = routeFeatures([flying, plane(2, { destIcao: "CCCC" }), plane(3, {})], airports, 1);
    assert.deepEqual(
      ways.map((way) => way.properties?.kind),
      ["flown", "others", "queued", "queued", "queued"],
    );
    assert.deepEqual(ways[2]?.geometry.coordinates[0]?.map(Math.round), [10, 0]);
    assert.equal(routeFeatures([flying], airports, null).length, 1);
  });

  it("have their stops numbered, all numbers at a place that comes twice", () => {
    assert.deepEqual(properties(stopFeatures(flying, airports)), [
      { icao: "CCCC", numbers: "1 · 3" },
      { icao: "AAAA", numbers: "2" },
    ]);
    assert.deepEqual(stopFeatures(undefined, airports), []);
  });
});

describe("jobs on the map", () => {
  const job = (id: number, destIcao: string, rest: Partial<Package> = {}) =>
    ({ id, status: "open", originIcao: "AAAA", destIcao, payout: 1_200, ...rest }) as Package;
  const jobs = [
    job(1, "BBBB"),
    job(2, "BBBB"),
    job(3, "CCCC"),
    job(4, "AAAA", { originIcao: "CCCC", status: "accepted" }),
  ];

  it("are one way for each place that the open ones lead to, and those picked or pointed at with their pay", () => {
    const ways = jobFeatures(jobs, airports, { originIcao: "AAAA", cart: [3], hinted: 4 });
    assert.deepEqual(properties(ways), [
      { kind: "open", label: "" },
      { kind: "open", label: "" },
      { kind: "picked", label: "1,200\u00a0€" },
      { kind: "hinted", label: "1,200\u00a0€" },
    ]);
  });

  it("are none without an airport", () => {
    assert.deepEqual(jobFeatures(jobs, airports, { originIcao: null, cart: [], hinted: null }), []);
  });
});
