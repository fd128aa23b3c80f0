import assert from "node:assert/strict";
import { it } from "node:test";
import type { Task } from "../api.ts";
import { workOf } from "./member-work.ts";

const task = (more: Partial<Task>): Task => ({
  id: 1,
  status: "pending",
  kind: "expand",
  target: {},
  lead: { id: 1, name: "Ada" },
  helpers: [],
  skill: "engineering",
  power: 10,
  difficulty: 14,
  ratio: 0.7,
  band: "strained",
  durationTurns: 5,
  remainingTurns: 5,
  startsOnTurn: 3,
  endsOnTurn: 8,
  cost: {},
  explain: [],
  ...more,
});

it("the text of a member's work says what the member does now and next", () => {
  const active = task({ status: "active", kind: "research", target: { techId: "pow1" }, remainingTurns: 1 });
  const later = task({ id: 2, lead: { id: 2, name: "Bo" }, helpers: [{ id: 1, name: "Ada" }], startsOnTurn: 6 });
  assert.deepEqual(workOf(1, 12, [active, later], 8), {
    now: "Leads “Research Tuned coils”, 1 turn left",
    next: "helps with “Expand the ship”, from turn 6",
  });
  assert.deepEqual(workOf(2, 12, [active, later], 8), {
    now: "Resting: −8 fatigue per turn",
    next: "leads “Expand the ship”, from turn 6",
  });
  assert.deepEqual(workOf(3, 0, [active, later], 8), { now: "Idle and fully rested", next: null });
});
