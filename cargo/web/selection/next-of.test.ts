import assert from "node:assert/strict";
import { test } from "node:test";
import { nextOf } from "./next-of.ts";

test("each click at a place with several planes selects the next one", () => {
  assert.deepEqual([nextOf([4, 5], null), nextOf([4, 5], 4), nextOf([4, 5], 5), nextOf([], 1)], [4, 5, 4, undefined]);
});
