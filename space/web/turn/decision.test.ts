import assert from "node:assert/strict";
import { test } from "node:test";
import type { Task } from "../api.ts";
import { decisionOf } from "./decision.ts";

const task = { id: 1 } as Task;

test("the turn button ends the turn while something is queued, and else leads to the orders", () => {
  assert.deepEqual(decisionOf({ activeTask: task, pendingTasks: [] }), { kind: "turn" });
  assert.deepEqual(decisionOf({ activeTask: null, pendingTasks: [task] }), { kind: "turn" });
  assert.deepEqual(decisionOf({ activeTask: null, pendingTasks: [] }), { kind: "choose" });
});

test("the turn button leads to an open encounter first", () => {
  const world = { activeTask: task, pendingTasks: [] };
  const met = { ...world, encounter: { id: 3, status: "open" } };
  assert.deepEqual(decisionOf(met), { kind: "encounter" });
  assert.deepEqual(decisionOf({ ...met, ...{ encounter: null } }), { kind: "turn" });
});
