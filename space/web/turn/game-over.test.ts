import assert from "node:assert/strict";
import { test } from "node:test";
import { endingOf } from "./game-over.ts";

test("a game that is played has no ending; a won and a lost one say why", () => {
  assert.equal(endingOf({ status: "active", endReason: null }), null);
  assert.match(endingOf({ status: "won", endReason: "apex-relit" })?.title ?? "", /won/);
  for (const endReason of ["hull-destroyed", "crew-lost", "time-ran-out"] as const) {
    assert.match(endingOf({ status: "lost", endReason })?.title ?? "", /^You lost: /);
  }
});
