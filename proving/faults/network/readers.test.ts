import assert from "node:assert/strict";
import { test } from "node:test";
import { stopReading } from "./readers.ts";

test("[READ6] readers of the event stream who stop cost the service next to nothing, nor do others wait, and get to the newest when they go on", async () => {
  const verdicts = await stopReading({ size: "quick", seed: 1 });
  assert.deepEqual(
    verdicts.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    [],
  );
  assert.equal(verdicts.length, 1);
});
