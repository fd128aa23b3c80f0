import assert from "node:assert/strict";
import { it } from "node:test";
import type { GameOverview } from "../api.ts";
import { gameText } from "./game-text.ts";

const game: GameOverview = {
  watchId: "Wat-12_34xyz",
  name: "Ship of Norrun",
  seed: 7,
  difficulty: "standard",
  daily: null,
  listed: true,
  clean: true,
  rulesVersion: 2,
  turn: 31,
  limit: 200,
  status: "active",
  ending: null,
  score: 120,
  createdAt: "2026-11-22T00:00:00.000Z",
  lastCommandAt: "2026-11-22T00:00:00.000Z",
};

it("the line of a game in a list has its points, and its turn while it runs", () => {
  assert.equal(gameText(game), "Turn 31 of 200, 120 points, standard, seed 7");
  assert.equal(gameText({ ...game, limit: null, difficulty: "sandbox" }), "Turn 31, 120 points, sandbox, seed 7");
  assert.equal(gameText({ ...game, status: "won", score: 2_310 }), "Won, 2,310 points, standard, seed 7");
  assert.equal(gameText({ ...game, daily: "2026-11-22" }), "Turn 31 of 200, 120 points, daily game of 2026-11-22");
});
