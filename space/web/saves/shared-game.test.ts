import assert from "node:assert/strict";
import { test } from "node:test";
import { SEED_LIMIT } from "../../rules/values/limits.ts";
import { seedOf, sharedGame, shareLink } from "./shared-game.ts";

test("the address of a shared galaxy gives its seed and difficulty back", () => {
  const link = shareLink("http://ship:4100", { seed: 7, difficulty: "hard" });
  assert.equal(link, "http://ship:4100/games?seed=7&difficulty=hard");
  assert.deepEqual(sharedGame(new URL(link).search), { seed: 7, difficulty: "hard" });
});

test("an unknown difficulty becomes standard, and without a seed nothing is shared", () => {
  assert.deepEqual(sharedGame("?seed=12&difficulty=nightmare"), { seed: 12, difficulty: "standard" });
  for (const search of ["", "?difficulty=hard", "?seed=", "?seed=-1", "?seed=1e9", "?seed=abc"]) {
    assert.equal(sharedGame(search), null, search);
  }
});

test("a seed is an integer up to the largest that the rules accept", () => {
  assert.equal(seedOf("  42 "), 42);
  assert.equal(seedOf(""), null);
  assert.equal(seedOf(String(SEED_LIMIT)), SEED_LIMIT);
  assert.equal(seedOf("9007199254740992"), undefined);
  for (const text of ["4.2", "-4", "x", "12345678901234567"]) assert.equal(seedOf(text), undefined, text);
});
