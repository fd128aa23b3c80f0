import assert from "node:assert/strict";
import { test } from "node:test";
import { Followers } from "./followers.ts";
import type { Revision } from "./revision.ts";

test("a follower learns of commits of its own game, even if their notification was lost", async () => {
  const stored = new Map<number, Revision>([[1, { number: 4, token: 9 }]]);
  const followers = new Followers(async (scope) => stored.get(scope) ?? assert.fail("the game is gone"));
  let calls = 0;
  const stop = followers.add(1, () => {
    calls += 1;
  });
  followers.add(2, () => assert.fail("another game"))();
  followers.notify(1);
  followers.notify(2);
  assert.equal(calls, 1);
  await followers.check();
  await followers.check();
  assert.equal(calls, 2, "what was missed before the first check is not known");
  stored.set(1, { number: 4, token: 10 });
  await followers.check();
  assert.equal(calls, 3);
  stored.clear();
  await followers.check();
  assert.equal(calls, 4);
  stop();
  followers.notify(1);
  await followers.check();
  assert.equal(calls, 4);
});
