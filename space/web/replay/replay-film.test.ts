import assert from "node:assert/strict";
import { it } from "node:test";
import type { GameEvent } from "../api.ts";
import { filmOf, sceneAt } from "./replay-film.ts";

const event = (seq: number, turn: number, kind: string, systemId?: number) =>
  ({ seq, turn, kind, severity: "info", text: `${kind} ${seq}`, refs: { systemId }, figures: {} }) as GameEvent;

const film = filmOf(
  [
    event(9, 3, "game.won"),
    event(8, 3, "turn.advanced"),
    event(5, 1, "jump.arrived", 7),
    event(4, 1, "task.started"),
    event(2, 0, "task.queued"),
  ],
  4,
  3,
);

it("a film has every turn of the game with its events in order, without the events that only count turns", () => {
  assert.deepEqual(
    film.turns.map((events) => events.map(({ seq }) => seq)),
    [[], [4, 5], [], [9]],
  );
  assert.deepEqual(film.journey.stops, [
    { turn: 0, systemId: 4 },
    { turn: 1, systemId: 7 },
  ]);
});

it("a turn without events shows the events of the latest turn that had any", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((turn) => sceneAt(film, turn).turn),
    [0, 1, 1, 3],
  );
  assert.deepEqual(sceneAt(film, 0).events, []);
});

it("a sentence is shown once for a turn, even if several events have it", () => {
  const cancelled = [7, 8].map((seq) => ({ ...event(seq, 2, "task.cancelled"), text: "Cancelled: Harvest Norrun." }));
  assert.deepEqual(
    filmOf(cancelled, 4, 2).turns.map((events) => events.map(({ seq }) => seq)),
    [[], [], [7]],
  );
});
