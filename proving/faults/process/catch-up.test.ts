import assert from "node:assert/strict";
import { test } from "node:test";
import { killCatchUps } from "./catch-up.ts";

test("[STORE8] [RT7] [RT8] a cargo service killed while it catches up with its routes ends in the world of an undisturbed start", async () => {
  const [verdict] = await killCatchUps({ size: "quick", seed: 1 });
  assert.deepEqual(verdict?.faults, []);
  assert.ok(Number(verdict?.figures["entries of the ledger that followed"]) > 0);
});
