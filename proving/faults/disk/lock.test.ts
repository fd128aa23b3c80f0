import assert from "node:assert/strict";
import { test } from "node:test";
import { holdLock } from "./lock.ts";

test("[SAFE1] [SAFE2] [STORE1] [RETRY1] while another program holds the lock of the SQLite file changes are refused with 503, nothing answered is lost, and the service recovers once it is free", async () => {
  const verdicts = await holdLock({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
