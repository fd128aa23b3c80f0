import assert from "node:assert/strict";
import { it } from "node:test";
import { queueSummary } from "./queue-summary.ts";

const EXPAND = { kind: "expand", target: {}, remainingTurns: 3, durationTurns: 4 } as const;

it("the summary shows the active task, its time and the number of pending tasks", () => {
  assert.deepEqual(queueSummary(EXPAND, [{}, {}]), {
    title: "Expand the ship",
    left: "3 turns left",
    more: ", 2 more",
    done: 0.25,
    tasks: 3,
  });
});

it("the summary does not mention pending tasks when there are none", () => {
  const { left, more } = queueSummary({ ...EXPAND, remainingTurns: 1 }, []) ?? {};
  assert.deepEqual([left, more], ["1 turn left", ""]);
});

it("an empty queue has no summary", () => assert.equal(queueSummary(null, []), null));
