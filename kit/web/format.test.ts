import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, decimal, duration, euros, integer, percent, signedEuros } from "./format.ts";

test("money is in whole euros, with a sign beside gains and losses", () => {
  assert.deepEqual([0, 1250, 1_234_567.4, -80].map(euros), [
    "0\u00a0€",
    "1,250\u00a0€",
    "1,234,567\u00a0€",
    "−80\u00a0€",
  ]);
  assert.deepEqual([5, 0, -1250].map(signedEuros), ["+5\u00a0€", "0\u00a0€", "−1,250\u00a0€"]);
});

test("figures are grouped, and shares are percents", () => {
  assert.deepEqual([integer(12_345.6), decimal(2.25), decimal(3), percent(0.125)], ["12,346", "2.3", "3", "12.5 %"]);
});

test("what rounds to zero has no sign", () => {
  assert.deepEqual([integer(-0.4), decimal(-0.03), percent(-0.0004), euros(-0)], ["0", "0", "0 %", "0\u00a0€"]);
  assert.equal(decimal(-0.25), "−0.3");
  assert.deepEqual([0.4, -0.4, 0.5, -0.5].map(signedEuros), ["0\u00a0€", "0\u00a0€", "+1\u00a0€", "−1\u00a0€"]);
});

test("a duration shows its two largest units without zeros on one line, and started seconds count", () => {
  const cases: [number, string][] = [
    [0, "0 s"],
    [-5_000, "0 s"],
    [1, "1 s"],
    [59_999, "1 min"],
    [200_000, "3 min 20 s"],
    [3_900_000, "1 h 05 min"],
    [3_600_000, "1 h"],
    [86_400_000, "1 d"],
    [172_800_000 + 300_000, "2 d"],
    [187_200_000, "2 d 4 h"],
  ];
  for (const [milliseconds, text] of cases) assert.equal(duration(milliseconds), text.replaceAll(" ", "\u00a0"));
});

test("a count of one is singular", () => {
  assert.deepEqual([counted(1, "job"), counted(0, "job"), counted(1200, "job")], ["1 job", "0 jobs", "1,200 jobs"]);
  assert.equal(counted(2, "entry", "entries"), "2 entries");
});
