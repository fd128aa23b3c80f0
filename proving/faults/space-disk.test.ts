import assert from "node:assert/strict";
import { test } from "node:test";
import { breakSpaceDisks } from "./space-disk.ts";

test("while its database cannot be written the space service refuses changes with 503, reads on, and recovers by itself", async () => {
  const verdicts = await breakSpaceDisks(2);
  assert.deepEqual(
    verdicts.flatMap(({ faults }) => faults),
    [],
  );
  assert.ok(verdicts.length >= 2 && verdicts.every(({ refused }) => refused > 0), JSON.stringify(verdicts));
});
