/** Properties of planes on routes, for any commands and any cuts of time. Seeds are fixed, so that a failure can be repeated. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "@outbound/kit/host/refused.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import fc from "fast-check";
import { aWorld, contentsOf, logsOf, type TestWorld } from "../../testing/a-world.ts";
import { perform, type RandomCommand, randomCommandWithRoutes } from "../../testing/random-play.ts";
import { advance } from "./advance.ts";

const turn = fc.tuple(fc.oneof(fc.nat({ max: 60_000 }), fc.nat({ max: 900_000 })), randomCommandWithRoutes);
const plays = fc.record({
  seed: fc.nat({ max: 1_000_000 }),
  turns: fc.array(turn, { minLength: 5, maxLength: 25, size: "max" }),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }),
});

/** Creates two companies, one of them poor, each with a plane on a route. */
function begun(seed: number): TestWorld {
  const game = aWorld(seed);
  for (const money of [2_000_000, 900]) game.withPlayer({ money, seenAt: game.now });
  for (const [index, modelId] of ["C208", "C208", "AT76"].entries()) {
    game.withPlane({ modelId, ownerId: (index % 2) + 1, health: 4_000 + 2_000 * index });
  }
  for (const who of [0, 1]) {
    attempt(game, { command: "create-route", who, plane: 500, cargo: 40 + who, airport: 0, amount: 1 });
    attempt(game, { command: "assign-route", who, plane: 500, cargo: 0, airport: 0, amount: 2 + who });
  }
  return game;
}

/** Runs a command. A refusal is a valid result. */
function attempt(game: TestWorld, command: RandomCommand): void {
  try {
    game.act((scene, world) => perform(scene, world, command));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** Asserts that each player's cash is the sum of the ledger, and that nothing was quarantined. */
function assertPaid({ world }: TestWorld): void {
  assert.equal(world.scheduled.quarantined, 0);
  for (const { id, money } of world.accounts.players.values()) {
    const written = logsOf(world).ledger.filter(({ player_id }) => player_id === id);
    assert.equal(
      money,
      written.reduce((total, { amount }) => total + amount, 0),
    );
  }
}

test("[RT2] [RT8] [CLOCK7] routes have the same result in one long step as in many short ones, and cash is the sum of the ledger", () => {
  let landings = 0;
  fc.assert(
    fc.property(plays, ({ seed, turns, cuts }) => {
      const [long, short] = [begun(seed), begun(seed)];
      for (const [ms, command] of turns) {
        const from = long.now;
        landings += long.until(from + ms).events;
        for (const cut of [...cuts].sort((a, b) => a - b)) short.until(from + Math.floor(cut * ms));
        short.until(from + ms);
        assert.deepEqual(contentsOf(short.world), contentsOf(long.world));
        attempt(long, command);
        attempt(short, command);
        assertPaid(long);
      }
      assert.deepEqual(logsOf(short.world), logsOf(long.world));
    }),
    { seed: 46, numRuns: 12 },
  );
  assert.ok(landings > 200, `${landings} events`);
});

test("[RT2] [CLOCK9] after downtime, routes are where they would be on time", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 9 }), (seed, limit) => {
      const [onTime, late] = [begun(seed), begun(seed)];
      for (let minutes = 0; minutes < 120; minutes++) onTime.pass(60_000);
      late.now += 2 * HOUR_MS;
      while (!advance(late.world, late.now, limit).isDone);
      late.look();
      assert.deepEqual(logsOf(late.world), logsOf(onTime.world));
      assert.deepEqual(contentsOf(late.world), contentsOf(onTime.world));
      assertPaid(late);
    }),
    { seed: 47, numRuns: 6 },
  );
});

test("[RT1] [PREVIEW1] an undone command on a route leaves no trace, at once and later", () => {
  fc.assert(
    fc.property(
      plays,
      fc.array(randomCommandWithRoutes, { minLength: 1, maxLength: 6 }),
      ({ seed, turns }, dryRuns) => {
        const [plain, dry] = [begun(seed), begun(seed)];
        for (const [ms, command] of turns) {
          plain.pass(ms);
          dry.pass(ms);
          const before = contentsOf(dry.world);
          const mark = dry.world.journal.mark();
          for (const tried of dryRuns) attempt(dry, tried);
          dry.world.journal.undoTo(mark);
          assert.deepEqual(contentsOf(dry.world), before);
          attempt(plain, command);
          attempt(dry, command);
        }
        assert.deepEqual(logsOf(dry.world), logsOf(plain.world));
      },
    ),
    { seed: 48, numRuns: 8 },
  );
});
