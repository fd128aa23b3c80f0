import assert from "node:assert/strict";
import { test } from "node:test";
import { breakDisks } from "./disk.ts";

test("[STORE1] [RETRY1] a service whose database cannot be written refuses changes with 503, then recovers without a restart, with memory equal to the tables", async () => {
  const verdicts = await breakDisks({ size: "quick", seed: 1 });
  assert.equal(verdicts.length, 2);
  for (const { name, faults, figures } of verdicts) {
    assert.deepEqual(faults, [], name);
    assert.ok(Number(figures["refused with 503"]) > 0, name);
    assert.match(String(figures["a change succeeds, after the end of"]), /full file .*read-only database/, name);
  }
});
