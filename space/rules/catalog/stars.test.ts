import assert from "node:assert/strict";
import { test } from "node:test";
import { STAR_CLASSES, STARS, type StarClass, starClassAt } from "./stars.ts";

/** weight, data, fuel, supplies, alloy, chance of exotics in percent, hazard */
const TABLE: Readonly<Record<StarClass, readonly number[]>> = {
  M: [40, 8, 5, 4, 10, 12, 0],
  K: [20, 9, 6, 8, 10, 12, 0],
  G: [12, 10, 6, 10, 8, 12, 0],
  F: [8, 11, 7, 7, 9, 15, 1],
  A: [5, 12, 8, 3, 9, 18, 1],
  B: [3, 15, 9, 1, 11, 30, 2],
  O: [1, 20, 10, 0, 13, 50, 3],
  "white-dwarf": [6, 12, 3, 2, 15, 25, 1],
  "red-giant": [3, 13, 9, 2, 11, 22, 1],
  "neutron-star": [1, 19, 2, 0, 14, 60, 3],
  "black-hole": [1, 25, 0, 0, 8, 80, 4],
};

for (const starClass of Object.keys(TABLE) as StarClass[]) {
  test(`[GAL6][EXP2] class ${starClass} has the figures of the table`, () => {
    const { weight, data, fuel, supplies, alloy, exoticPercent, hazard } = STARS[starClass];
    assert.deepEqual([weight, data, fuel, supplies, alloy, exoticPercent, hazard], TABLE[starClass]);
  });
}

test("[GAL6] the weights add up to 100, and there are no other classes", () => {
  assert.deepEqual(STAR_CLASSES, Object.keys(TABLE));
  assert.equal(
    STAR_CLASSES.reduce((sum, starClass) => sum + STARS[starClass].weight, 0),
    100,
  );
});

test("[GAL6] a class covers a share of [0, 1) equal to its weight", () => {
  const edges: readonly [first: number, last: number, starClass: StarClass][] = [
    [0, 0.3999, "M"],
    [0.4, 0.5999, "K"],
    [0.6, 0.7199, "G"],
    [0.7201, 0.7999, "F"],
    [0.8001, 0.8499, "A"],
    [0.8501, 0.8799, "B"],
    [0.8801, 0.8899, "O"],
    [0.8901, 0.9499, "white-dwarf"],
    [0.9501, 0.9799, "red-giant"],
    [0.9801, 0.9899, "neutron-star"],
    [0.9901, 0.999999, "black-hole"],
  ];
  for (const [first, last, starClass] of edges) {
    assert.equal(starClassAt(first), starClass, `${first}`);
    assert.equal(starClassAt(last), starClass, `${last}`);
  }
});
