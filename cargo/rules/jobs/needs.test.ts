import assert from "node:assert/strict";
import { test } from "node:test";
import { needsOf } from "./needs.ts";

test("[HP2] a job names what it needs, and leaves out what every player and plane has", () => {
  const needs = (special: string | null) => needsOf({ special });
  assert.deepEqual(needs(null), {});
  assert.deepEqual(needs("valuable"), { minReputation: 40 });
  assert.deepEqual(needs("coldchain"), { minHealth: 60 });
  assert.deepEqual(needs("outsize"), { minPayloadKg: 15_000 });
  // 5,877.05 km, shown as 5,877.
});
