import assert from "node:assert/strict";
import { test } from "node:test";
import type { Encounter, Task } from "../api.ts";
import { decisionOf } from "./decision.ts";

const task = { id: 1 } as Task;
const idle = { activeTask: null, pendingTasks: [], encounter: null };

test("the turn button ends the turn while something is queued, and otherwise opens the suggested orders", () => {
  assert.deepEqual(decisionOf({ ...idle, activeTask: task }), { kind: "turn" });
  assert.deepEqual(decisionOf({ ...idle, pendingTasks: [task] }), { kind: "turn" });
  assert.deepEqual(decisionOf(idle), { kind: "choose" });
});

test("the turn button leads to an open encounter first", () => {
  const encounter = { id: 3, status: "open" } as Encounter;
  assert.deepEqual(decisionOf({ ...idle, activeTask: task, encounter }), { kind: "encounter" });
});
