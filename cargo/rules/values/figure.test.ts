import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, figure, rounded, wait } from "./figure.ts";

test("[CHECK2] figures in sentences have thousands separators and no trailing zeros", () => {
  assert.deepEqual(
    [figure(0), figure(999), figure(1000), figure(1_234_567), figure(-12_345), figure(-0.2)],
    ["0", "999", "1,000", "1,234,567", "-12,345", "0"],
  );
  assert.deepEqual(
    [figure(1704.24, 1), figure(1704, 1), figure(0.06, 1), figure(9_999.96, 1)],
    ["1,704.2", "1,704", "0.1", "10,000"],
  );
});

test("[CHECK2] a wait is in minutes, below two minutes in seconds, rounded up", () => {
  assert.deepEqual([9, 119_000, 120_000, 120_001, 3_600_000].map(wait), ["1 s", "119 s", "2 min", "3 min", "60 min"]);
});

test("[CHECK2] a count of one has the singular word, any other count the plural", () => {
  assert.deepEqual([counted(1, "leg", "legs"), counted(12, "leg", "legs")], ["1 leg", "12 legs"]);
});

test("[CHECK2] figures in details are rounded as in the sentence", () => {
  assert.deepEqual([rounded(692.249, 1), rounded(0.81049, 3), rounded(-0.01, 1), rounded(7, 0)], [692.2, 0.81, 0, 7]);
});
