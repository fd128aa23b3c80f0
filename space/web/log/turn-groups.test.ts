import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent } from "../api.ts";
import { type TurnGroup, turnGroups, withoutQuietTurns } from "./turn-groups.ts";

const event = (seq: number, turn: number, kind = "task.queued"): GameEvent => ({
  seq,
  turn,
  kind,
  severity: "info",
  refs: {},
  figures: {},
  text: "Something happened.",
});

const text = (groups: readonly TurnGroup[]) =>
  groups.map(({ from, to, quiet, events }) => `${from}-${to}${quiet ? " quiet" : ""}: ${events.map(({ seq }) => seq)}`);

test("the events of a turn form one group, oldest first, and a turn that is played again forms another group", () => {
  const groups = turnGroups([event(9, 2), event(8, 2), event(7, 1), event(6, 3), event(5, 2)]);
  assert.deepEqual(text(groups), ["2-2: 8,9", "1-1: 7", "3-3: 6", "2-2: 5"]);
});

test("consecutive turns without other events are merged", () => {
  const quiet = (seq: number, turn: number) => event(seq, turn, "turn.advanced");
  const events = [quiet(9, 7), quiet(8, 6), quiet(7, 5), event(6, 4), quiet(5, 4), quiet(4, 3), quiet(3, 9)];
  assert.deepEqual(text(withoutQuietTurns(turnGroups(events))), [
    "5-7 quiet: 7,8,9",
    "4-4: 5,6",
    "3-3 quiet: 4",
    "9-9 quiet: 3",
  ]);
});

test("an empty log has no turns", () => assert.deepEqual(withoutQuietTurns(turnGroups([])), []));
