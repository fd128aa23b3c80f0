import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turnOver } from "node:timers/promises";
import { TurnTime } from "./turn-time.ts";

test("[GM4] requests beyond a turn's time begin in later turns, in their order", async () => {
  let now = 0;
  const turns = new TurnTime(() => now);
  const begun: number[] = [];
  // Each takes 3 ms, so three of them fill the 8 ms of a turn.
  const request = (number: number) => () => {
    begun.push(number);
    now += 3;
  };
  for (const number of [1, 2, 3, 4, 5, 6, 7]) turns.enter(request(number));
  assert.deepEqual(begun, [1, 2, 3]);
  await turnOver();
  assert.deepEqual(begun, [1, 2, 3, 4, 5, 6]);
  turns.enter(request(8));
  assert.equal(begun.length, 6, "a later request passed those that wait");
  await turnOver();
  assert.deepEqual(begun, [1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a single request begins at once, however long earlier ones took", async () => {
  let now = 0;
  const turns = new TurnTime(() => now);
  turns.enter(() => {
    now += 100;
  });
  await turnOver();
  let hasBegun = false;
  turns.enter(() => {
    hasBegun = true;
  });
  assert.ok(hasBegun);
});
