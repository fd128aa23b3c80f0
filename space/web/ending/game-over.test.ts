import assert from "node:assert/strict";
import { test } from "node:test";
import { endingOf } from "./game-over.ts";

test("an active game has no ending, and a won or lost one has its reason", () => {
  assert.equal(endingOf({ status: "active", endReason: null }), null);
  assert.match(endingOf({ status: "won", endReason: "apex-relit" })?.title ?? "", /won/);
  for (const endReason of ["hull-destroyed", "crew-lost", "time-ran-out"] as const) {
    assert.match(endingOf({ status: "lost", endReason })?.title ?? "", /^You lost: /);
  }
});
