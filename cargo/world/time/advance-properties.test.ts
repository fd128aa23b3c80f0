/** Properties of time: results are the same however it is cut into steps. Seeds are fixed, so that a failure can be repeated. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "@outbound/kit/host/refused.ts";
import fc from "fast-check";
import { modelOf } from "../../rules/aircraft/aircraft.ts";
import { isSlotJob } from "../../rules/jobs/job-ids.ts";
import { FULL_HEALTH } from "../../rules/values/plane.ts";
import { FULL_REPUTATION } from "../../rules/values/player.ts";
import { aWorld, contentsOf, logsOf, type TestWorld } from "../../testing/a-world.ts";
import { pause, perform, type RandomCommand, randomCommand, subjectOf } from "../../testing/random-play.ts";
import { advance } from "./advance.ts";

const turn = fc.tuple(pause, randomCommand);
const plays = fc.record({
  seed: fc.nat({ max: 1_000_000 }),
  turns: fc.array(turn, { minLength: 5, maxLength: 80, size: "max" }),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 7 }),
});

/** Creates three companies with worn planes of three classes and little money, so that all kinds of events occur. */
function begun(seed: number): TestWorld {
  const game = aWorld(seed);
  for (const money of [2_000_000, 40_000, 900]) game.withPlayer({ money });
  for (const [index, modelId] of ["C208", "C208", "AT76", "B748", "C208"].entries()) {
    const airportIcao = index % 2 === 0 ? "EDDF" : "EDDM";
    game.withPlane({ modelId, airportIcao, ownerId: (index % 3) + 1, health: 600 + 2350 * index });
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

test("[CLOCK7] [CLOCK11] [DRAW1] One long step gives the same world as many short ones, at any cuts", () => {
  fc.assert(
    fc.property(plays, ({ seed, turns, cuts }) => {
      const [long, short] = [begun(seed), begun(seed)];
      for (const [ms, command] of turns) {
        const from = long.now;
        long.until(from + ms);
        for (const cut of [...cuts].sort((a, b) => a - b)) short.until(from + Math.floor(cut * ms));
        short.until(from + ms);
        assert.deepEqual(contentsOf(short.world), contentsOf(long.world));
        attempt(long, command);
        attempt(short, command);
      }
      assert.deepEqual(logsOf(short.world), logsOf(long.world));
      assert.deepEqual(contentsOf(short.world), contentsOf(long.world));
    }),
    { seed: 41, numRuns: 120 },
  );
});

test("[CLOCK9] A step interrupted after any number of events continues where it stopped", () => {
  fc.assert(
    fc.property(plays, fc.integer({ min: 1, max: 9 }), ({ seed, turns }, limit) => {
      const [whole, halting] = [begun(seed), begun(seed)];
      for (const [ms, command] of turns) {
        const now = whole.now + ms;
        whole.until(now);
        halting.now = now;
        for (let steps = 0; !advance(halting.world, now, limit).isDone; steps++) assert.ok(steps < 100_000);
        halting.look();
        attempt(whole, command);
        attempt(halting, command);
      }
      assert.deepEqual(logsOf(halting.world), logsOf(whole.world));
      assert.deepEqual(contentsOf(halting.world), contentsOf(whole.world));
    }),
    { seed: 42, numRuns: 40 },
  );
});

test("[PREVIEW1] [CHECK2] An undone command leaves no trace, at once and later", () => {
  fc.assert(
    fc.property(plays, fc.array(randomCommand, { minLength: 1, maxLength: 8 }), ({ seed, turns }, dryRuns) => {
      const [plain, dry] = [begun(seed), begun(seed)];
      for (const [ms, command] of turns) {
        plain.pass(ms);
        dry.pass(ms);
        const before = contentsOf(dry.world);
        const mark = dry.world.journal.mark();
        for (const tried of dryRuns) attempt(dry, tried);
        dry.world.nextDueAt();
        dry.world.journal.undoTo(mark);
        assert.deepEqual(contentsOf(dry.world), before);
        attempt(plain, command);
        attempt(dry, command);
      }
      assert.deepEqual(logsOf(dry.world), logsOf(plain.world));
      assert.deepEqual(contentsOf(dry.world), contentsOf(plain.world));
    }),
    { seed: 43, numRuns: 80 },
  );
});

test("[CHECK2] Time that was undone passes again with the same result", () => {
  fc.assert(
    fc.property(plays, pause, ({ seed, turns }, lost) => {
      const [plain, failing] = [begun(seed), begun(seed)];
      for (const [ms, command] of turns) {
        plain.pass(ms);
        const mark = failing.world.journal.mark();
        // Simulates a batch that failed to commit: everything in it is undone.
        advance(failing.world, failing.now + ms);
        advance(failing.world, failing.now + ms + lost);
        failing.world.nextDueAt();
        failing.world.journal.undoTo(mark);
        failing.pass(ms);
        attempt(plain, command);
        attempt(failing, command);
      }
      assert.deepEqual(logsOf(failing.world), logsOf(plain.world));
      assert.deepEqual(contentsOf(failing.world), contentsOf(plain.world));
    }),
    { seed: 44, numRuns: 60 },
  );
});

test("[CLOCK3] [CLOCK10] [LEDGER1] [LEDGER2] [LOAD2] [WEAR2] [REP1] [STORE5] The world stays valid after any commands", () => {
  fc.assert(
    fc.property(plays, ({ seed, turns }) => {
      const game = begun(seed);
      let shown = game.clockMs;
      for (const [ms, command] of turns) {
        game.pass(ms);
        assertSound(game);
        assert.ok(game.clockMs >= shown, "the clock went back");
        shown = game.clockMs;
        attempt(game, command);
        assertSound(game);
        assert.equal(game.clockMs, shown, "a command moves no time");
      }
    }),
    { seed: 45, numRuns: 200 },
  );
});

function assertSound(game: TestWorld): void {
  const { world } = game;
  const planes = [...world.planes.values()];
  assert.equal(
    world.clock.isRunning,
    planes.some(({ status }) => status !== "available"),
  );
  assert.ok(world.nextDueAt() > game.now, "something was due and did not happen");
  for (const player of world.accounts.players.values()) {
    const entries = world.ledger.items.filter(({ player_id }) => player_id === player.id);
    assert.equal(
      player.money,
      entries.reduce((sum, { amount }) => sum + amount, 0),
    );
    assert.ok(player.money >= 0 && player.reputation >= 0 && player.reputation <= FULL_REPUTATION);
  }
  for (const plane of planes) {
    const carried = [...world.jobs.onPlane(plane.id)].map((id) => world.packages.get(id)?.weightKg ?? Number.NaN);
    const { maxPayloadKg, maxFuel } = modelOf(plane);
    assert.ok(carried.reduce((sum, kg) => sum + kg, 0) <= maxPayloadKg);
    assert.ok(plane.health >= 0 && plane.health <= FULL_HEALTH);
    assert.ok(plane.fuelL >= 0 && plane.fuelL <= maxFuel);
    assert.equal(plane.status === "flying", plane.leg !== null);
    assert.equal(plane.status === "repairing", plane.repair !== null);
  }
  assertMarket(game);
}

/** Asserts that each open job is in its own slot only, and each taken job has one owner. */
function assertMarket({ world, now }: TestWorld): void {
  const offered = new Set<number>();
  for (const pool of world.pools.values()) {
    for (const [slot, { packageId, readyAt, generation }] of pool.slots.entries()) {
      if (packageId === null) {
        if (world.airspace.isOpen(pool.icao)) assert.ok(readyAt > now, "an empty slot of an open airport cools down");
        continue;
      }
      const cargo = world.packages.get(packageId);
      assert.equal(cargo?.status, "open");
      assert.deepEqual(world.originOfJob(packageId), { pool: pool.number, slot, generation });
      assert.equal(cargo?.originIcao, pool.icao);
      offered.add(packageId);
    }
  }
  for (const cargo of world.packages.values()) {
    assert.equal(cargo.status === "open", cargo.ownerId === null);
    assert.equal(
      cargo.status === "loaded",
      cargo.expiresAt === null && cargo.endedAt === null && cargo.planeId !== null,
    );
    if (cargo.status === "open") assert.equal(offered.has(cargo.id), isSlotJob(cargo.id));
    if (cargo.expiresAt !== null) assert.ok(cargo.expiresAt > now);
    if (cargo.status === "loaded") {
      assert.equal(world.planes.get(cargo.planeId ?? 0)?.ownerId, cargo.ownerId, "it is on a plane of its owner");
    }
  }
}

test("[OWN1] No command of a player moves another player's money", () => {
  fc.assert(
    fc.property(plays, ({ seed, turns }) => {
      const game = begun(seed);
      const cash = () => [...game.world.accounts.players.values()].map(({ money, owed }) => [money, owed]);
      for (const [ms, command] of turns) {
        game.until(game.now + ms);
        const { playerId } = subjectOf(game.world, command);
        const others = (all: number[][]) => all.filter((_, index) => index + 1 !== playerId);
        const before = others(cash());
        attempt(game, command);
        assert.deepEqual(others(cash()), before, command.command);
      }
    }),
    { seed: 43, numRuns: 15 },
  );
});
