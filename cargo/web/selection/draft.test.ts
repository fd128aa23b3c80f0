import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lapOf, withStop, withStopMoved } from "./draft.ts";

describe("a route that is planned", () => {
  it("a stop is added at the end, not twice in a row, and not beyond the limit", () => {
    assert.deepEqual(withStop(["EDDF"], "EDDM", 12), ["EDDF", "EDDM"]);
    assert.deepEqual(withStop(["EDDF"], "EDDF", 12), ["EDDF"]);
    assert.deepEqual(withStop(["EDDF", "EDDM"], "EDDF", 2), ["EDDF", "EDDM"]);
  });

  it("a stop moves to another airport each time that it occurs, and becomes one with an equal neighbor", () => {
    assert.deepEqual(withStopMoved(["A", "B", "A", "C"], "A", "D"), ["D", "B", "D", "C"]);
    assert.deepEqual(withStopMoved(["A", "B", "C"], "B", "C"), ["A", "C"]);
  });

  it("the lap of a loop ends where it starts", () => {
    assert.deepEqual(lapOf(["A", "B", "C"], true), ["A", "B", "C", "A"]);
    assert.deepEqual(lapOf(["A", "B", "C"], false), ["A", "B", "C"]);
    assert.deepEqual(lapOf(["A"], true), ["A"]);
  });
});
