import assert from "node:assert/strict";
import { it } from "node:test";
import { newlyExplored } from "./discoveries.ts";

it("stars that were explored since the map was last shown are new, but none at the first look at a game", () => {
  assert.deepEqual([...newlyExplored(new Set([1, 2]), new Set([1, 2, 7]))], [7]);
  assert.deepEqual([...newlyExplored(new Set([1, 2]), new Set([1]))], []);
  assert.deepEqual([...newlyExplored(undefined, new Set([1, 2]))], []);
  assert.deepEqual([...newlyExplored(new Set([1]), new Set([1, 3, 4, 5, 6]))], [3, 4, 5, 6]);
});
