import assert from "node:assert/strict";
import { test } from "node:test";
import { fuzzCargo } from "./cargo-game.ts";
import { succeeded } from "./fuzz.ts";

/** Operations whose success takes luck in a short run. */
const SELDOM: ReadonlySet<string> = new Set([
  "abandonPackage",
  "adminAddRow",
  "adminChangeUser",
  "adminDeleteRow",
  "adminDeleteUser",
  "adminEditRow",
  "adminEndSession",
  "adminLogin",
  "adminLogout",
  "adminSetPlayerPassword",
  "adminSuspendPlayer",
  "askRelief",
  "buyPlane",
  "cancelQueuedLeg",
  "changePassword",
  "chooseHome",
  "deleteAccount",
  "dispatch",
  "endSession",
  "sellPlane",
  "signOut",
]);

/** Each must come to its end at least once. */
const SEQUENCES = ["account", "admin and player", "admin users", "fleet", "rivals", "voyage"];

test("[HOOK1] requests generated from the description of the cargo game, many of them hostile, get no 5xx and no answer that it does not describe, with the hooks of tests and without", async () => {
  for (const withHooks of [true, false]) {
    const verdict = await fuzzCargo({ requests: 1000, seed: 1, wildness: 0.3, withHooks });
    assert.deepEqual(verdict.failures, []);
  }
});

test("sequences of valid requests reach the operations of the cargo game and get only answers that are described", async () => {
  const verdict = await fuzzCargo({ requests: 2500, seed: 1, wildness: 0.02, withHooks: true });
  assert.deepEqual(verdict.failures, []);
  const reached = new Set([...succeeded(verdict), ...SELDOM]);
  assert.deepEqual(
    [...verdict.answers.keys()].filter((id) => !reached.has(id)),
    [],
  );
  assert.deepEqual([...verdict.sequences.keys()].sort(), SEQUENCES);
});
