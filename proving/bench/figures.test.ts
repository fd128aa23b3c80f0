import assert from "node:assert/strict";
import { test } from "node:test";
import { median, ratios, spread } from "./figures.ts";

test("the median is the middle round, or the mean of the two in the middle", () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test("the spread names the median, the least and the greatest round", () => {
  assert.equal(spread([8071, 7900, 8200]), "8,071 (7,900–8,200)");
  assert.equal(spread([0.5, 0.61, 0.55], 2), "0.55 (0.50–0.61)");
});

test("ratios compare the rounds one by one", () => {
  assert.deepEqual(ratios([5, 6], [10, 10]), [0.5, 0.6]);
});
