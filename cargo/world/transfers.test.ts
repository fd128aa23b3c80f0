/** No command of a player moves another player's money. Seeds are fixed, so that a failure can be repeated. */
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

/** Creates two companies with a plane each; the second one has almost no money. */
function begun(seed: number): TestWorld {
  const game = aWorld(seed);
  for (const [index, money] of [5_000_000, 900].entries()) {
    game.withPlayer({ money, seenAt: game.now }).withPlane({ ownerId: index + 1, health: 4_000 + 3_000 * index });
  }
  return game;
}

/** Returns a player's money and the ledger entries behind it. */
function moneyOf({ world }: TestWorld, playerId: number) {
  const { money, owed } = world.accounts.players.get(playerId) ?? assert.fail();
  const { ledger, raised } = logsOf(world);
  const own = [...ledger, ...raised].filter(({ player_id }) => player_id === playerId);
  return { money, owed, entries: structuredClone(own) };
}

/** True if the command was not refused. */
function isDone(game: TestWorld, command: RandomCommand): boolean {
  try {
    game.act((scene, world) => perform(scene, world, command));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

test("[TO2] no command of a player changes another player's cash or ledger", () => {
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
  // All players have already chosen a home.
  const expected = ["fly", "dispatch", "load", "abandon", "buy", "sell", "sell-base", "assign-route", "move", "relief"];
  for (const command of [...expected, "invite", "withdraw", "expel", "join", "decline"])
    assert.ok(done.has(command), command);
});
