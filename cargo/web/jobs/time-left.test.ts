import assert from "node:assert/strict";
import { it } from "node:test";
import { flightTime, realTime, shortInstant, timeLeft } from "./time-left.ts";

it("counts down in minutes, at last in seconds, and says when it is over", () => {
  assert.deepEqual([2_700_000, 179_999, 119_001, 42_000, 0, -5].map(timeLeft), [
    "45 min",
    "2 min",
    "120 s",
    "42 s",
    "gone",
    "gone",
  ]);
});

it("shows flight times in hours and minutes, and in real time", () => {
  assert.deepEqual([1, 59 * 60_000, 4_380_000].map(flightTime), ["1 min", "59 min", "1 h 13 min"]);
  assert.equal(realTime(4_380_000, 24), "3 min 03 s");
  assert.equal(realTime(4_380_000, 0), "");
});

it("shows an instant of the world's clock without its year", () => {
  assert.equal(shortInstant(Date.UTC(2000, 0, 1, 5, 49)), "1 Jan, 05:49");
});
