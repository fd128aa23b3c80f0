import assert from "node:assert/strict";
import { test } from "node:test";
import { deleteOldRows } from "./retention.ts";

test("[KEEP1] [STORE1] a full disk and kills while old rows are deleted lose no row and no cent", async () => {
  const [verdict] = await deleteOldRows({ size: "quick", seed: 1 });
  assert.deepEqual(verdict?.faults, []);
  assert.ok(Number(verdict?.figures["killed while it deleted"]) > 0, JSON.stringify(verdict?.figures));
});
