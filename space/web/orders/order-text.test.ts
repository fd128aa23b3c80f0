import assert from "node:assert/strict";
import { test } from "node:test";
import { fatigueText } from "./order-text.ts";

test("each step of fatigue has its own word", () => {
  assert.deepEqual([0, 49, 50, 79, 80, 100].map(fatigueText), [
    "fresh",
    "fresh",
    "tired, power × 0.8",
    "tired, power × 0.8",
    "exhausted, power × 0.55",
    "exhausted, power × 0.55",
  ]);
});
