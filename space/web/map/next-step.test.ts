import assert from "node:assert/strict";
import { test } from "node:test";
import { stepOf, stepReason } from "./next-step.ts";

const step = (path: string, body: Record<string, unknown> = {}) => stepOf({ title: "", method: "POST", path, body });

test("orders become a target and a team", () => {
  assert.deepEqual(step("/api/jump", { systemId: 11, leadId: 1 }), {
    kind: "order",
    target: { kind: "jump", systemId: 11 },
    team: { leadId: 1, helperIds: [] },
  });
  assert.deepEqual(step("/api/ship/build", { kind: "core", leadId: 3, helperIds: [2] }), {
    kind: "order",
    target: { kind: "build", build: "core" },
    team: { leadId: 3, helperIds: [2] },
  });
});

test("missions, turns and new games are recognised by their paths, and unknown steps are harmless", () => {
  assert.deepEqual(step("/api/missions/12/accept"), { kind: "accept", missionId: 12 });
  assert.deepEqual(step("/api/turn"), { kind: "turn" });
  assert.deepEqual(step("/api/save/new"), { kind: "new-game" });
  assert.deepEqual(step("/api/of/tomorrow"), { kind: "other" });
});

test("every kind of step has a reason", () => {
  for (const path of ["jump", "explore", "research", "ship/upgrade", "ship/expand", "ship/build", "turn", "save/new"]) {
    assert.notEqual(stepReason(step(`/api/${path}`, { leadId: 1 })), "", path);
  }
});
