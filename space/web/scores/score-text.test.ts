import assert from "node:assert/strict";
import { it } from "node:test";
import { scoreText } from "./score-text.ts";

const score = {
  score: 1_900,
  turn: 143,
  ending: "long-watch",
  difficulty: "hard",
  daily: null,
  finishedAt: "2026-11-23T01:00:00.000Z",
  watchId: null,
} as const;

it("the line of a score says when and how the game was won", () => {
  assert.equal(scoreText(score), "Turn 143, long watch, hard, 23 Nov 2026");
  assert.equal(scoreText({ ...score, daily: "2026-11-22" }), "Turn 143, long watch, hard, daily game of 22 Nov 2026");
});
