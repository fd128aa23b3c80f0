import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { routeStatus } from "./route-text.ts";

describe("routes in words", () => {
  it("the status of a stopped plane gives the reason and offers to resume", () => {
    assert.deepEqual(routeStatus({ status: "stopped", reason: "beyond-tank" }), {
      tone: "bad",
      text: "Stopped: the next stop is out of range",
      isResumable: true,
    });
    assert.equal(routeStatus({ status: "active" }).isResumable, false);
    assert.match(routeStatus({ status: "suspended" }).text, /by hand/);
  });
});
