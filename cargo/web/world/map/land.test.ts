import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { landFeatures, type PackedLand } from "./land.ts";

it("the steps of the land file are added up to points in degrees", () => {
  const [land, border] = landFeatures({ land: [[[1000, 500, 100, 0, 0, 100, -100, -100]]], borders: [[-50, 0, 1, 2]] });
  assert.deepEqual(land?.geometry, {
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [10, 5],
          [11, 5],
          [11, 6],
          [10, 5],
        ],
      ],
    ],
  });
  assert.deepEqual(border?.geometry, {
    type: "MultiLineString",
    coordinates: [
      [
        [-0.5, 0],
        [-0.49, 0.02],
      ],
    ],
  });
});

it("the land of the world has closed rings with valid coordinates", () => {
  const packed: PackedLand = JSON.parse(readFileSync(new URL("../land.json", import.meta.url), "utf8"));
  const [land] = landFeatures(packed);
  assert.ok(land?.geometry.type === "MultiPolygon");
  for (const ring of land.geometry.coordinates.flat()) {
    assert.deepEqual(ring.at(-1), ring[0]);
    assert.ok(ring.every(([lon = 999, lat = 999]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90));
  }
});
