import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { GameEvent } from "../api.ts";
import { journeyOf, stopsUntil } from "./journey.ts";

const event = (seq: number, kind: string, turn: number, systemId?: number): GameEvent =>
  ({
    seq,
    kind,
    turn,
    severity: "info",
    text: `${kind}.`,
    refs: systemId === undefined ? {} : { systemId },
  }) as GameEvent;

const events = [
  event(9, "fragment.found", 30, 5),
  event(4, "jump.arrived", 6, 5),
  event(7, "jump.arrived", 20, 8),
  event(12, "game.lost", 40),
  event(8, "turn.advanced", 21),
];

describe("the journey of a game", () => {
  it("the journey has the arrivals in order, the start first", () => {
    const { stops, milestones } = journeyOf(events, 1);
    assert.deepEqual(
      stops.map(({ turn, systemId }) => [turn, systemId]),
      [
        [0, 1],
        [6, 5],
        [20, 8],
      ],
    );
    assert.deepEqual(
      milestones.map(({ kind, turn }) => [kind, turn]),
      [
        ["fragment", 30],
        ["end", 40],
      ],
    );
  });

  it("the journey until a turn leaves out later stops, and a journey leaves out an unknown start", () => {
    assert.equal(stopsUntil(journeyOf(events, 1), 19).length, 2);
    assert.equal(journeyOf(events, null).stops.length, 2);
    assert.deepEqual(journeyOf([], null), { stops: [], milestones: [] });
  });
});
