import assert from "node:assert/strict";
import { test } from "node:test";
import { jobIdKey } from "./job-id-key.ts";

test("[FAIR1] the key follows from the seed alone and has nothing in common with the key of another seed", () => {
  const [one, other] = [jobIdKey(7), jobIdKey(8)];
  assert.deepEqual(one, jobIdKey(7));
  assert.equal(one.length, 8);
  assert.ok(one.every((word, index) => word !== other[index] && word >= 0 && word < 2 ** 32));
  // Stored ids depend on this value: HMAC-SHA-256 of "cargo job ids" under "7", as little-endian words.
  assert.deepEqual(
    one,
    [2108009112, 1880180743, 457027846, 2326472742, 2499001855, 3249006156, 1564777610, 1756835698],
  );
});
