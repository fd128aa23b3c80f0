import assert from "node:assert/strict";
import { test } from "node:test";
import { floodConnections } from "./connections.ts";

test("[SAFE5] [STORE7] silent connections beyond the limits are refused, those within them are cut, and the database keeps enough file descriptors", async () => {
  const verdicts = await floodConnections({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 3);
});
