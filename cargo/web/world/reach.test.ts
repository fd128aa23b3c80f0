import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import { reachFrom, ringFeatures, ringsOf } from "./reach.ts";

const FRANKFURT = { lat: 50.03, lon: 8.57 };
const east = (km: number) => ({ lat: 0, lon: km / 111.195 });

describe("the rings of a plane", () => {
  it("a plane's rings are for the best wind, still air and the worst wind, farthest first", () => {
    const rings = ringsOf("C208");
    assert.deepEqual(
      rings.map(({ windFactor }) => windFactor),
      [0.8, 1, 1.2],
    );
    assert.deepEqual(
      rings.map(({ km }) => Math.round(km)),
      [1501, 1201, 1001],
    );
  });

  it("a plane's rings are labelled with wind and distance", () => {
    const features = ringFeatures({ from: FRANKFURT, modelId: "C208" });
    assert.deepEqual(
      features.map(({ properties }) => properties?.label),
      ["best wind · 1,500 km", "still air · 1,200 km", "worst wind · 1,000 km"],
    );
    const [lon = 0, lat = 0] = features[2]?.geometry.coordinates[20] ?? [];
    assert.equal(Math.round(distanceKm(FRANKFURT, { lon, lat })), 1001);
  });

  it("a plane of an unknown type has no rings", () => {
    assert.deepEqual(ringsOf("none"), []);
  });
});

it("airports are within reach in any wind, in a favourable wind, or beyond", () => {
  const reach = reachFrom({ from: { lat: 0, lon: 0 }, modelId: "C208" });
  assert.deepEqual(
    [0, 990, 1_100, 1_490, 1_510].map((km) => reach(east(km))),
    ["sure", "sure", "maybe", "maybe", "beyond"],
  );
});
