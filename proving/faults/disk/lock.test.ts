import assert from "node:assert/strict";
import { test } from "node:test";
import { holdLock } from "./lock.ts";

test("[SAFE1] [SAFE2] [STORE1] [RETRY1] while another program locks the SQLite file, changes are refused with 503, no answered command is lost, and the service recovers afterwards", async () => {
  const verdicts = await holdLock({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
