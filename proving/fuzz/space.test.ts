import assert from "node:assert/strict";
import { test } from "node:test";
import { succeeded } from "./run.ts";
import { fuzzSpace } from "./space/space-game.ts";

/** Each must be completed at least once. */
const SEQUENCES = ["bot plays", "player and oracle", "won game"];

test("generated requests to the space game, many of them hostile, get no 5xx and only described answers", async () => {
  const verdict = await fuzzSpace({ requests: 1500, seed: 1, wildness: 0.3 });
  assert.deepEqual(verdict.failures, []);
});

test("valid requests reach every operation of the space game and get only described answers", async () => {
  const verdict = await fuzzSpace({ requests: 1000, seed: 8, wildness: 0.02 });
  assert.deepEqual(verdict.failures, []);
  const reached = new Set(succeeded(verdict));
  assert.deepEqual(
    [...verdict.answers.keys()].filter((id) => !reached.has(id)),
    [],
  );
  assert.deepEqual([...verdict.sequences.keys()].sort(), SEQUENCES);
});
