import assert from "node:assert/strict";
import { test } from "node:test";
import { succeeded } from "./game.ts";
import { fuzzSpace } from "./space/space-game.ts";

/** Operations whose success takes luck in a short run: rows and saves that fit each other are not made by chance. */
const SELDOM: ReadonlySet<string> = new Set([
  ...["orderBuild", "moveTask", "importSave", "adminAddRow", "adminEditRow"],
]);

/** Each must be completed at least once. */
const SEQUENCES = ["another game", "bot plays", "ended game", "player and oracle"];

test("generated requests to the space game, many of them hostile, get no 5xx and only described answers", async () => {
  const verdict = await fuzzSpace({ requests: 1500, seed: 1, wildness: 0.3 });
  assert.deepEqual(verdict.failures, []);
});

test("sequences of valid requests reach every operation of the space game and get only described answers", async () => {
  const verdict = await fuzzSpace({ requests: 1000, seed: 8, wildness: 0.02 });
  assert.deepEqual(verdict.failures, []);
  const reached = new Set([...succeeded(verdict), ...SELDOM]);
  assert.deepEqual(
    [...verdict.answers.keys()].filter((id) => !reached.has(id)),
    [],
  );
  assert.deepEqual([...verdict.sequences.keys()].sort(), SEQUENCES);
});
