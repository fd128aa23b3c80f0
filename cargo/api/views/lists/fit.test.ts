import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fit } from "./fit.ts";

const wanted = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 40 }),
  weight: fc.integer({ min: 1, max: 5 }),
});

test("[FAIR4] Lists that fit into the bytes are kept whole, and longer ones are cut so that they fit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.array(wanted, { minLength: 1, maxLength: 5 }),
      (bytes, lists) => {
        const kept = fit(bytes, lists);
        const sizeOf = (counts: readonly number[]) =>
          lists.reduce(
            (sum, { sizes }, index) => sum + sizes.slice(0, counts[index]).reduce((all, size) => all + size, 0),
            0,
          );
        const whole = lists.map(({ sizes }) => sizes.length);
        if (sizeOf(whole) <= bytes) assert.deepEqual(kept, whole);
        else assert.ok(sizeOf(kept) <= bytes);
      },
    ),
    { seed: 46 },
  );
});

test("[FAIR4] Bytes that a list does not need go to the other lists in proportion to their weights", () => {
  const sizes = Array<number>(100).fill(10);
  assert.deepEqual(
    fit(400, [
      { sizes, weight: 3 },
      { sizes, weight: 1 },
    ]),
    [30, 10],
  );
  assert.deepEqual(
    fit(400, [
      { sizes, weight: 3 },
      { sizes: [10, 10], weight: 1 },
    ]),
    [38, 2],
  );
});
