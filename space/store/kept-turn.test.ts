import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame, aSeededGame } from "../testing/a-game.ts";
import { done, explore } from "../testing/play.ts";
import { gameOfKept, keptTurn } from "./kept-turn.ts";

test("[SAVE5] a kept turn start and the systems of the galaxy give the same game", () => {
  for (const game of [aSeededGame(7).build(), done(aGame().build(), explore()).game]) {
    assert.deepEqual(gameOfKept(JSON.parse(JSON.stringify(keptTurn(game))), game.systems), game);
  }
});

test("[SAVE5] a kept turn start lists only systems that were visited or have a fragment", () => {
  const game = done(aSeededGame(7).build(), explore()).game;
  const touched = game.systems.filter(({ visits, arrivals, fragment }) => visits + arrivals > 0 || fragment);
  assert.deepEqual(
    keptTurn(game).systems.map(({ id }) => id),
    touched.map(({ id }) => id),
  );
});

test("[SAVE5] a state without a list of systems is not a kept turn start", () => {
  const { systems: _systems, ...rest } = aGame().build();
  assert.equal(gameOfKept(rest as never, aGame().build().systems), undefined);
});
