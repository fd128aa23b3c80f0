import assert from "node:assert/strict";
import { test } from "node:test";
import { killCargo } from "./cargo-kill.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  test(`[STORE1] [RETRY1] a cargo service killed in the middle of flights and payments has lost nothing that it answered, on ${engine}`, async () => {
    const verdict = await killCargo({ rounds: 2, seed: 1, engine });
    assert.deepEqual(verdict.faults, []);
    assert.ok(verdict.answered > 0 && verdict.inDoubt > 0, JSON.stringify(verdict));
  });
}
