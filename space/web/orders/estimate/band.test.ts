import assert from "node:assert/strict";
import { test } from "node:test";
import { bandPosition, bandRange } from "./band.ts";

test("the position of a ratio on the meter grows with the ratio and stays between 0 and 1", () => {
  assert.equal(bandPosition(0), 0);
  assert.equal(bandPosition(0.5), 1 / 7);
  assert.equal(bandPosition(1), 3 / 7);
  assert.equal(bandPosition(99), 1);
  const places = [0, 0.2, 0.6, 0.99, 1.2, 1.5, 2, 3].map(bandPosition);
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );
});

test("a band shows the ratios it covers", () => {
  assert.equal(bandRange("critical"), "0.00 to 0.49");
  assert.equal(bandRange("nominal"), "1.00 to 1.34");
  assert.equal(bandRange("overdrive"), "from 2.50");
});
