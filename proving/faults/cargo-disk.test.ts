import assert from "node:assert/strict";
import { test } from "node:test";
import { breakCargoDisks } from "./cargo-disk.ts";

test("[STORE1] [RETRY1] while its database cannot be written the cargo service refuses changes with 503 and recovers by itself, memory equal to the tables", async () => {
  const verdicts = await breakCargoDisks(1);
  assert.deepEqual(
    verdicts.flatMap(({ faults }) => faults),
    [],
  );
  assert.ok(verdicts.length >= 2 && verdicts.every(({ refused }) => refused > 0), JSON.stringify(verdicts));
});
