import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { jobKm, needsOf } from "./needs.ts";

const FROM_TO = { originIcao: "EDDF", destIcao: "EDDM" };

test("[HP2] a direct flight needs a range of the distance, rounded up to whole kilometres", () => {
  const km = jobKm(FROM_TO);
  const { rangeKm } = needsOf({ ...FROM_TO, special: null });
  assert.ok(Number.isInteger(rangeKm) && rangeKm >= km && rangeKm < km + 1, `${rangeKm} for ${km}`);
  for (const { id, rangeKm: range } of AIRCRAFT) assert.ok(Number.isInteger(range), id);
});

test("[HP2] a job lists its requirements, without those that every player and plane meets", () => {
  const needs = (special: string | null) => {
    const { rangeKm: _, ...others } = needsOf({ ...FROM_TO, special });
    return others;
  };
  assert.deepEqual(needs(null), {});
  assert.deepEqual(needs("valuable"), { minReputation: 40 });
  assert.deepEqual(needs("coldchain"), { minHealth: 60 });
  assert.deepEqual(needs("outsize"), { minPayloadKg: 15_000 });
});
