import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Airport } from "../../airports.ts";
import type { Home, Package, Plane, State } from "../../api.ts";
import {
  airportFeatures,
  chosenFeatures,
  draftFeatures,
  homeFeatures,
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
  it("each airport on the map has a size and a name", () => {
    assert.deepEqual(properties(airportFeatures(airports)), [
      { icao: "AAAA", name: "City AAAA", size: 0 },
      { icao: "BBBB", name: "Airport", size: 2 },
      { icao: "CCCC", name: "City CCCC", size: 1 },
    ]);
  });

  it("each home airport is a dot with a name that can be picked", () => {
    const [feature] = homeFeatures([{ icao: "AAAA", city: "City AAAA", lat: 1, lon: 2 } as Home]);
    assert.deepEqual(feature?.geometry.coordinates, [2, 1]);
    assert.deepEqual(feature?.properties, { icao: "AAAA", kind: "home", isBase: false, name: "City AAAA", jobs: "" });
  });

  it("each airport within reach of the selected plane says in which wind it is", () => {
    const reach = ({ lon }: Airport) => (lon < 5 ? "sure" : lon < 15 ? "maybe" : "beyond");
    assert.deepEqual(properties(reachFeatures(airports, reach)), [
      { size: 0, reach: "sure" },
      { size: 2, reach: "maybe" },
    ]);
  });

  it("airports have a number of jobs where the player sees them, home and bases are always marked", () => {
    const market = { airports: [{ icao: "CCCC", openJobs: 1 }] };
    const state = { player: { homeIcao: "AAAA" }, bases: [{ icao: "BBBB" }], market } as State;
    assert.deepEqual(properties(poolFeatures(state, airports)), [
      { icao: "CCCC", kind: "pool", isBase: false, name: "City CCCC", jobs: "1 job" },
      { icao: "AAAA", kind: "home", isBase: false, name: "City AAAA", jobs: "" },
      { icao: "BBBB", kind: "pool", isBase: true, name: "Airport", jobs: "" },
    ]);
  });

  it("a selected airport has a mark", () => {
    assert.deepEqual(chosenFeatures(airports, "CCCC")[0]?.geometry.coordinates, [20, 0]);
    assert.deepEqual(chosenFeatures(airports, null), []);
    assert.deepEqual(chosenFeatures(airports, "????"), []);
  });
});

describe("routes on the map", () => {
  const flying = plane(1, { destIcao: "BBBB", queue: ["CCCC", "AAAA", "CCCC"] });

  it("the routes on the map are the current legs of all planes, and the queue of the selected one leg by leg", () => {
    const ways = routeFeatures([flying, plane(2, { destIcao: "CCCC" }), plane(3, {})], airports, 1);
    assert.deepEqual(
      ways.map((way) => way.properties?.kind),
      ["flown", "others", "queued", "queued", "queued"],
    );
    assert.deepEqual(ways[2]?.geometry.coordinates[0]?.map(Math.round), [10, 0]);
    assert.equal(routeFeatures([flying], airports, null).length, 1);
  });

  it("a planned loop is drawn back to its start", () => {
    const draft = { stops: ["AAAA", "BBBB", "CCCC"], isLoop: true };
    assert.equal(draftFeatures(draft, airports).length, 3);
    assert.equal(draftFeatures({ ...draft, isLoop: false }, airports).length, 2);
  });

  it("the stops of a route are numbered, with all numbers at an airport that is queued twice", () => {
    assert.deepEqual(properties(stopFeatures(flying.queue, airports)), [
      { icao: "CCCC", numbers: "1 · 3" },
      { icao: "AAAA", numbers: "2" },
    ]);
    assert.deepEqual(stopFeatures([], airports), []);
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

  it("the map draws a route to each destination of open jobs, the legs of the cart with their pay, and the highlighted job's route", () => {
    const cart = { cart: [1, 2, 3], cartRoute: ["AAAA", "BBBB", "CCCC", "AAAA"] };
    const ways = jobFeatures(jobs, airports, { originIcao: "AAAA", ...cart, hinted: 4 });
    assert.deepEqual(properties(ways), [
      { kind: "open", label: "" },
      { kind: "open", label: "" },
      { kind: "picked", label: "2,400\u00a0€" },
      { kind: "picked", label: "1,200\u00a0€" },
      { kind: "picked", label: "" },
      { kind: "hinted", label: "1,200\u00a0€" },
    ]);
    assert.deepEqual(ways[3]?.geometry.coordinates[0]?.map(Math.round), [10, 0]);
  });

  it("no routes of jobs are drawn if no airport is selected", () => {
    assert.deepEqual(jobFeatures(jobs, airports, { originIcao: null, cart: [], cartRoute: [], hinted: null }), []);
  });
});
