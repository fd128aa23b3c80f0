/** What is in memory and what is in the tables are one world, whatever was done and whatever failed. */
import assert from "node:assert/strict";
import { test as onEngine, type TestContext } from "node:test";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { ConstraintError, InDoubtError, StoreUnavailableError } from "@outbound/kit/store/errors.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import fc from "fast-check";
import { fly } from "../rules/flights/fly.ts";
import { queueLeg } from "../rules/flights/queue.ts";
import { rescaled } from "../rules/values/clock.ts";
import type { CargoTables } from "../store/tables.ts";
import { act, aGame, loaded, onStore, rowsOf, settled, shownBy, type TestGame, viewOf } from "../testing/a-game.ts";
import { addPlane, addPlayer, aPlane } from "../testing/a-world.ts";
import { pause, perform, type RandomCommand, randomCommand } from "../testing/random-play.ts";
import type { CargoGame } from "./game.ts";
import { advance } from "./time/advance.ts";

const play = fc.array(fc.tuple(pause, randomCommand), { minLength: 60, maxLength: 60, size: "max" });
const sampled = (seed: number) => fc.sample(play, { seed, numRuns: 1 })[0] ?? [];

/** Three companies with five planes, worn and with little money. */
const begin = (game: CargoGame): Promise<void> =>
  act(game, (scene, world) => {
    const owners = [2_000_000, 40_000, 900].map((money) => addPlayer(scene, world, { money }));
    for (const [index, modelId] of ["C208", "C208", "AT76", "B748", "C208"].entries()) {
      const airportIcao = index % 2 === 0 ? "EDDF" : "EDDM";
      addPlane(scene, { modelId, airportIcao, ownerId: owners[index % 3] ?? 0, health: 600 + 2350 * index });
    }
  });

async function attempt(game: CargoGame, command: RandomCommand): Promise<void> {
  try {
    await act(game, (scene, world) => perform(scene, world, command));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}

const hurry = (game: CargoGame): Promise<void> =>
  act(game, (scene, world) => {
    world.clock = rescaled(world.clock, 1e6, scene.now);
  });

/** The same store, whose next transactions fail as asked: `before` the commit or after it. */
function failing(store: Store<CargoTables>, faults: { error: Error; isCommitted: boolean }[]): Store<CargoTables> {
  return {
    ...store,
    transaction: async (work) => {
      const fault = faults.shift();
      const answer = await store.transaction(async (tx) => {
        const done = await work(tx);
        if (fault && !fault.isCommitted) throw fault.error;
        return done;
      });
      if (fault) throw fault.error;
      return answer;
    },
  };
}

const flight = (game: CargoGame, planeId = 1) => act(game, (scene) => fly(scene, planeId, planeId, "EDDM"));

onEachEngine((engine, openFresh) => {
  const test = (title: string, body: (t: TestContext, own: TestGame) => Promise<void>): void =>
    void onEngine(title, async (t) => body(t, await aGame(t, openFresh)));

  for (const seed of engine === "sqlite" ? [1, 2, 3] : [4]) {
    test(`[STORE1] [STORE2] What is in memory after any play is what a start would load, seed ${seed}`, async (_t, own) => {
      const { game, store, clock } = own;
      await begin(game);
      // The database's own time cannot be hurried, but the world's can.
      if (engine === "postgres") await hurry(game);
      for (const [ms, command] of sampled(seed)) {
        clock.advance(ms);
        await attempt(game, command);
        const { world, now } = await viewOf(game);
        const fresh = await loaded(store);
        assert.deepEqual(shownBy(fresh, now), shownBy(world, now));
      }
    });
  }

  test("[CHECK2] A refusal leaves rows and memory as they were", async (_t, own) => {
    const { game, store } = own;
    await settled(game, 2);
    const rows = await rowsOf(store);
    const { world, now } = await viewOf(game);
    const before = shownBy(world, now);
    await assert.rejects(
      act(game, (scene) => fly(scene, 1, 2, "EDDM")),
      { code: "not-owner" },
    );
    await assert.rejects(
      act(game, (scene) => {
        queueLeg(scene, 1, 1, "EDDM");
        scene.pay(1, -100, "fuel");
        return fly(scene, 1, 1, "EDDF");
      }),
      { code: "already-there" },
    );
    await assert.rejects(
      game.host.execute({ exclusive: true, run: (draft) => draft.run((scene) => fly(scene, 1, 1, "KJFK")) }),
      { code: "beyond-tank" },
    );
    assert.deepEqual(await rowsOf(store), rows);
    assert.deepEqual(shownBy((await viewOf(game)).world, now), before);
  });

  test("[CHECK2] A refusal does not disturb what others do in the same batch", async (_t, own) => {
    const { game, store } = own;
    await settled(game, 3);
    const outcomes = await Promise.allSettled([
      flight(game, 1),
      act(game, (scene) => fly(scene, 1, 3, "EDDM")),
      flight(game, 2),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ["fulfilled", "rejected", "fulfilled"],
    );
    const { world, now } = await viewOf(game);
    assert.deepEqual(
      [1, 2, 3].map((id) => world.planes.get(id)?.status),
      ["flying", "flying", "available"],
    );
    assert.deepEqual(shownBy(await loaded(store), now), shownBy(world, now));
  });

  test("[STORE1] A batch with a faulty command is rolled back, memory with it, and its other commands are done", async (_t, own) => {
    const { game, store } = own;
    await settled(game, 2);
    const outcomes = await Promise.allSettled([
      flight(game, 1),
      act(game, (scene) => {
        scene.pay(2, 1000, "test");
        throw new Error("a bug");
      }),
      act(game, (scene) => scene.putPlane(aPlane(2, { ownerId: 99 }))),
      act(game, (scene) => scene.pay(2, 5, "test")),
    ]);
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.status === "fulfilled" ? "done" : outcome.reason.constructor)),
      ["done", Error, ConstraintError, "done"],
    );
    const { world, now } = await viewOf(game);
    assert.equal(world.accounts.players.get(2)?.money, 125_005);
    assert.equal(world.planes.get(2)?.ownerId, 2);
    assert.equal(world.planes.get(1)?.status, "flying");
    assert.deepEqual(shownBy(await loaded(store), now), shownBy(world, now));
  });

  test("[STORE1] A store that cannot be used leaves memory as it was, and works again afterwards", async (t, own) => {
    await settled(own.game, 2);
    const faults: Parameters<typeof failing>[1] = [];
    const { game } = onStore(t, failing(own.store, faults));
    const { world, now } = await viewOf(game);
    const before = shownBy(world, now);
    faults.push({ error: new StoreUnavailableError("FULL", "no room"), isCommitted: false });
    await assert.rejects(flight(game), StoreUnavailableError);
    const after = await viewOf(game);
    assert.equal(after.world, world, "nothing had to be loaded again");
    assert.deepEqual(shownBy(after.world, now), before);
    await flight(game);
    assert.equal((await loaded(own.store)).planes.get(1)?.status, "flying");
  });

  for (const isCommitted of [true, false]) {
    const title = `[STORE1] After a commit in doubt the world is loaded again: the change was ${isCommitted ? "" : "not "}made`;
    test(title, async (t, own) => {
      await settled(own.game, 2);
      const faults: Parameters<typeof failing>[1] = [];
      const { game } = onStore(t, failing(own.store, faults));
      const { world } = await viewOf(game);
      let isNotified = false;
      game.host.onCommit((news) => {
        isNotified ||= news === undefined;
      });
      faults.push({ error: new InDoubtError(), isCommitted });
      await assert.rejects(flight(game), InDoubtError);
      const after = await viewOf(game);
      assert.notEqual(after.world, world);
      assert.ok(isNotified, "streams learn that anything may have changed");
      assert.equal(after.world.planes.get(1)?.status, isCommitted ? "flying" : "available");
      assert.deepEqual(shownBy(await loaded(own.store), after.now), shownBy(after.world, after.now));
      await flight(game, 2);
      assert.equal((await viewOf(game)).world.planes.get(2)?.status, "flying");
    });
  }

  if (engine === "sqlite") {
    test("[CLOCK9] A loaded world continues just as the one that stayed in memory", async (_t, own) => {
      const { game, store, clock } = own;
      await begin(game);
      for (const [ms, command] of sampled(9)) {
        clock.advance(ms);
        await attempt(game, command);
        const fresh = await loaded(store);
        clock.advance(500_000);
        const { world, now } = await viewOf(game);
        advance(fresh, now);
        const { counters: _old, ...later } = shownBy(fresh, now);
        const { counters: _new, ...known } = shownBy(world, now);
        assert.deepEqual(later, known);
      }
    });
  }
});
