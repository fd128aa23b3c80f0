import assert from "node:assert/strict";
import { test } from "node:test";
import { median, quantile, quantilesOf, quartiles, wilson } from "./statistics.ts";

test("the median is the middle value, or the mean of the two in the middle", () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
});

test("a quantile is the least value that at least this share of the sample does not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.equal(quantile(hundred, 0.5), 50);
  assert.equal(quantile(hundred, 0.99), 99);
  assert.equal(quantile(hundred, 1), 100);
  assert.equal(quantile([7], 0.99), 7);
});

test("quantiles are values that were measured", () => {
  const latencies = Array.from({ length: 1000 }, (_, index) => 1000 - index);
  assert.deepEqual(quantilesOf(latencies), { count: 1000, p50: 500, p99: 990, p999: 999, max: 1000 });
});

test("the interval of a share contains it and stays within 0 and 1", () => {
  const { low, high } = wilson(270, 300);
  assert.ok(Math.abs(low - 0.861) < 0.001 && Math.abs(high - 0.929) < 0.001);
  assert.equal(wilson(0, 300).low, 0);
  assert.ok(Math.abs(wilson(300, 300).high - 1) < 1e-9);
  assert.deepEqual(wilson(0, 0), { low: 0, high: 1 });
});

test("quartiles are values of the sample, whatever its order", () => {
  assert.deepEqual(quartiles([4, 1, 3, 2]), [1, 2, 3]);
  assert.deepEqual(quartiles([7]), [7, 7, 7]);
  assert.equal(quartiles([]), undefined);
});
