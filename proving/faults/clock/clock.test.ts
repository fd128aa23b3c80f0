import assert from "node:assert/strict";
import { test } from "node:test";
import { setClocks } from "./clock.ts";

test("[SAFE1] [CLOCK1] [RETRY1] [AUTH3] a system clock that is set forward and back by an hour makes nothing happen twice, and blocks no player", async () => {
  const verdicts = await setClocks({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
