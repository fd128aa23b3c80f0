import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { accepted, explore, jump, ordered, refused, research } from "../../testing/play.ts";
import { type Game, systemOf } from "../game/game.ts";
import { placeOrder, runTurns, takeTurn } from "./command.ts";

test("[TURN3] a turn other than the expected one is refused, also with an empty queue or after the end", () => {
  for (const game of [
    ordered(aGame().onTurn(12).build(), explore()),
    aGame().onTurn(12).build(),
    aGame().onTurn(12).ended("lost", "crew-lost").build(),
  ]) {
    const { status, details } = refused(takeTurn(game, 11), "stale-turn");
    assert.deepEqual([status, details], [409, { expectedTurn: 11, turn: 12 }]);
    refused(runTurns(game, 5, "task", 13), "stale-turn");
    accepted(takeTurn(game, 12));
    accepted(runTurns(game, 5, "task", 12));
  }
});

describe("a run", () => {
  const turnsOf = (game: Game, ...more: [max: number, until?: "task" | "mission" | "danger" | "idle"]): number =>
    accepted(runTurns(game, ...more)).game.turn;

  test("[TURN4] a run equals the same number of single turns", () => {
    const start = ordered(aGame().build(), explore(), research("nav1"), jump(2));
    const run = accepted(runTurns(start, 4));
    let game = start;
    const events = [];
    for (let turn = 0; turn < 4; turn++) {
      const one = accepted(takeTurn(game));
      game = one.game;
      events.push(...one.events);
    }
    assert.deepEqual(run.game, game);
    assert.deepEqual(run.events, events);
    assert.equal(run.answer.turns.length, 4);
    assert.deepEqual(
      run.answer.turns.map(({ turn }) => turn),
      [1, 2, 3, 4],
    );
  });

  test("[TURN4] a run stops when the queue runs empty, at once if it already was", () => {
    const start = ordered(aGame().build(), explore(), research("nav1"));
    assert.equal(turnsOf(start, 50), 5);
    assert.equal(turnsOf(start, 50, "idle"), 5);
    const { answer } = accepted(runTurns(aGame().build(), 50));
    assert.deepEqual(
      answer.turns.map(({ skipped }) => skipped),
      [true],
    );
  });

  test("[TURN4] a run until a task stops after a task", () => {
    const start = ordered(aGame().build(), explore(), research("nav1"));
    assert.equal(turnsOf(start, 50, "task"), 3);
    assert.equal(turnsOf(start, 2, "task"), 2);
  });

  test("[TURN4] a run until a mission stops when a mission changes", () => {
    const start = aGame()
      .withMission({ kind: "survey", systemId: 2 }, { deadline: 4 })
      .withMission({ kind: "survey", systemId: 3 })
      .withMission({ kind: "survey", systemId: 4 })
      .build();
    assert.equal(turnsOf(ordered(start, explore(), explore(), explore()), 50, "mission"), 5);
  });

  test("[TURN4] a run until danger stops at an event of severity bad", () => {
    // The second turn has half of the food it needs.
    const start = aGame().withResources({ supplies: 1.5 }).build();
    assert.equal(turnsOf(ordered(start, explore(), explore()), 50, "danger"), 2);
    assert.equal(turnsOf(ordered(start, explore(), explore()), 50), 5);
  });

  test("[TURN4] a run stops at the end of the game", () => {
    const start = ordered(aGame().onTurn(197).build(), explore(), explore());
    assert.equal(turnsOf(start, 50), 200);
  });
});

describe("deciding without storing, as a preview does", () => {
  test("[ORD13] deciding an order leaves the game unchanged", () => {
    const game = ordered(aGame().rich().build(), explore());
    const before = structuredClone(game);
    const first = accepted(placeOrder(game, research("nav1", 1)));
    assert.deepEqual(game, before);
    assert.deepEqual(accepted(placeOrder(game, research("nav1", 1))), first);
  });

  test("[ORD13] the answer to an order is the same in games that differ only in chance", () => {
    const answerOf = (seed: number, fragment: boolean): unknown => {
      const game = aGame().rich().withSeed(seed).withSystem(1, { fragment }).build();
      return [explore(), jump(2), research("nav1")].map((order) => accepted(placeOrder(game, order)).answer);
    };
    assert.deepEqual(answerOf(1, false), answerOf(2, true));
  });

  test("[ORD13] the events of an order reveal no chance", () => {
    const { events } = accepted(placeOrder(aGame().at(8).build(), explore()));
    assert.deepEqual(events[1]?.figures, { durationTurns: 8, band: "critical", power: 12, ratio: 0.42 });
    assert.equal(systemOf(aGame().build(), 8).visits, 0);
  });
});
