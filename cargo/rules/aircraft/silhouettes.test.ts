import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AIRCRAFT } from "./aircraft.ts";
import { outlineOf, SILHOUETTE_OF_MODEL, SILHOUETTES, silhouetteOf } from "./silhouettes.ts";

describe("silhouettes", () => {
  it("each type has a silhouette, each silhouette a type, and a Cessna does not look like a 747", () => {
    assert.deepEqual(
      Object.keys(SILHOUETTE_OF_MODEL),
      AIRCRAFT.map(({ id }) => id),
    );
    assert.deepEqual(new Set(Object.values(SILHOUETTE_OF_MODEL)), new Set(SILHOUETTES));
    assert.notEqual(outlineOf(silhouetteOf("C208")).body, outlineOf(silhouetteOf("B744")).body);
  });

  it("a silhouette fits its box and is symmetric", () => {
    for (const silhouette of SILHOUETTES) {
      const { body, tail } = outlineOf(silhouette);
      const points = [...(body + tail).matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      for (const [x = 0, y = 0] of points) assert.ok(x >= 0 && x <= 24 && y >= 0 && y <= 24, `${silhouette} ${x} ${y}`);
      const sum = points.reduce((total, [x = 0]) => total + x - 12, 0);
      assert.ok(Math.abs(sum) < 0.1, `${silhouette} leans by ${sum}`);
    }
  });
});
