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
