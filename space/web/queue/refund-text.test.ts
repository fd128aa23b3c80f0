import assert from "node:assert/strict";
import { test } from "node:test";
import { refundText } from "./refund-text.ts";

const WAITING = {
  kind: "build",
  status: "pending",
  cost: { alloy: 18, credits: 60 },
  durationTurns: 4,
  remainingTurns: 4,
} as const;

test("a waiting task gives back all that was paid", () => {
  assert.deepEqual(refundText(WAITING, { alloy: 18, credits: 60 }), {
    back: "60 credits, 18 alloy",
    about: "All that was paid. It has not begun, so nothing is lost.",
  });
});

test("a waiting jump has taken no fuel yet", () => {
  const jump = { ...WAITING, kind: "jump", cost: { fuel: 5 } } as const;
  assert.deepEqual(refundText(jump, {}), { back: "nothing", about: "Its fuel is only taken when it starts." });
});

test("the active task gives back its share, and says what is lost", () => {
  const active = { ...WAITING, status: "active", remainingTurns: 3 } as const;
  assert.deepEqual(refundText(active, { alloy: 13.5, credits: 45 }), {
    back: "45 credits, 13.5 alloy",
    about: "It had cost 60 credits, 18 alloy. Worked turns that are lost: 1. The next task starts at once.",
  });
});
