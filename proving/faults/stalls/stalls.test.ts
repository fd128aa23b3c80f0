import assert from "node:assert/strict";
import { test } from "node:test";
import { measureStalls } from "./stalls.ts";

test("[SAVE13] a long game is exported, imported, archived, restored and edited, and hostile imports are refused and change nothing", async () => {
  const [verdict] = await measureStalls({ size: "quick", seed: 1 });
  assert.deepEqual(verdict?.faults, []);
});
