import assert from "node:assert/strict";
import { test } from "node:test";
import type { Topology } from "topojson-client";
import { landOf, textOf } from "./land.ts";

/** Two countries that share the meridian of 10° E, and an island across the antimeridian; arcs as TopoJSON has them. */
const topology = {
  type: "Topology",
  arcs: [
    [
      [10, 0],
      [10, 5],
    ],
    [
      [10, 5],
      [5, 5],
      [5, 0],
      [10, 0],
    ],
    [
      [10, 5],
      [15, 5],
      [15, 0],
      [10, 0],
    ],
    [
      [178, 10],
      [178, 12],
      [-178, 12],
      [-178, 10],
      [178, 10],
    ],
  ],
  objects: {
    countries: {
      type: "GeometryCollection",
      geometries: [
        { type: "Polygon", arcs: [[0, 1]] },
        { type: "Polygon", arcs: [[~2, ~0]] },
      ],
    },
    land: {
      type: "GeometryCollection",
      geometries: [{ type: "MultiPolygon", arcs: [[[3]]] }],
    },
  },
} as unknown as Topology;

test("a border between two countries is stored once, in steps of hundredths of a degree", () => {
  assert.deepEqual(landOf(topology).borders, [[1_000, 0, 0, 500]]);
});

test("land across the antimeridian is cut there, so that no edge runs around the world", () => {
  const { land } = landOf(topology);
  assert.equal(land.length, 2);
  for (const [ring = []] of land) {
    const longitudes = ring.filter((_, index) => index % 2 === 0);
    let [x, least, greatest] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const step of longitudes) {
      x += step;
      [least, greatest] = [Math.min(least, x), Math.max(greatest, x)];
    }
    assert.equal(greatest - least, 200);
    assert.ok(Math.abs(least) === 18_000 || Math.abs(greatest) === 18_000);
  }
});

test("the file has one line per polygon and border", () => {
  const text = textOf({ land: [[[0, 0, 1, 1]]], borders: [[5, 5, 1, 0]] });
  assert.equal(text, '{"land":[\n[[0,0,1,1]]\n],"borders":[\n[5,5,1,0]\n]}\n');
});
