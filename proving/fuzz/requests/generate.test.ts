import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { generate, shrink } from "./generate.ts";
import { HOSTILE_TEXT, maybe } from "./values.ts";

const REQUEST = fc.record({
  query: fc.array(HOSTILE_TEXT, { minLength: 1, maxLength: 5 }),
  payload: maybe(0.9, fc.record({ names: fc.array(fc.string()), number: fc.integer() })),
});

test("the same seed gives the same value", () => {
  for (let seed = 1; seed <= 50; seed += 1) assert.deepEqual(generate(REQUEST, seed), generate(REQUEST, seed));
});

test("a failing value shrinks to the part that makes it fail, starting from the value of its seed", async () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const { payload, query } = generate(REQUEST, seed);
    const smaller = await shrink(REQUEST, seed, async (value) => (value.payload?.number ?? 0) > 3);
    if ((payload?.number ?? 0) <= 3) assert.equal(smaller, undefined, `seed ${seed}`);
    else assert.deepEqual([smaller?.payload, smaller?.query.length], [{ names: [], number: 4 }, 1], `seed ${seed}`);
    const tried: unknown[] = [];
    await shrink(REQUEST, seed, async (value) => {
      tried.push(value);
      return false;
    });
    assert.deepEqual(
      structuredClone(tried),
      [{ query, payload: structuredClone(payload) }],
      "the generated value comes first",
    );
  }
});
