import assert from "node:assert/strict";
import { test } from "node:test";
import { losesNothing, refundText } from "./refund-text.ts";

const WAITING = {
  kind: "build",
  status: "pending",
  cost: { alloy: 18, credits: 60 },
  durationTurns: 4,
  remainingTurns: 4,
} as const;

test("a pending task is refunded in full", () => {
  assert.deepEqual(refundText(WAITING, { alloy: 18, credits: 60 }), {
    back: "60 credits, 18 alloy",
    about: "Full refund: it has not started yet.",
  });
});

test("a pending jump has taken no fuel yet", () => {
  const jump = { ...WAITING, kind: "jump", cost: { fuel: 5 } } as const;
  assert.deepEqual(refundText(jump, {}), { back: "nothing", about: "Its fuel is taken when it starts." });
});

test("the active task is refunded by its share, and the text says what is lost", () => {
  const active = { ...WAITING, status: "active", remainingTurns: 3 } as const;
  assert.deepEqual(refundText(active, { alloy: 13.5, credits: 45 }), {
    back: "45 credits, 13.5 alloy",
    about: "Cost: 60 credits, 18 alloy. Turns lost: 1. The next task starts at once.",
  });
});

test("a task that took no goods and no turn is cancelled without a loss", () => {
  const survey = { ...WAITING, kind: "explore", cost: {} } as const;
  const jump = { ...WAITING, kind: "jump", cost: { fuel: 5 } } as const;
  assert.ok(losesNothing(survey));
  assert.ok(losesNothing({ ...survey, status: "active" }));
  assert.ok(losesNothing(jump), "its fuel is not taken yet");
  assert.ok(!losesNothing({ ...survey, status: "active", remainingTurns: 3 }));
  assert.ok(!losesNothing({ ...jump, status: "active" }));
  assert.ok(!losesNothing(WAITING));
});
