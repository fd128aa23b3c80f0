import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEvent } from "../api.ts";
import { turnGroups } from "./turn-groups.ts";

const event = (seq: number, turn: number): GameEvent => ({
  seq,
  turn,
  kind: "turn.advanced",
  severity: "info",
  refs: {},
  figures: {},
  text: `Turn ${turn} is over.`,
});

test("events of a turn stand together, and a turn played again stands by itself", () => {
  const groups = turnGroups([event(9, 2), event(8, 2), event(7, 1), event(6, 3), event(5, 2)]);
  assert.deepEqual(
    groups.map(({ turn, events }) => [turn, ...events.map(({ seq }) => seq)]),
    [
      [2, 9, 8],
      [1, 7],
      [3, 6],
      [2, 5],
    ],
  );
});

test("an empty log has no turns", () => assert.deepEqual(turnGroups([]), []));
