import assert from "node:assert/strict";
import { test } from "node:test";
import { misuseBodies } from "./bodies.ts";

test("requests that never complete, or contradict their headers, are ended while a normal client is served", async () => {
  const verdicts = await misuseBodies({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
