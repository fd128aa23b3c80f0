import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { PERMUTED_LIMIT, permuted, unpermuted } from "./keyed-permutation.ts";

const KEY = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
const words = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 8, maxLength: 8 });
const below = fc.integer({ min: 0, max: PERMUTED_LIMIT - 1 });

test("permuting and then unpermuting any number below 2^52 returns it", () => {
  fc.assert(
    fc.property(words, below, (key, value) => {
      const there = permuted(key, value);
      assert.ok(Number.isInteger(there) && there >= 0 && there < PERMUTED_LIMIT);
      assert.equal(unpermuted(key, there), value);
      assert.equal(permuted(key, unpermuted(key, value)), value);
    }),
    { seed: 51, numRuns: 1000 },
  );
  for (const value of [0, 1, 2 ** 26 - 1, 2 ** 26, PERMUTED_LIMIT - 1]) {
    assert.equal(unpermuted(KEY, permuted(KEY, value)), value);
  }
});

test("neighbouring numbers and neighbouring keys differ in about half of their bits", () => {
  let [ofValues, ofKeys] = [0, 0];
  const runs = 2000;
  for (let value = 0; value < runs; value++) {
    ofValues += bitsThatDiffer(permuted(KEY, value), permuted(KEY, value + 1));
    ofKeys += bitsThatDiffer(permuted(KEY, value), permuted(KEY.with(value % 8, value), value));
  }
  for (const bits of [ofValues / runs, ofKeys / runs]) assert.ok(bits > 25.5 && bits < 26.5, `${bits} of 52 bits`);
});

test("known numbers are permuted to the values that stores already contain", () => {
  const values = [0, 1, 2 ** 20 + 16, 2 ** 40, PERMUTED_LIMIT - 1];
  assert.deepEqual(
    values.map((value) => permuted(KEY, value)),
    [4_441_197_278_373_195, 2_014_489_574_750_957, 4_149_571_022_457_078, 1_773_819_023_246_624, 2_882_396_169_031_832],
  );
});

test("a number that is negative, fractional or too great is refused", () => {
  for (const value of [-1, 0.5, PERMUTED_LIMIT, Number.NaN]) {
    assert.throws(() => permuted(KEY, value), /is not below 2\^52/);
    assert.throws(() => unpermuted(KEY, value), /is not below 2\^52/);
  }
});

function bitsThatDiffer(one: number, other: number): number {
  const ones = (word: number) => [...word.toString(2)].filter((bit) => bit === "1").length;
  const high = (value: number) => Math.floor(value / 2 ** 26);
  const low = (value: number) => value % 2 ** 26;
  return ones(high(one) ^ high(other)) + ones(low(one) ^ low(other));
}
