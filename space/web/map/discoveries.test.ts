import assert from "node:assert/strict";
import { it } from "node:test";
import { newlyExplored } from "./discoveries.ts";

it("a star explored since the map was last seen is new, and another game's stars are not", () => {
  assert.deepEqual([...newlyExplored(new Set([1, 2]), new Set([1, 2, 7]))], [7]);
  assert.deepEqual([...newlyExplored(new Set([1, 2]), new Set([1]))], []);
  assert.deepEqual([...newlyExplored(undefined, new Set([1, 2]))], []);
  assert.deepEqual([...newlyExplored(new Set([1]), new Set([2, 3, 4, 5, 6]))], []);
});
