import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { compare, differenceText, toggled } from "./comparison.ts";

describe("the comparison of types", () => {
  it("a comparison shows the difference from the best value, whether more or less is better", () => {
    assert.deepEqual(compare([100, 200, 150], "more"), [
      { value: 100, best: false, percent: -50 },
      { value: 200, best: true, percent: null },
      { value: 150, best: false, percent: -25 },
    ]);
    assert.deepEqual(
      compare([3, 2], "less").map(({ best, percent }) => [best, percent]),
      [
        [false, 50],
        [true, null],
      ],
    );
  });

  it("a comparison shows no differences for equal values, or if neither is better", () => {
    const plain = [
      { value: 5, best: false, percent: null },
      { value: 5, best: false, percent: null },
    ];
    assert.deepEqual(compare([5, 5], "more"), plain);
    assert.deepEqual(
      compare([5, 6], "neither").map(({ best }) => best),
      [false, false],
    );
  });

  it("a comparison shows large differences as multiples", () => {
    assert.deepEqual([-99, -5, 0, 45, 220, 21_614].map(differenceText), [
      "99 % less",
      "5 % less",
      "about the same",
      "45 % more",
      "3.2 times as much",
      "220 times as much",
    ]);
  });

  it("a comparison has at most three types", () => {
    assert.deepEqual(toggled(["A", "B"], "C"), ["A", "B", "C"]);
    assert.deepEqual(toggled(["A", "B", "C"], "D"), ["A", "B", "C"]);
    assert.deepEqual(toggled(["A", "B", "C"], "B"), ["A", "C"]);
  });
});
