import assert from "node:assert/strict";
import { test } from "node:test";
import { breakDisks } from "./disk.ts";

test("[STORE1] [RETRY1] a service whose database cannot be written refuses changes with 503, and recovers without a restart with its memory equal to the tables", async () => {
  const verdicts = await breakDisks({ size: "quick", seed: 1 });
  for (const { name, faults, figures } of verdicts) {
    assert.deepEqual(faults, [], name);
    assert.ok(Number(figures["changes refused with 503, without a trace"]) > 0, name);
  }
  for (const game of ["space", "cargo"]) {
    assert.ok(verdicts.filter(({ name }) => name.startsWith(game)).length >= 2, `broken stores of ${game}`);
  }
});
