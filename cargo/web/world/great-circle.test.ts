import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import { circleAround, fixAt, greatCircle, unwrapped, wrapped } from "./great-circle.ts";

const FRANKFURT = { lat: 50.03, lon: 8.57 };
const TOKYO = { lat: 35.55, lon: 139.78 };
const ANCHORAGE = { lat: 61.17, lon: -149.99 };

const about = (value: number | undefined, expected: number, within: number) =>
  assert.ok(Math.abs((value ?? Number.NaN) - expected) <= within, `${value} is not ${expected} ± ${within}`);

describe("a great circle", () => {
  it("a great circle leads from one place to the other on the shortest route", () => {
    const line = greatCircle(FRANKFURT, TOKYO);
    about(line[0]?.[0], FRANKFURT.lon, 1e-9);
    about(line.at(-1)?.[0], TOKYO.lon, 1e-9);
    const places = line.map(([lon = 0, lat = 0]) => ({ lon, lat }));
    const length = places.slice(1).reduce((sum, place, index) => sum + distanceKm(places[index] ?? place, place), 0);
    about(length, distanceKm(FRANKFURT, TOKYO), 0.01);
    assert.ok(Math.max(...places.map(({ lat }) => lat)) > 60, "it passes by the north");
  });

  it("a great circle continues beyond 180 degrees over the antimeridian, either way", () => {
    for (const line of [greatCircle(TOKYO, ANCHORAGE), greatCircle(ANCHORAGE, TOKYO)]) {
      for (const [index, [lon = 0]] of line.entries()) about(lon, line[index - 1]?.[0] ?? lon, 10);
    }
    about(greatCircle(TOKYO, ANCHORAGE).at(-1)?.[0], 360 - 149.99, 1e-9);
    about(greatCircle(ANCHORAGE, TOKYO).at(-1)?.[0], 139.78 - 360, 1e-9);
  });

  it("the great circle of a short flight has two points", () => {
    assert.equal(greatCircle(FRANKFURT, { lat: 50.1, lon: 8.6 }).length, 2);
  });
});

describe("a plane on its way", () => {
  it("a flying plane has a position and a heading along its route", () => {
    const equator = fixAt({ lat: 0, lon: 170 }, { lat: 0, lon: -170 }, 0.75);
    about(equator.lon, -175, 1e-9);
    about(equator.heading, 90, 1e-6);
    about(fixAt({ lat: 0, lon: 0 }, { lat: 40, lon: 0 }, 0.5).heading, 0, 1e-6);
    about(fixAt({ lat: 40, lon: 0 }, { lat: 0, lon: 0 }, 0.5).heading, 180, 1e-6);
    about(fixAt({ lat: 0, lon: 20 }, { lat: 0, lon: 0 }, 1).heading, 270, 1e-6);
    const start = fixAt(FRANKFURT, TOKYO, 0);
    assert.ok(start.heading > 20 && start.heading < 60, "it sets out to the north-east");
    const end = fixAt(FRANKFURT, TOKYO, 1);
    assert.ok(end.heading > 120 && end.heading < 180, "it comes in from the north-west");
  });
});

describe("a circle", () => {
  it("a circle is closed, with all points at its distance", () => {
    const circle = circleAround(FRANKFURT, 1_000);
    for (const [lon = 0, lat = 0] of circle) about(distanceKm(FRANKFURT, { lon, lat }), 1_000, 1e-6);
    about(circle.at(-1)?.[0], circle[0]?.[0] ?? 0, 1e-9);
  });

  it("a circle across the antimeridian has no jump", () => {
    const circle = circleAround({ lat: -17, lon: 178 }, 1_500);
    for (const [index, [lon = 0]] of circle.entries()) about(lon, circle[index - 1]?.[0] ?? lon, 20);
    assert.ok(circle.some(([lon = 0]) => lon > 180));
  });

  it("a circle around a pole runs once around the world", () => {
    const circle = circleAround({ lat: 80, lon: 20 }, 3_000);
    about(Math.abs((circle.at(-1)?.[0] ?? 0) - (circle[0]?.[0] ?? 0)), 360, 1e-9);
  });
});

it("longitudes of a line are made continuous, and single ones are brought into −180 to 180 degrees", () => {
  assert.deepEqual(
    unwrapped([
      [190, 0],
      [170, 0],
      [20, 0],
    ]).map(([lon]) => lon),
    [-170, -190, 20 - 360],
  );
  assert.deepEqual([wrapped(540), wrapped(-190), wrapped(45)], [-180, 170, 45]);
});
