import assert from "node:assert/strict";
import { test } from "node:test";
import type { OrderTarget } from "../../rules/turn/command.ts";
import { aGame } from "../../testing/a-game.ts";
import { fastestTeam, smallestTeam } from "./best-team.ts";

const SURVEY: OrderTarget = { kind: "explore", focus: "survey" };

test("the fastest team is led by the specialist and has three helpers, the best first", () => {
  const game = aGame().withRecruits(2).withSkill(3, "survey", 2).withSkill(5, "survey", 1).build();
  assert.deepEqual(fastestTeam(game, SURVEY), { leadId: 2, helperIds: [3, 5, 1] });
});

test("a good leader with some skill can be a stronger lead than a better specialist", () => {
  const game = aGame().withSkill(1, "survey", 3).withSkill(1, "leadership", 10).build();
  assert.equal(fastestTeam(game, SURVEY)?.leadId, 1);
});

test("an exhausted specialist does not lead", () => {
  const game = aGame().withFatigue(2, 90).withSkill(4, "survey", 2).build();
  assert.equal(fastestTeam(game, SURVEY)?.leadId, 4);
});

test("of equal leads the less tired one leads", () => {
  const game = aGame().withSkill(1, "survey", 3).withFatigue(2, 30).withFatigue(1, 10).build();
  assert.equal(fastestTeam(game, SURVEY)?.leadId, 1);
});

test("in the smallest team every helper saves at least one turn", () => {
  const game = aGame().withSkill(2, "survey", 10).build();
  assert.deepEqual(smallestTeam(game, SURVEY), { leadId: 2, helperIds: [] });
  assert.ok((smallestTeam(aGame().build(), { kind: "jump", systemId: 7 })?.helperIds.length ?? 0) > 0);
});

test("a pending task gets the team for the turn on which it starts", () => {
  const game = aGame().build();
  const tired = aGame().withFatigue(2, 90).withSkill(4, "survey", 2).build();
  const task = { id: 7, target: { kind: "explore", systemId: 1, focus: "survey" }, leadId: 1, helperIds: [] } as const;
  const waiting = (from: typeof game) => ({ ...from, tasks: [{ ...task, paid: {}, queuedOnTurn: 0 }] });
  assert.equal(fastestTeam(waiting(game), { taskId: 7, kind: "explore" })?.leadId, 2);
  assert.equal(fastestTeam(waiting(tired), { taskId: 7, kind: "explore" })?.leadId, 4);
  assert.equal(fastestTeam(game, { taskId: 7, kind: "explore" }), null, "it has left the queue");
});

test("without a crew there is no team", () => {
  assert.equal(fastestTeam(aGame().withCrew().build(), SURVEY), null);
  assert.equal(smallestTeam(aGame().withCrew().build(), SURVEY), null);
});
