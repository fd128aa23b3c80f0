import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent, RunAnswer, Task, TurnAnswer } from "../api.ts";
import { reportOf } from "./turn-report.ts";

const NOTHING = { skipped: false, failed: [], xp: [], events: [], activeTask: null, pendingTasks: [] };

const event = (kind: string, severity: GameEvent["severity"], text: string): GameEvent => ({
  seq: 1,
  turn: 6,
  kind,
  severity,
  text,
  refs: {},
  figures: {},
});

const turn = (part: Partial<TurnAnswer>): TurnAnswer => ({
  ...NOTHING,
  turn: 6,
  completed: null,
  started: null,
  ...part,
});

const jumping = (remainingTurns: number): Task =>
  ({ kind: "jump", target: { systemId: 2, systemName: "Brakka" }, remainingTurns }) as Task;

test("a quiet turn reports the progress of the active task and is not notable", () => {
  const events = [event("turn.advanced", "info", "Turn 6 ended.")];
  const report = reportOf(turn({ events, activeTask: jumping(1) }));
  assert.deepEqual(
    [report.title, report.headline.text, report.notable],
    ["Turn 6", "Jump to Brakka: 1 turn left.", false],
  );
});

test("the most severe line is the headline, of equals the last", () => {
  const events = [
    event("jump.mishap", "bad", "The hull took 8."),
    event("supplies.out", "bad", "Not enough food this turn."),
    event("jump.arrived", "good", "Arrived at Brakka."),
  ];
  const report = reportOf(turn({ events }));
  assert.equal(report.headline.text, "Not enough food this turn.");
  assert.equal(report.lines.length, 3);
});

test("a report says when the queue has become empty", () => {
  assert.match(reportOf(turn({})).hint ?? "", /^The queue is empty/);
  assert.equal(reportOf(turn({ activeTask: jumping(2) })).hint, null);
});

test("a skipped turn says that no turn passed, and what to do", () => {
  const report = reportOf(turn({ skipped: true }));
  assert.equal(report.title, "No turn passed");
  assert.match(report.headline.text, /Queue an order/);
});

test("a run names its turns, and sums XP per member by name", () => {
  const named = { lead: { id: 1, name: "Greta Quayle" }, helpers: [{ id: 2, name: "Nadia Achterberg" }] };
  const answer = {
    ...NOTHING,
    turn: 8,
    worked: 5,
    completed: [named, named],
    xp: [
      { crewId: 1, skill: "survey", xp: 21, level: 3 },
      { crewId: 1, skill: "leadership", xp: 7.35, level: 0 },
      { crewId: 1, skill: "survey", xp: 20, level: 3 },
      { crewId: 2, skill: "survey", xp: 10.5, level: 0 },
    ],
  } as unknown as RunAnswer;
  const report = reportOf(answer);
  assert.equal(report.title, "Turns 4–8");
  assert.deepEqual(report.learned, [
    "Greta Quayle: +41 XP in survey, +7.4 XP in leadership",
    "Nadia Achterberg: +10.5 XP in survey",
  ]);
});
