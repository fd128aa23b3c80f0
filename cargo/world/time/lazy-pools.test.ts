/** Pools are worked only when a player looks, and players see the same as if they had been worked on time. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "@outbound/kit/host/refused.ts";
import { DAY_MS, HOUR_MS, WEEK_MS } from "@outbound/kit/rules/durations.ts";
import fc from "fast-check";
import { fly } from "../../rules/flights/fly.ts";
import { JOB_LIFETIME_MS } from "../../rules/jobs/pool-bands.ts";
import { clockAtEarlier, rescaled, type WorldClock } from "../../rules/values/clock.ts";
import { aWorld, contentsOf, logsOf, type TestWorld } from "../../testing/a-world.ts";
import { pause, perform, type RandomCommand, randomCommand, subjectOf } from "../../testing/random-play.ts";
import { advance } from "./advance.ts";
import { workPoolsOf } from "./slots.ts";

const look = fc.record({ kind: fc.constant("look" as const), who: fc.nat({ max: 9 }) });
const rate = fc.record({ kind: fc.constant("rate" as const), timeScale: fc.constantFrom(0, 0.5, 24, 24, 5000) });
const longer = fc.oneof({ arbitrary: pause, weight: 6 }, { arbitrary: fc.nat({ max: 3 * DAY_MS }), weight: 1 });
const turns = fc.array(
  fc.tuple(
    longer,
    fc.oneof({ arbitrary: randomCommand, weight: 5 }, { arbitrary: look, weight: 3 }, { arbitrary: rate, weight: 1 }),
  ),
  { minLength: 5, maxLength: 60, size: "max" },
);
const plays = fc.record({ seed: fc.nat({ max: 1_000_000 }), turns, cuts: fc.nat({ max: 5 }) });

/** Creates two companies that share airports, and a third one elsewhere. */
function begun(seed: number): TestWorld {
  const game = aWorld(seed);
  for (const reputation of [20_000, 95_000, 3_000]) game.withPlayer({ money: 3_000_000, reputation });
  for (const [index, modelId] of ["C208", "AT76", "C208", "B748", "C208"].entries()) {
    game.withPlane({ modelId, airportIcao: ["EDDF", "EDDM", "EDDF"][index % 3] ?? "EDDF", ownerId: (index % 3) + 1 });
  }
  return game;
}

/** Runs a command as the service does: the pools of the player's airports and of the plane's airport are worked first. */
function attempt(game: TestWorld, command: RandomCommand): void {
  try {
    game.act((scene, world) => {
      const { playerId, plane } = subjectOf(world, command);
      for (const id of [playerId, plane?.ownerId ?? playerId]) workPoolsOf(world, id, scene.now);
      return perform(scene, world, command);
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

const rescale = (game: TestWorld, timeScale: number): void =>
  game.act((scene, world) => {
    world.clock = rescaled(world.clock, timeScale, scene.now);
  });

/** Returns the jobs that the player sees. */
function seenBy({ world, now }: TestWorld, playerId: number) {
  workPoolsOf(world, playerId, now);
  const airports = [...world.airspace.poolsOf(playerId)].sort();
  return airports.map((icao) => {
    const { slots } = world.pools.get(icao) ?? { slots: [] };
    return { icao, slots, jobs: slots.map(({ packageId }) => packageId && world.packages.get(packageId)) };
  });
}

test("[FAIR5] A player sees the same jobs whether pools are worked on time or only when the player looks at them", () => {
  fc.assert(
    fc.property(plays, ({ seed, turns, cuts }) => {
      const [eager, lazy] = [begun(seed), begun(seed)];
      for (const [ms, turn] of turns) {
        const from = eager.now;
        for (let cut = 1; cut <= cuts + 1; cut++) eager.until(from + Math.floor((ms * cut) / (cuts + 1)));
        lazy.now = from + ms;
        advance(lazy.world, lazy.now);
        if ("command" in turn) {
          attempt(eager, turn);
          attempt(lazy, turn);
        } else if (turn.kind === "rate") {
          rescale(eager, turn.timeScale);
          rescale(lazy, turn.timeScale);
        } else {
          const playerId = (turn.who % 3) + 1;
          assert.deepEqual(seenBy(lazy, playerId), seenBy(eager, playerId));
        }
      }
      for (const game of [eager, lazy]) game.look();
      assert.deepEqual(contentsOf(lazy.world), contentsOf(eager.world));
      assert.deepEqual(logsOf(lazy.world), logsOf(eager.world));
    }),
    { seed: 47, numRuns: 100 },
  );
});

test("[FAIR5] The content of a job depends on the week in which it appears, however late a player looks at it", () => {
  const play = (looks: boolean): TestWorld => {
    const game = aWorld(3).withPlayer({ money: 1e9 }).withPlayer();
    game.withPlane().withPlane({ airportIcao: "EDDM", ownerId: 2 });
    const nextWeek = Math.ceil(game.clockMs / WEEK_MS) * WEEK_MS;
    const flight = { destIcao: "EDDM", departureSimTime: game.clockMs, distanceKm: 300, windFactor: 1 };
    // The long leg keeps the clock running.
    const leg = { ...flight, arrivalSimTime: nextWeek + DAY_MS };
    game.place({ ...game.plane(1), status: "flying", fuelL: 500, leg });
    while (game.clockMs < nextWeek + 8 * HOUR_MS) {
      game.now += 60_000;
      advance(game.world, game.now);
      assert.equal(game.world.clock.isRunning, true);
      if (looks) game.look();
    }
    game.look();
    return game;
  };
  const [eager, lazy] = [play(true), play(false)];
  assert.deepEqual(lazy.offersAt("EDDM"), eager.offersAt("EDDM"));
  assert.deepEqual(contentsOf(lazy.world), contentsOf(eager.world));
});

test("[FAIR5] [SPEC14] The content of a job depends on the mean reputation when the airport's set of players last changed", () => {
  const game = aWorld().withPlayer().withPlayer({ reputation: 90_000 });
  game.withPlane();
  const mean = () => game.world.pools.get("EDDF")?.openers?.meanReputation;
  assert.equal(mean(), 20);
  game.act((scene) => scene.putPlayer({ ...scene.player(1), reputation: 40_000 }));
  game.withPlane();
  game.pass(HOUR_MS);
  assert.equal(mean(), 20, "a second plane changes no player");
  game.withPlane({ ownerId: 2 });
  assert.equal(mean(), 65);
  game.act((scene) => fly(scene, 2, 3, "EDDM"));
  assert.equal(mean(), 40);
});

test("[FAIR5] [CLOCK11] The first look at pools changes at most each of their slots once, however late it is", () => {
  const changesAfter = (ms: number): number => {
    const game = aWorld().withPlayer().withPlane().withPlane({ airportIcao: "KJFK" });
    game.now += ms;
    advance(game.world, game.now);
    assert.equal(game.world.nextDueAt(), Number.POSITIVE_INFINITY, "nothing is due without a look");
    const before = game.world.journal.mark();
    game.look();
    const first = game.world.journal.mark() - before;
    game.look();
    assert.equal(game.world.journal.mark() - before, first, "a second look changes nothing");
    return first;
  };
  // The old job is removed, a new one created, and the pool changes once.
  const most = 2 * 11 * 2 + 2;
  for (const ms of [HOUR_MS, DAY_MS, 365 * DAY_MS, 50 * 365 * DAY_MS]) {
    assert.ok(changesAfter(ms) <= most, `${changesAfter(ms)} changes after ${ms} ms`);
  }
});

test("[FAIR5] The clock's anchors of the last two real hours are kept, and no others", () => {
  const game = aWorld().withPlayer({ money: 1e9 }).withPlane();
  const shown = new Map<number, number>();
  for (let minute = 0; minute < 300; minute++) {
    game.now += 60_000;
    advance(game.world, game.now);
    shown.set(game.now, game.clockMs);
    rescale(game, [24, 0, 500, 24][minute % 4] ?? 24);
    if (game.plane(1).leg === null && minute % 3 === 0) {
      game.act((scene) => fly(scene, 1, 1, game.plane(1).airportIcao === "EDDF" ? "EDDM" : "EDDF"));
    }
  }
  const { clock, clockHistory } = game.world.state;
  const oldest = clockHistory[0] as WorldClock;
  assert.ok(oldest.anchorAt >= game.now - 2 * HOUR_MS - 120_000, "older ones are dropped");
  for (const [at, clockMs] of shown) {
    if (at < game.now - 2 * HOUR_MS) continue;
    assert.equal(clockAtEarlier(clock, clockHistory, at), clockMs, `${game.now - at} ms ago`);
  }
  assert.ok(JOB_LIFETIME_MS * 2 < 2 * HOUR_MS);
});
