import assert from "node:assert/strict";
import { test } from "node:test";
import { bandOfSlot, JOB_LIFETIME_MS, POOL_BANDS, POOL_SLOTS } from "./pool-bands.ts";

test("[POOL3] the bands have the distances and weights of the table", () => {
  assert.deepEqual(
    POOL_BANDS.map(({ id, minKm, maxKm, minKg, maxKg }) => [id, minKm, maxKm, minKg, maxKg]),
    [
      ["local", 150, 450, 60, 900],
      ["regional", 400, 1_200, 300, 6_000],
      ["medium", 1_000, 3_500, 2_500, 22_000],
      ["long", 3_000, 6_500, 9_000, 55_000],
      ["heavy", 4_000, 10_000, 35_000, 110_000],
    ],
  );
});

test("[POOL5] slots cool down for 60, 120, 240, 480 and 900 seconds", () => {
  assert.deepEqual(
    POOL_BANDS.map(({ cooldownMs }) => cooldownMs),
    [60_000, 120_000, 240_000, 480_000, 900_000],
  );
});

test("[POOL4] regional and medium jobs prefer large airports; long and heavy jobs go to large airports only", () => {
  assert.deepEqual(
    POOL_BANDS.map(({ destinations, largeWeight }) => [destinations, largeWeight]),
    [
      ["any", 1],
      ["any", 4],
      ["any", 4],
      ["large", 1],
      ["large", 1],
    ],
  );
});

test("[POOL2] the 11 slots are 3 local, 3 regional, 2 medium, 2 long, 1 heavy", () => {
  assert.equal(POOL_SLOTS, 11);
  assert.deepEqual(
    Array.from({ length: POOL_SLOTS }, (_, slot) => bandOfSlot(slot).id),
    [
      ...Array(3).fill("local"),
      ...Array(3).fill("regional"),
      ...Array(2).fill("medium"),
      ...Array(2).fill("long"),
      "heavy",
    ],
  );
  for (const slot of [-1, 11, 0.5]) assert.throws(() => bandOfSlot(slot));
});

test("[JOB2] an open job expires after 45 minutes", () => {
  assert.equal(JOB_LIFETIME_MS, 2_700_000);
});
