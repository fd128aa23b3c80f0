import assert from "node:assert/strict";
import { test } from "node:test";
import { barOn, timelineOf } from "./timeline.ts";

const TASKS = [
  { startsOnTurn: 4, endsOnTurn: 8 },
  { startsOnTurn: 8, endsOnTurn: 14 },
];

test("the timeline extends from the start of the active task to the end of the last", () => {
  assert.deepEqual(timelineOf(TASKS, 6), { from: 4, to: 14 });
});

test("tasks follow each other on the timeline and fill it", () => {
  const timeline = timelineOf(TASKS, 6);
  assert.deepEqual(
    TASKS.map((task) => barOn(timeline, task)),
    [
      { start: 0, width: 0.4 },
      { start: 0.4, width: 0.6 },
    ],
  );
});

test("an empty timeline still has a length", () => {
  assert.deepEqual(timelineOf([], 9), { from: 9, to: 10 });
});
