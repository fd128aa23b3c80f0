import assert from "node:assert/strict";
import { test } from "node:test";
import { stayIdle } from "./idle.ts";

test("hundreds of idle connections cost little memory, and a normal client is served", async () => {
  const verdicts = await stayIdle({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
