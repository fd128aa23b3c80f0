import assert from "node:assert/strict";
import { test } from "node:test";
import { StartProgress } from "./start-progress.ts";

test("[STORE8] when an earlier start was killed while it caught up, the next one counts the rest from 0 to 1", () => {
  const progress = new StartProgress();
  progress.reach({ from: 1000, at: 200, until: 1000 });
  assert.equal(progress.share, 0);
  assert.equal(progress.secondsLeft, undefined);
  progress.reach({ from: 1000, at: 600, until: 1000 });
  assert.equal(progress.share, 0.5);
  assert.ok(Number(progress.secondsLeft) > 0);
});
