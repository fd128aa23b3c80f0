import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent, RunAnswer, Task, TurnAnswer } from "../api.ts";
import { reportOf, reportOfLog } from "./turn-report.ts";

const NOTHING = {
  skipped: false,
  failed: [],
  xp: [],
  events: [],
  warnings: [],
  encounter: null,
  activeTask: null,
  pendingTasks: [],
};

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
  lapsed: null,
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

test("the headline is the most severe line, and of equally severe ones the last", () => {
  const events = [
    event("jump.mishap", "bad", "The hull took 8."),
    event("supplies.out", "bad", "Not enough food: hungry turn 1 of 6, then somebody dies."),
    event("jump.arrived", "good", "Arrived at Brakka."),
  ];
  const report = reportOf(turn({ events }));
  assert.equal(report.headline.text, "Not enough food: hungry turn 1 of 6, then somebody dies.");
  assert.equal(report.lines.length, 3);
});

test("a win, an arrival or a find is preferred as the headline to the fatigue of the crew", () => {
  const tired = event("crew.fatigued", "warn", "Nadia Achterberg is tired: power 85 %.");
  const learned = event("crew.level-up", "good", "Zev Drummond reached leadership 1.");
  const arrived = event("jump.arrived", "good", "Arrived at Brakka.");
  const won = event("game.won", "good", "The Apex shines again.");
  const headline = (...events: GameEvent[]) => reportOf(turn({ events })).headline.text;
  assert.equal(headline(won, tired, learned), won.text);
  assert.equal(headline(arrived, learned, tired), arrived.text);
  assert.equal(headline(tired, event("explore.found", "good", "Found 8 data.")), "Found 8 data.");
  const mishap = event("jump.mishap", "bad", "The hull took 8.");
  assert.equal(headline(mishap, arrived), mishap.text, "but not a mishap");
});

test("the headline says what a task brought, and not that it is finished", () => {
  const found = event("explore.found", "info", "Survey at Brakka: 8 data.");
  const finished = event("task.completed", "good", "Finished: Survey Brakka, led by Nadia Achterberg.");
  const detected = event("signal.detected", "good", "Signal detected.");
  const charted = event("system.charted", "good", "Brakka charted.");
  const report = reportOf(turn({ events: [found, finished] }));
  assert.equal(report.headline.text, found.text);
  assert.equal(report.lines.length, 1);
  assert.equal(reportOf(turn({ events: [charted, detected, finished] })).headline.text, detected.text);
});

test("each line of a report links to the page of its subject, if there is one", () => {
  const at = (kind: string, refs: GameEvent["refs"] = {}) => ({ ...event(kind, "info", kind), refs });
  const events = [at("mission.offered", { systemId: 3 }), at("jump.arrived", { systemId: 2 }), at("encounter.lapsed")];
  const { lines } = reportOf(turn({ events }));
  assert.deepEqual(
    lines.map(({ address }) => address),
    ["/missions", "/?system=2&panel", undefined],
  );
});

test("a turn that another client ended is reported from the log", () => {
  const log = [
    event("task.cancelled", "warn", "Cancelled: Survey Brakka."),
    event("turn.advanced", "info", "Turn 6 ended."),
    event("jump.arrived", "good", "Arrived at Brakka."),
  ];
  const report = reportOfLog(6, log, jumping(2));
  assert.deepEqual([report?.title, report?.headline.text], ["Turn 6", "Arrived at Brakka."]);
  assert.deepEqual(
    report?.lines.map(({ text }) => text),
    ["Arrived at Brakka.", "Jump to Brakka: 2 turns left."],
  );
  assert.equal(reportOfLog(6, log.slice(0, 1), jumping(2)), null, "an imported game may lack the end of its turn");
});

test("a report says when the queue has become empty", () => {
  assert.match(reportOf(turn({})).hint ?? "", /^The queue is empty/);
  assert.equal(reportOf(turn({ activeTask: jumping(2) })).hint, null);
  const won = [event("game.won", "good", "The Apex shines again: the relay network wakes.")];
  assert.equal(reportOf(turn({ events: won })).hint, null, "no turn follows the last one");
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
