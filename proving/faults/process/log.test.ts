import assert from "node:assert/strict";
import { test } from "node:test";
import { loseLog } from "./log.ts";

test("a full disk for the log of a service, from its start on, changes nothing for players", async () => {
  const verdicts = await loseLog({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 2);
});
