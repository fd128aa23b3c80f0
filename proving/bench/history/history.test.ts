/** The short form of `npm run bench -- history`: checks what holds at any size and speed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { withFolder } from "../../harness/folder.ts";
import { markdown } from "../../harness/report.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { historyText, measure, verdictOf } from "./history.ts";

test("a service starts on a long history and answers each read of it", async () => {
  const size = { jobs: 200, players: 3, seconds: 0.02, quick: false };
  const measured = await withFolder((folder) => measure(folder, size));
  assert.ok(measured.reads.every(({ ms }) => ms.count > 0));
  assert.match(markdown(...historyText(measured)), /^\| `\/api\/history\/summary` \| /m);
});

test("a start above 2 s and a p99 above 20 ms are violations", () => {
  const reads = [{ path: "/api/state", ms: quantilesOf([1, 20]), processorMs: 1 }];
  assert.deepEqual(verdictOf({ readyMs: 2000, reads }), []);
  assert.equal(verdictOf({ readyMs: 2001, reads }).length, 1);
  const slow = [{ path: "/api/state", ms: quantilesOf([21]), processorMs: 1 }];
  assert.equal(verdictOf({ readyMs: 1, reads: slow }).length, 1);
});
