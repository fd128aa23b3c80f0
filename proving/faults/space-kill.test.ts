import assert from "node:assert/strict";
import { test } from "node:test";
import { killSpace } from "./space-kill.ts";

test("a space service killed in the middle of orders and turns has lost nothing that it answered", async () => {
  const verdict = await killSpace({ rounds: 4, seed: 1 });
  assert.deepEqual(verdict.faults, []);
  assert.ok(verdict.answered > 0 && verdict.inDoubt > 0 && verdict.done > 0, JSON.stringify(verdict));
});
