import assert from "node:assert/strict";
import { test } from "node:test";
import { stopReading } from "./readers.ts";

test("[READ6] stopped readers of the event stream cost the service almost nothing, delay no other reader, and receive the newest event after they resume", async () => {
  const verdicts = await stopReading({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 1);
});
