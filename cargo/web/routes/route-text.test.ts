import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lapOf, routeStatus, withStop } from "./route-text.ts";

describe("routes in words", () => {
  it("a stopped plane says why, and offers to resume", () => {
    assert.deepEqual(routeStatus({ status: "stopped", reason: "beyond-tank" }), {
      tone: "bad",
      text: "Stopped: the next stop is out of range",
      isResumable: true,
    });
    assert.equal(routeStatus({ status: "active" }).isResumable, false);
    assert.match(routeStatus({ status: "suspended" }).text, /by hand/);
  });

  it("a stop is added at the end, not twice in a row, and not beyond the limit", () => {
    assert.deepEqual(withStop(["EDDF"], "EDDM", 12), ["EDDF", "EDDM"]);
    assert.deepEqual(withStop(["EDDF"], "EDDF", 12), ["EDDF"]);
    assert.deepEqual(withStop(["EDDF", "EDDM"], "EDDF", 2), ["EDDF", "EDDM"]);
  });

  it("a loop is drawn back to its start", () => {
    assert.deepEqual(lapOf(["A", "B", "C"], true), ["A", "B", "C", "A"]);
    assert.deepEqual(lapOf(["A", "B", "C"], false), ["A", "B", "C"]);
    assert.deepEqual(lapOf(["A"], true), ["A"]);
  });
});
