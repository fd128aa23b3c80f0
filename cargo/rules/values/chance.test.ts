import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { draw } from "./chance.ts";

test("[DRAW1] the same seed, purpose and keys give the same number, regardless of other draws in between", () => {
  const first = draw(7, "gust", 3, "EDDF", -2);
  draw(8, "other", "a longer text than before", 1, 2, 3, 4);
  assert.equal(draw(7, "gust", 3, "EDDF", -2), first);
});

test("[DRAW1] the draws of given seeds never change, because a running world depends on them", () => {
  assert.deepEqual(
    [draw(0, ""), draw(1, "gust", 1, 2, 3), draw(2 ** 53 - 1, "job", "EDDF", 10, 946_684_800_000), draw(5, "ü", -1)],
    [0.19990687475975333, 0.6081382354087093, 0.38294784627639467, 0.5798294236631243],
  );
});

test("[DRAW1] a different seed, purpose, key, type of key or grouping gives a different draw", () => {
  const numbers = [
    draw(1, "a"),
    draw(2, "a"),
    draw(1 + 2 ** 32, "a"),
    draw(1, "b"),
    draw(1, "a", 0),
    draw(1, "a", 0, 0),
    draw(1, "a", "0"),
    draw(1, "a", ""),
    draw(1, "a", "", ""),
    draw(1, "a", 2 ** 32),
    draw(1, "a", -1),
    draw(1, "a", 2 ** 32 - 1),
    draw(1, "ab"),
    draw(1, "a", "b"),
    draw(1, "a", "bc"),
    draw(1, "a", "b", "c"),
    draw(1, "a", "b\0"),
  ];
  assert.equal(new Set(numbers).size, numbers.length);
});

test("[DRAW1] a draw lies in [0, 1) for any seed and keys", () => {
  const key = fc.oneof(fc.maxSafeInteger(), fc.string());
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.string(), fc.array(key, { maxLength: 5 }), (seed, purpose, keys) => {
      const number = draw(seed, purpose, ...keys);
      assert.ok(number >= 0 && number < 1);
    }),
    { seed: 21, numRuns: 500 },
  );
});

test("[DRAW1] a fraction or a text that is too long is refused as a key", () => {
  assert.throws(() => draw(1, "a", 0.5), /0.5/);
  assert.throws(() => draw(1, "a", "x".repeat(300)), /too much/);
});

/** Chi-squared of 20,000 draws in 64 equal bins: about 63 ± 11 for fair draws. */
function chiSquared(number: (n: number) => number): number {
  const [draws, parts] = [20_000, 64];
  const counts = new Array<number>(parts).fill(0);
  for (let n = 0; n < draws; n++) {
    const part = Math.floor(number(n) * parts);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  const expected = draws / parts;
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}

test("[DRAW1] draws of neighbouring seeds and keys are uniform, in high and low bits", () => {
  const ways: Readonly<Record<string, (n: number) => number>> = {
    seeds: (n) => draw(n, "spread"),
    "high seeds": (n) => draw(n * 2 ** 32, "spread"),
    keys: (n) => draw(1, "spread", n),
    "last of many keys": (n) => draw(1, "spread", "EDDF", 3, 4, 5, 6, n),
    texts: (n) => draw(1, "spread", `X${n}`),
    "low bits": (n) => (draw(1, "spread", n) * 2 ** 30) % 1,
    "lowest bits": (n) => (draw(1, "spread", n) * 2 ** 47) % 1,
  };
  for (const [way, number] of Object.entries(ways)) {
    const found = chiSquared(number);
    assert.ok(found > 25 && found < 120, `${way}: chi-squared ${found}`);
  }
});

test("[DRAW1] neighbouring draws are independent", () => {
  const found = chiSquared((n) => {
    const pair = Math.floor(draw(1, "pair", n) * 8) * 8 + Math.floor(draw(1, "pair", n + 1) * 8);
    return pair / 64;
  });
  assert.ok(found > 25 && found < 120, `chi-squared ${found}`);
});
