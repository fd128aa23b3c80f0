import assert from "node:assert/strict";
import { test } from "node:test";
import { seededRandom } from "./random.ts";

const some = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1000 }, () => random.integer(-2, 3));
};

test("the same seed gives the same choices, another seed others", () => {
  assert.deepEqual(some(5), some(5));
  assert.notDeepEqual(some(5), some(6));
});

test("integers reach both ends and nothing beyond", () => {
  assert.deepEqual(
    [...new Set(some(1))].sort((a, b) => a - b),
    [-2, -1, 0, 1, 2, 3],
  );
});
