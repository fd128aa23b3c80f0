import assert from "node:assert/strict";
import { it } from "node:test";
import { newlyExplored } from "./discoveries.ts";

it("a star that was explored since the map was last shown is new, and the stars of another game are not", () => {
  assert.deepEqual([...newlyExplored(new Set([1, 2]), new Set([1, 2, 7]))], [7]);
  assert.deepEqual([...newlyExplored(new Set([1, 2]), new Set([1]))], []);
  assert.deepEqual([...newlyExplored(undefined, new Set([1, 2]))], []);
  assert.deepEqual([...newlyExplored(new Set([1]), new Set([2, 3, 4, 5, 6]))], []);
});
