import assert from "node:assert/strict";
import { test } from "node:test";
import { holdLock } from "./lock.ts";

test("[SAFE1] [SAFE2] [STORE1] [RETRY1] a SQLite file that another program has locked is told by 503, costs nothing that was answered, and all goes on once it is free", async () => {
  const verdicts = await holdLock({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
