import assert from "node:assert/strict";
import { test } from "node:test";
import { loseLog } from "./log.ts";

test("a service whose log is on a full disk from its start serves players as usual", async () => {
  const verdicts = await loseLog({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
