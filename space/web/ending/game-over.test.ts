import assert from "node:assert/strict";
import { test } from "node:test";
import { bestText, endingOf } from "./game-over.ts";

test("an active game has no ending, and a won or lost one has its reason", () => {
  assert.equal(endingOf({ status: "active", endReason: null }), null);
  assert.match(endingOf({ status: "won", endReason: "apex-relit" })?.title ?? "", /won/);
  for (const endReason of ["hull-destroyed", "crew-lost", "time-ran-out"] as const) {
    assert.match(endingOf({ status: "lost", endReason })?.title ?? "", /^You lost: /);
  }
});

test("a score is compared with the finished games of the player", () => {
  const archive = (status: "active" | "won" | "lost", score: number) => ({ status, score });
  assert.equal(bestText(900, [archive("active", 5_000)]), "");
  assert.equal(bestText(900, [archive("won", 2_310), archive("lost", 400)]), "Your best so far: 2,310");
  assert.equal(bestText(2_310, [archive("won", 2_310)]), "The best of your games so far");
});
