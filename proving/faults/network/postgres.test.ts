import assert from "node:assert/strict";
import { test } from "node:test";
import { losePostgres } from "./postgres.ts";

test("[SAFE1] [SAFE2] [STORE1] [RETRY1] no answered command is lost when PostgreSQL is restarted, killed, cut off or silent under load, and services recover without a restart", async () => {
  const verdicts = await losePostgres({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
