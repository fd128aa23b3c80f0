import assert from "node:assert/strict";
import { test } from "node:test";
import { demandOf, supplyOf, usedSlotsOf } from "../game/effects.ts";
import { SKILLS } from "../game/game.ts";
import { violations } from "../save/invariants.ts";
import { DIFFICULTIES, SEED_LIMIT } from "../values/limits.ts";
import { newGame } from "./start.ts";

test("[SAVE2] hard has 170 turns, standard 200, relaxed 240, the sandbox no limit", () => {
  assert.deepEqual(DIFFICULTIES, { hard: 170, standard: 200, relaxed: 240, sandbox: null });
  for (const difficulty of ["hard", "standard", "relaxed", "sandbox"] as const) {
    const { game } = newGame(1, difficulty);
    assert.deepEqual([game.difficulty, game.limit], [difficulty, DIFFICULTIES[difficulty]]);
  }
});

test("[SAVE2] seeds range from 0 to 2^53 − 1", () => {
  assert.equal(SEED_LIMIT, 9_007_199_254_740_991);
  assert.deepEqual(violations(newGame(0, "standard").game), []);
  assert.deepEqual(violations(newGame(SEED_LIMIT, "standard").game), []);
  assert.notDeepEqual(newGame(SEED_LIMIT, "hard").game.systems, newGame(SEED_LIMIT - 1, "hard").game.systems);
});

test("[SAVE3] a new game has 120 credits, 30 fuel, 40 alloy, 60 supplies, 12 data and hull 100, on turn 0", () => {
  const { game } = newGame(7, "standard");
  assert.deepEqual(game.resources, {
    credits: 12_000,
    fuel: 3_000,
    alloy: 4_000,
    supplies: 6_000,
    data: 1_200,
    exotics: 0,
    fragments: 0,
  });
  assert.deepEqual([game.hull, game.turn, game.status, game.endReason], [10_000, 0, "active", null]);
  assert.deepEqual([game.expansions, game.starvingTurns, game.missionsCompleted], [0, 0, 0]);
  assert.deepEqual([game.techs, game.tasks], [[], []]);
  assert.deepEqual([supplyOf(game), demandOf(game), usedSlotsOf(game)], [10, 10, 5]);
  assert.ok(game.modules.every(({ tier }) => tier === 1));
});

test("[CREW1] a new game has four crew, one specialist of level 3 in each skill", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { crew } = newGame(seed, "standard").game;
    assert.deepEqual(
      crew.map(({ id, skills }) => [id, ...SKILLS.filter((skill) => skills[skill].level === 3)]),
      [
        [1, "navigation"],
        [2, "survey"],
        [3, "engineering"],
        [4, "science"],
      ],
    );
    for (const { skills, fatigue } of crew) {
      assert.ok(SKILLS.every((skill) => [0, 1, 3].includes(skills[skill].level)));
      assert.deepEqual([skills.leadership, fatigue], [{ level: 0, xp: 0 }, 0]);
    }
  }
});

test("[SAVE3] a new game is valid, starts in its left-most system with a full mission board, and emits its start", () => {
  const { game, events } = newGame(7, "standard");
  assert.deepEqual(violations(game), []);
  assert.equal(game.systems.find(({ id }) => id === game.positionId)?.x, Math.min(...game.systems.map(({ x }) => x)));
  assert.deepEqual(
    events.map(({ number, kind, turn }) => [number, kind, turn]),
    [
      [1, "game.started", 0],
      [2, "mission.offered", 0],
      [3, "mission.offered", 0],
      [4, "mission.offered", 0],
    ],
  );
  assert.equal(game.eventCount, 4);
});

test("[SAME1] the same seed and difficulty give the same game", () => {
  assert.deepEqual(newGame(7, "relaxed"), newGame(7, "relaxed"));
});
