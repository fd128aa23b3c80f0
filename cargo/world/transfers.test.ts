/** No money moves between players, whatever they do. Seeds are fixed, so that a failure comes again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "@outbound/kit/host/refused.ts";
import fc from "fast-check";
import { aWorld, logsOf, type TestWorld } from "../testing/a-world.ts";
import { anyCommand, perform, type RandomCommand, subjectOf } from "../testing/random-play.ts";

const turn = fc.tuple(fc.oneof(fc.nat({ max: 60_000 }), fc.nat({ max: 900_000 })), anyCommand);
const plays = fc.record({
  seed: fc.nat({ max: 1_000_000 }),
  turns: fc.array(turn, { minLength: 20, maxLength: 80, size: "max" }),
});

/** Two companies with a plane each; the second one has next to nothing. */
function begun(seed: number): TestWorld {
  const game = aWorld(seed);
  for (const [index, money] of [5_000_000, 900].entries()) {
    game.withPlayer({ money, seenAt: game.now }).withPlane({ ownerId: index + 1, health: 4_000 + 3_000 * index });
  }
  return game;
}

/** All that a player has of money, and the entries behind it. */
function moneyOf({ world }: TestWorld, playerId: number) {
  const { money, owed } = world.accounts.players.get(playerId) ?? assert.fail();
  const { ledger, raised } = logsOf(world);
  const own = [...ledger, ...raised].filter(({ player_id }) => player_id === playerId);
  return { money, owed, entries: structuredClone(own) };
}

/** A refusal is an answer like any other. */
function isDone(game: TestWorld, command: RandomCommand): boolean {
  try {
    game.act((scene, world) => perform(scene, world, command));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

test("[TO2] the cash and the ledger of a player never change by a command of another one", () => {
  const done = new Set<string>();
  let paid = 0;
  fc.assert(
    fc.property(plays, ({ seed, turns }) => {
      const game = begun(seed);
      for (const [ms, command] of turns) {
        game.pass(ms);
        const { playerId } = subjectOf(game.world, command);
        const others = [1, 2].filter((id) => id !== playerId);
        const before = others.map((id) => moneyOf(game, id));
        const own = moneyOf(game, playerId).money;
        if (isDone(game, command)) done.add(command.command);
        assert.deepEqual(
          others.map((id) => moneyOf(game, id)),
          before,
          command.command,
        );
        if (moneyOf(game, playerId).money !== own) paid++;
      }
    }),
    { seed: 50, numRuns: 150 },
  );
  assert.ok(paid > 300, `${paid} commands moved money`);
  // All players are at home already.
  const expected = ["fly", "dispatch", "load", "abandon", "buy", "sell", "sell-base", "assign-route", "move", "relief"];
  for (const command of [...expected, "invite", "withdraw", "expel", "join", "decline"])
    assert.ok(done.has(command), command);
});
