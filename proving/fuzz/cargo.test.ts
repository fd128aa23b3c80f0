import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzCargo } from "./cargo/cargo-game.ts";
import { succeeded } from "./run.ts";

test("[HOOK1] generated requests to the cargo game, many of them hostile, get no 5xx and only described answers, with the test hooks and without", async () => {
  for (const withHooks of [true, false]) {
    const verdict = await fuzzCargo({ requests: 700, seed: 1, wildness: 0.3, withHooks });
    assert.deepEqual(verdict.failures, []);
  }
});

test("valid requests reach every operation of the cargo game and get only described answers", async () => {
  const verdict = await fuzzCargo({ requests: 1600, seed: 6, wildness: 0.02, withHooks: true });
  assert.deepEqual(verdict.failures, []);
  const reached = new Set(succeeded(verdict));
  assert.deepEqual(
    [...verdict.answers.keys()].filter((id) => !reached.has(id)),
    [],
  );
  assert.deepEqual([...verdict.sequences.keys()], ["player and oracle"]);
});
