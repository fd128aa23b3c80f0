import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { RealTime } from "./real-time.ts";

const NOON = Date.UTC(2030, 5, 1, 12);

test("[CLOCK10] Real time advances with the machine's clock", () => {
  const clock = fakeClock(NOON);
  const time = new RealTime(clock, NOON - 5000);
  assert.equal(time.now(), NOON);
  clock.advance(1500);
  assert.equal(time.now(), NOON + 1500);
});

test("[CLOCK10] Setting the machine's clock while the service runs has no effect", () => {
  const clock = fakeClock(NOON);
  const time = new RealTime(clock, 0);
  clock.setWall(NOON - 86_400_000);
  assert.equal(time.now(), NOON);
  clock.advance(10);
  assert.equal(time.now(), NOON + 10);
  clock.setWall(NOON + 86_400_000);
  assert.equal(time.now(), NOON + 10);
});

test("[CLOCK10] After a restart with a clock that was set back, time continues from the last commit", () => {
  const clock = fakeClock(NOON);
  const time = new RealTime(clock, NOON + 60_000);
  assert.equal(time.now(), NOON + 60_000);
  clock.advance(1);
  assert.equal(time.now(), NOON + 60_001);
});

test("Real time is in whole milliseconds, rounded down", () => {
  const clock = fakeClock(NOON);
  clock.advance(0.75);
  const time = new RealTime(clock, NOON - 1);
  clock.advance(0.5);
  assert.ok(Number.isInteger(time.now()));
  assert.ok(time.now() <= NOON + 2);
});
