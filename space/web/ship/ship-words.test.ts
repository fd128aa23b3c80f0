import assert from "node:assert/strict";
import { it } from "node:test";
import { hullWord } from "./ship-words.ts";

it("the word for the hull says below 40 that every team has less power", () => {
  assert.deepEqual([100, 99.5, 74.9, 49.9, 40, 39.9, 24.9].map(hullWord), [
    "Intact",
    "Scratched",
    "Damaged (a patch restores 25)",
    "Badly damaged: build a patch",
    "Badly damaged: build a patch",
    "Badly damaged, team power × 0.9: build a patch",
    "Failing, team power × 0.9: build a patch now",
  ]);
});
