import assert from "node:assert/strict";
import { it } from "node:test";
import { queueSummary } from "./queue-summary.ts";

const EXPAND = { kind: "expand", target: {}, remainingTurns: 3, durationTurns: 4 } as const;

it("tells what is under way, how long it takes and how much waits", () => {
  assert.deepEqual(queueSummary(EXPAND, [{}, {}]), {
    title: "Expand the ship",
    note: "3 turns left, 2 more",
    done: 0.25,
    tasks: 3,
  });
});

it("speaks of nothing behind the last task", () => {
  assert.equal(queueSummary({ ...EXPAND, remainingTurns: 1 }, [])?.note, "1 turn left");
});

it("has nothing to tell of an empty queue", () => assert.equal(queueSummary(null, []), null));
