/**
 * No command of a player moves another player's money, and none makes money from nothing. Seeds are fixed, so that a failure can
 * be repeated.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "@outbound/kit/host/refused.ts";
import fc from "fast-check";
import { modelOf } from "../rules/aircraft/aircraft.ts";
import { baseSaleValue } from "../rules/company/bases.ts";
import { REPAIR_PERCENT } from "../rules/fleet/repair.ts";
import { SALE_PERCENT } from "../rules/fleet/sell.ts";
import { FULL_HEALTH, type Plane } from "../rules/values/plane.ts";
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

/** Ledger reasons of what players earn, of relief, and of the test hook. */
const EARNINGS: readonly string[] = ["delivery", "route", "campaign", "relief", "test"];

/** Returns the unrounded euros that a sale would bring after a repair, less the price of the repair. */
function repairedValue(plane: Plane): number {
  const lost = plane.repair === null ? FULL_HEALTH - plane.health : 0;
  return (modelOf(plane).price * (SALE_PERCENT - (REPAIR_PERCENT * lost) / FULL_HEALTH)) / 100;
}

/** Returns what a player has that was not earned: cash less what is owed, and what planes and bases would bring. */
function unearned(game: TestWorld, playerId: number): number {
  const { planes, bases, airspace } = game.world;
  const { money, owed, entries } = moneyOf(game, playerId);
  const earned = entries.filter(({ reason }) => EARNINGS.includes(reason)).reduce((sum, { amount }) => sum + amount, 0);
  const fleet = planes.all(airspace.planesOf(playerId)).reduce((sum, plane) => sum + repairedValue(plane), 0);
  const places = bases.all(bases.of(playerId)).reduce((sum, base) => sum + baseSaleValue(base), 0);
  return money - owed - earned + fleet + places;
}

test("[LEDGER3] only deliveries, routes, campaigns and relief raise cash together with what planes and bases would sell for", () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(plays, ({ seed, turns }) => {
      const game = begun(seed);
      // The test hook sets the health of a plane for nothing.
      for (const [ms, command] of turns.filter(([, { command: kind }]) => kind !== "wear")) {
        const before = [1, 2].map((id) => unearned(game, id));
        game.pass(ms);
        if (isDone(game, command)) done.add(command.command);
        for (const [index, most] of before.entries()) {
          const now = unearned(game, index + 1);
          assert.ok(now <= most + 1e-6, `${command.command}: ${most} € became ${now} €`);
        }
      }
    }),
    { seed: 51, numRuns: 150, endOnFailure: true },
  );
  const expected = ["fly", "dispatch", "load", "accept", "abandon", "repair", "buy", "sell", "base", "sell-base"];
  for (const command of [...expected, "relief", "assign-route", "leave-alliance"])
    assert.ok(done.has(command), command);
});
