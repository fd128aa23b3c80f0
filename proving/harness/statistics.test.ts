import assert from "node:assert/strict";
import { test } from "node:test";
import { quartiles, wilson } from "./statistics.ts";

test("the interval of a share lies around it and within 0 and 1", () => {
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
