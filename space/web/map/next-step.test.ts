import assert from "node:assert/strict";
import { test } from "node:test";
import { endsTurn, stepOf } from "./next-step.ts";

function step(path: string, body: Record<string, unknown> = {}) {
  const { reason: _, ...call } = stepOf({ title: "", reason: "", method: "POST", path, body });
  return call;
}

test("a suggested order is converted to a target and a team", () => {
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

test("steps for missions, encounters, turns and new games are recognised by their paths, and unknown steps are ignored", () => {
  assert.deepEqual(step("/api/missions/12/accept"), { kind: "accept", missionId: 12 });
  assert.deepEqual(step("/api/encounters/3/choose", { option: "dig" }), { kind: "encounter", id: 3, option: "dig" });
  assert.deepEqual(
    ["/api/turn", "/api/jump"].map((path) => endsTurn({ path })),
    [true, false],
  );
  assert.deepEqual(step("/api/save/new"), { kind: "new-game" });
  assert.deepEqual(step("/api/of/tomorrow"), { kind: "other" });
});

test("a step keeps the reason that the service gives", () => {
  assert.equal(
    stepOf({ title: "", reason: "Food runs out.", method: "POST", path: "/api/turn", body: {} }).reason,
    "Food runs out.",
  );
});
