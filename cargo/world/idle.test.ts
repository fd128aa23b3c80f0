/** A world without visitors: nothing is committed, and players later see the same jobs, even after a restart. */

import assert from "node:assert/strict";
import { test as onEngine, type TestContext } from "node:test";
import { HOUR_MS, MINUTE_MS } from "@outbound/kit/rules/durations.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { fly } from "../rules/flights/fly.ts";
import { queueLeg } from "../rules/flights/queue.ts";
import { AIRPORTS } from "../rules/geography/airports.ts";
import { rescaled } from "../rules/values/clock.ts";
import { act, aGame, loaded, onStore, rowsOf, settled, shownBy, type TestGame, viewOf } from "../testing/a-game.ts";
import { addPlane } from "../testing/a-world.ts";
import type { World } from "./state/world.ts";
import { advance, advanceSimTime } from "./time/advance.ts";
import { poolsDueAt, workPoolsOf } from "./time/slots.ts";

/** Returns the jobs that the player would see at a later instant, without changing the world. */
function seenLater(world: World, playerId: number, at: number) {
  const mark = world.journal.mark();
  try {
    advance(world, at);
    workPoolsOf(world, playerId, at);
    const icaos = [...world.airspace.poolsOf(playerId)].sort();
    const jobs = icaos.map((icao) =>
      world.pools.get(icao)?.slots.map(({ packageId }) => world.packages.get(packageId ?? 0)),
    );
    return { icaos, jobs, clockMs: world.clockMs(at) };
  } finally {
    world.journal.undoTo(mark);
  }
}

onEachEngine((engine, openFresh) => {
  const test = (title: string, body: (t: TestContext, own: TestGame) => Promise<void>): void =>
    void onEngine(title, async (t) => body(t, await aGame(t, openFresh)));

  if (engine === "sqlite") {
    test("[FAIR5] [CLOCK12] With the clock stopped and no visitors, 501 pools commit nothing in hours", async (t, own) => {
      const { store } = own;
      await settled(own.game, 1);
      const places = AIRPORTS.filter(({ scheduled }) => scheduled).slice(0, 501);
      await act(own.game, (scene) => places.map(({ icao }) => addPlane(scene, { airportIcao: icao })));
      let transactions = 0;
      const counting = {
        ...store,
        transaction: ((work) => {
          transactions += 1;
          return store.transaction(work);
        }) as typeof store.transaction,
      };
      await own.game.close();
      const { game, clock } = onStore(t, counting);
      await game.start({ resetTimeScale: true });
      const before = await rowsOf(store);
      transactions = 0;
      for (let minute = 0; minute < 6 * 60; minute++) {
        clock.advance(MINUTE_MS);
        assert.equal(await game.host.isDue(), false, `an event is due after ${minute} minutes`);
      }
      assert.equal(transactions, 0);
      assert.deepEqual(await rowsOf(store), before);
      const shown = await game.view(1, ({ state, now }) => ({ due: poolsDueAt(state, 1), now }));
      assert.ok(shown.due > shown.now, "a look brings the jobs up to now");
      assert.equal(transactions, 1, "in one commit");
      await game.view(1, () => undefined);
      assert.equal(transactions, 1, "a second look commits nothing");
    });
  }

  test("[FAIR5] [STORE1] Players see the same jobs with and without a restart, across stops of the clock and new rates", async (_t, own) => {
    const { game, store } = own;
    await settled(game, 2);
    await act(game, (scene) => addPlane(scene, { ownerId: 2, airportIcao: "KJFK", modelId: "B748" }));
    const steps = [
      () => act(game, (scene) => fly(scene, 1, 1, "EDDM")),
      () => act(game, (scene, world) => advanceSimTime(world, 24 * HOUR_MS, scene.now)),
      () => act(game, (scene) => queueLeg(scene, 2, 2, "EDDM")),
      () =>
        act(game, (scene, world) => {
          world.clock = rescaled(world.clock, 500, scene.now);
        }),
      () => act(game, (scene) => fly(scene, 2, 2, "EDDM")),
      () => act(game, (scene) => scene.putPlayer({ ...scene.player(1), reputation: 77_777 })),
      () => act(game, (scene) => addPlane(scene, { ownerId: 1, airportIcao: "KJFK" })),
    ];
    for (const step of steps) {
      await step();
      const { world, now } = await viewOf(game);
      const restarted = await loaded(store);
      assert.deepEqual(shownBy(restarted, now), shownBy(world, now));
      for (const ms of [MINUTE_MS, 50 * MINUTE_MS, 3 * HOUR_MS, 50 * HOUR_MS]) {
        for (const playerId of [1, 2]) {
          assert.deepEqual(seenLater(restarted, playerId, now + ms), seenLater(world, playerId, now + ms));
        }
      }
    }
  });

  test("[FAIR5] The start fills pools of a world of an earlier version, and their jobs continue", async (t, own) => {
    const { game, store } = own;
    await settled(game, 1);
    const { world } = await viewOf(game);
    const jobs = [...world.packages.values()].map(({ id }) => id).sort((a, b) => a - b);
    await game.close();
    // The state after the migration.
    await store.write.updateTable("pools").set({ openers: null, mean_reputation: null }).execute();
    await store.write.deleteFrom("clock_anchors").execute();
    const { game: again } = onStore(t, store);
    await again.start({ resetTimeScale: true });
    const there = await viewOf(again);
    assert.deepEqual(
      [...there.world.packages.values()].map(({ id }) => id).sort((a, b) => a - b),
      jobs,
    );
    assert.equal(there.world.pools.get("EDDF")?.openers?.meanReputation, 20);
  });
});
