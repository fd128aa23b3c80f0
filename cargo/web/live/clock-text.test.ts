import assert from "node:assert/strict";
import { it } from "node:test";
import { flightTime, realTime, shortInstant, timeLeft } from "./clock-text.ts";

/** Returns the text with ordinary spaces in place of no-break spaces. */
const withSpaces = (text: string): string => text.replaceAll("\u00a0", " ");

it("the time left counts down in minutes, then in seconds", () => {
  assert.deepEqual([2_700_000, 179_999, 119_001, 42_000, 0, -5].map(timeLeft).map(withSpaces), [
    "45 min",
    "2 min",
    "120 s",
    "42 s",
    "gone",
    "gone",
  ]);
});

it("flight times are shown without seconds", () => {
  assert.deepEqual(
    [1, 203_000, 59 * 60_000, 3_599_999, 4_380_000, 15_960_000, 100_000_000].map(flightTime).map(withSpaces),
    ["1 min", "3 min", "59 min", "1 h", "1 h 13 min", "4 h 26 min", "1 d 3 h"],
  );
});

it("simulated time is converted to real time", () => {
  assert.deepEqual([realTime(4_380_000, 24), realTime(4_380_000, 0)].map(withSpaces), ["3 min 03 s", ""]);
});

it("an instant of the world's clock is shown without the year", () => {
  assert.equal(shortInstant(Date.UTC(2000, 0, 1, 5, 49)), "1 Jan, 05:49");
});
