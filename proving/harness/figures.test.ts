import assert from "node:assert/strict";
import { test } from "node:test";
import { median, quantile, ratios, spread } from "./figures.ts";

test("the median is the middle round, or the mean of the two in the middle", () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test("a quantile is the least value that so large a share does not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.equal(quantile(hundred, 0.5), 50);
  assert.equal(quantile(hundred, 0.99), 99);
  assert.equal(quantile(hundred, 1), 100);
  assert.equal(quantile([7], 0.99), 7);
});

test("the spread names the median, the least and the greatest round", () => {
  assert.equal(spread([8071, 7900, 8200]), "8,071 (7,900–8,200)");
  assert.equal(spread([0.5, 0.61, 0.55], 2), "0.55 (0.50–0.61)");
});

test("ratios compare the rounds one by one", () => {
  assert.deepEqual(ratios([5, 6], [10, 10]), [0.5, 0.6]);
});
