import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Airport } from "../../airports.ts";
import type { State } from "../../api.ts";
import { flightsOf, flyingFeatures, pictureEveryMs, standingFeatures, trailFeatures } from "./plane-features.ts";

const airport = (icao: string, lat: number, lon: number) => [icao, { icao, lat, lon, city: icao } as Airport] as const;
const airports = new Map([airport("AAAA", 0, 170), airport("BBBB", 0, -170)]);

const ground = { destIcao: null, departureSimTime: null, arrivalSimTime: null };
const world = {
  planes: [
    { id: 1, name: "D-ONE", airportIcao: "AAAA", destIcao: "BBBB", departureSimTime: 1_000, arrivalSimTime: 2_000 },
    { id: 2, name: "D-TWO", airportIcao: "AAAA", ...ground },
    { id: 3, name: "D-TRE", airportIcao: "AAAA", ...ground },
  ],
  market: {
    planes: [
      { id: 7, ownerName: "amy", originIcao: "BBBB", destIcao: "AAAA", departureSimTime: 0, arrivalSimTime: 4_000 },
      { id: 8, ownerName: "amy", originIcao: "AAAA", ...ground },
      { id: 9, ownerName: "bert", originIcao: "????", ...ground },
    ],
  },
} as unknown as State;

describe("flying planes", () => {
  const flights = flightsOf(world, airports, 1);

  it("the flying planes include those of other players and distinguish the selected one", () => {
    assert.deepEqual(
      flights.map(({ id, kind, name }) => [id, kind, name]),
      [
        [7, "other", "amy"],
        [1, "selected", "D-ONE"],
      ],
    );
    assert.equal(flightsOf(world, airports, 2)[1]?.kind, "own");
  });

  it("flying planes move with the clock, also across the antimeridian, and wait at the end of their flight", () => {
    const at = (simTime: number) => flyingFeatures(flights, simTime)[1]?.geometry.coordinates[0] ?? 0;
    assert.ok(Math.abs(Math.abs(at(1_500)) - 180) < 1e-6);
    assert.ok(Math.abs(at(9_000) + 170) < 1e-6);
    assert.equal(flyingFeatures(flights, 1_500)[1]?.properties?.way, "AAAA → BBBB");
  });

  it("the trail of the selected plane ends where it flies, and only it has one", () => {
    const [trail, ...others] = trailFeatures(flights, 1_500);
    assert.deepEqual(others, []);
    assert.ok(Math.abs(Math.abs(trail?.geometry.coordinates.at(-1)?.[0] ?? 0) - 180) < 0.01);
    assert.deepEqual(trailFeatures(flights, 1_000), []);
  });

  it("flying planes are redrawn when the movement is visible, between 1 and 12.5 times a second", () => {
    assert.equal(pictureEveryMs([], 24, 10), 1_000);
    assert.equal(pictureEveryMs(flights, 24, 0.001), 80);
    const [flight] = flights;
    assert.ok(flight !== undefined);
    // 1,000 km an hour, 24 times as fast: 6.7 km a second.
    const jet = { ...flight, from: flight.from, departure: 0, arrival: 3_600_000 * 2.2239 };
    const every = pictureEveryMs([jet], 24, 2);
    assert.ok(every > 170 && every < 190, `${every}`);
  });
});

describe("planes on the ground", () => {
  it("the planes on the ground at an airport share one point, with their number", () => {
    const features = standingFeatures(world, airports, 3).map(({ properties }) => properties);
    assert.deepEqual(features, [
      { icao: "AAAA", kind: "other", shape: "narrow", ids: "8", name: "amy", count: "" },
      { icao: "AAAA", kind: "selected", shape: "narrow", ids: "2 3", name: "D-TWO, D-TRE", count: "2" },
    ]);
  });

  it("planes on the ground are counted instead of named if there are many", () => {
    const many = {
      ...world,
      planes: [1, 2, 3, 4].map((id) => ({ id, name: `D-${id}`, airportIcao: "AAAA", ...ground })),
    } as unknown as State;
    assert.equal(standingFeatures(many, airports, null).at(-1)?.properties?.name, "4 planes");
  });
});
