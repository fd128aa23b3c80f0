/** The short form of `npm run bench -- greedy`: checks what holds at any size and speed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { withFolder } from "../../harness/folder.ts";
import { markdown } from "../../harness/report.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { greedyText, LOADS, measure, verdictOf } from "./greedy.ts";

test("one player who sends requests without a pause is refused beyond its limits, and the others are answered", async () => {
  const result = await withFolder((folder) => measure(folder, { jobs: 200, seconds: 0.4, neighbours: 3 }));
  assert.equal(result.measured.length, 1 + LOADS.length);
  const [, ...loads] = result.measured;
  for (const { what, answers, reads, refused } of loads) {
    assert.ok((answers[200] ?? 0) > 0, `${what}: nothing was answered`);
    assert.ok(reads.count > 0, what);
    // A busy machine sheds load; no other refusal is allowed.
    assert.deepEqual(
      refused.filter((one) => !one.includes('"code":"overloaded"')),
      [],
      what,
    );
  }
  assert.ok(
    loads.some(({ answers }) => (answers[429] ?? 0) > 0),
    "nothing was refused",
  );
  assert.match(markdown(...greedyText(result)), /^\| snapshots \| /m);
});

test("a p99 above 50 ms, and a refusal, are violations", () => {
  const one = { what: "a load", answers: {}, refused: [], reads: quantilesOf([1]), changes: quantilesOf([1, 50]) };
  assert.deepEqual(verdictOf([one]), []);
  assert.equal(verdictOf([{ ...one, changes: quantilesOf([1, 51]) }]).length, 1);
  assert.equal(verdictOf([{ ...one, refused: ["GET /api/state: 503"] }]).length, 1);
});
