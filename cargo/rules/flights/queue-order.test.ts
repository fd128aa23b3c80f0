import assert from "node:assert/strict";
import { it } from "node:test";
import { withMoved } from "./queue-order.ts";

it("a stop is moved forward or back, and not beyond the ends", () => {
  assert.deepEqual(withMoved(["A", "B", "C"], 0, 2), ["B", "C", "A"]);
  assert.deepEqual(withMoved(["A", "B", "C"], 2, 0), ["C", "A", "B"]);
  assert.deepEqual(withMoved(["A"], 3, 0), ["A"]);
  assert.deepEqual(withMoved(["A", "B"], 0, -1), ["A", "B"]);
  assert.deepEqual(withMoved(["A", "B"], 1, 2), ["A", "B"]);
});
