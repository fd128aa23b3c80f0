import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock, systemClock } from "./clock.ts";
import { randomSeed } from "./random-seed.ts";

test("a fake clock stops until it is advanced", () => {
  const clock = fakeClock(1_000);
  assert.deepEqual([clock.wall(), clock.monotonic()], [1_000, 0]);
  clock.advance(250);
  assert.deepEqual([clock.wall(), clock.monotonic()], [1_250, 250]);
});

test("setting the wall clock does not change durations", () => {
  const clock = fakeClock(1_000);
  clock.setWall(10);
  assert.deepEqual([clock.wall(), clock.monotonic()], [10, 0]);
});

test("a fake clock refuses to run backwards", () => {
  assert.throws(() => fakeClock().advance(-1), RangeError);
  assert.throws(() => fakeClock().advance(Number.NaN), RangeError);
});

test("the system clock gives whole wall milliseconds and a monotonic time that never decreases", () => {
  assert.ok(Number.isInteger(systemClock.wall()));
  const first = systemClock.monotonic();
  assert.ok(systemClock.monotonic() >= first);
});

test("random seeds are safe integers from the whole range", () => {
  const seeds = Array.from({ length: 2_000 }, randomSeed);
  assert.ok(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0));
  assert.ok(new Set(seeds).size > 1_990);
  assert.ok(Math.max(...seeds) > 2 ** 52);
});
