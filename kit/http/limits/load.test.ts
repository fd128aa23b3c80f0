import assert from "node:assert/strict";
import { test } from "node:test";
import { watchLoad } from "./load.ts";

test("the process is overloaded after a timer fires more than a second late, until one fires on time", ({ mock }) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const clock = { now: 0 };
  const load = watchLoad(() => clock.now);
  // A long start does not count.
  clock.now += 5_000;
  load.start();
  const pass = (milliseconds: number) => {
    clock.now += milliseconds;
    mock.timers.tick(500);
  };
  pass(500);
  assert.equal(load.overloaded(), false);
  pass(1400);
  assert.equal(load.overloaded(), false);
  pass(1600);
  assert.equal(load.overloaded(), true);
  pass(510);
  assert.equal(load.overloaded(), false);
  load.stop();
});
