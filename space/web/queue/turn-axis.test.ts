import assert from "node:assert/strict";
import { test } from "node:test";
import { axisOf, spanOn } from "./turn-axis.ts";

const TASKS = [
  { startsOnTurn: 4, endsOnTurn: 8 },
  { startsOnTurn: 8, endsOnTurn: 14 },
];

test("the axis extends from the start of the active task to the end of the last", () => {
  assert.deepEqual(axisOf(TASKS, 6), { from: 4, to: 14 });
});

test("tasks follow each other on the axis and fill it", () => {
  const axis = axisOf(TASKS, 6);
  assert.deepEqual(
    TASKS.map((task) => spanOn(axis, task)),
    [
      { start: 0, width: 0.4 },
      { start: 0.4, width: 0.6 },
    ],
  );
});

test("an empty axis still has a length", () => {
  assert.deepEqual(axisOf([], 9), { from: 9, to: 10 });
});
