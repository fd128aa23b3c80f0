/** The short form of `npm run balance -- soft-lock`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findSoftLocks } from "./soft-locks.ts";

test("[END5] games of random commands, including encounters, never reach a state without a possible command", () => {
  const { faults, states, encounters, decided } = findSoftLocks(12, 40_000, 250);
  assert.deepEqual(faults, []);
  assert.ok(states > 500, `${states} states`);
  assert.ok(encounters > 5 && decided > 0, `${decided} of ${encounters} encounters`);
});
