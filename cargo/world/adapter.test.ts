/** The world in memory and the tables agree after any commands and failures. */
import assert from "node:assert/strict";
import { test as onEngine, type TestContext } from "node:test";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import fc from "fast-check";
import { fly } from "../rules/flights/fly.ts";
import { queueLeg } from "../rules/flights/queue.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { loadPackage } from "../rules/jobs/load.ts";
import { rescaled } from "../rules/values/clock.ts";
import { act, aGame, loaded, onStore, rowsOf, settled, shownBy, type TestGame, viewOf } from "../testing/a-game.ts";
import { addPlane, addPlayer } from "../testing/a-world.ts";
import { editPackage } from "../testing/edit-package.ts";
import { pause, perform, type RandomCommand, randomCommand } from "../testing/random-play.ts";
import { aPackage } from "../testing/values.ts";
import type { CargoGame } from "./game.ts";
import { advance } from "./time/advance.ts";

const play = fc.array(fc.tuple(pause, randomCommand), { minLength: 60, maxLength: 60, size: "max" });
const sampled = (seed: number) => fc.sample(play, { seed, numRuns: 1 })[0] ?? [];

/** Creates three companies with five worn planes and little money. */
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

const flight = (game: CargoGame, planeId = 1) => act(game, (scene) => fly(scene, planeId, planeId, "EDDM"));

onEachEngine((engine, openFresh) => {
  const test = (title: string, body: (t: TestContext, own: TestGame) => Promise<void>): void =>
    void onEngine(title, async (t) => body(t, await aGame(t, openFresh)));

  test("[LEDGER1] [ADMIN9] An edit while a landing is due comes after the landing", async (_t, { game, store }) => {
    const id = contractId(1);
    await settled(game, 1);
    await act(game, (scene) => {
      scene.putPackage(aPackage(scene.now, { id }));
      return loadPackage(scene, 1, id, 1);
    });
    await flight(game);
    game.skipRealTime(3_600_000);
    await editPackage(game, id, { count: 7 });
    const edited = await store.read.selectFrom("packages").select(["status", "count"]).where("id", "=", id).execute();
    assert.deepEqual(edited, [{ status: "delivered", count: 7 }]);
    const { world, now } = await viewOf(game);
    assert.partialDeepStrictEqual(world.planes.get(1), { status: "available", deliveries: 1 });
    assert.deepEqual(shownBy(await loaded(store), now), shownBy(world, now));
  });

  test("[CLOCK10] A world that is ahead of the machine's clock continues from its own time, with a warning", async (t, own) => {
    const dayMs = 86_400_000;
    const { now } = await viewOf(own.game);
    for (const [aheadMs, warnings] of [
      [30_000, []],
      [dayMs, [86_400]],
    ] as const) {
      await own.store.write
        .updateTable("world")
        .set({ last_at: now + aheadMs })
        .execute();
      const warned: number[] = [];
      const warn = ({ aheadSeconds = 0 }: { aheadSeconds?: number }) =>
        void warned.push(Math.round(aheadSeconds / 60) * 60);
      const logger = { info: () => {}, warn, error: () => {} };
      const { game } = onStore(t, { ...own.store, logger });
      assert.ok((await viewOf(game)).now >= now + aheadMs);
      assert.deepEqual(warned, warnings);
    }
  });

  for (const seed of engine === "sqlite" ? [1, 2, 3] : [4]) {
    test(`[STORE1] [STORE2] The world in memory equals the loaded one after random play, seed ${seed}`, async (_t, own) => {
      const { game, store, clock } = own;
      await begin(game);
      // A test cannot advance the database's clock, but it can skip the world's time.
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

  test("[CHECK2] A refusal leaves rows and memory unchanged", async (_t, own) => {
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
    assert.deepEqual(await rowsOf(store), rows);
    assert.deepEqual(shownBy((await viewOf(game)).world, now), before);
  });

  test("[CHECK2] A refusal does not disturb other commands of its batch", async (_t, own) => {
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

  if (engine === "sqlite") {
    test("[CLOCK9] A loaded world continues exactly like one that stayed in memory", async (_t, own) => {
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
