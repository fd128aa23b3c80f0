import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { test as onEngine, type TestContext } from "node:test";
import { setImmediate as turnOver } from "node:timers/promises";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { sqlitePath } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import fc from "fast-check";
import { foundAlliance, invite, leaveAlliance, withdrawInvitation } from "../rules/company/alliances.ts";
import { buyBase, sellBase } from "../rules/company/bases.ts";
import { renamePlane } from "../rules/fleet/rename.ts";
import { fly } from "../rules/flights/fly.ts";
import { queueLeg } from "../rules/flights/queue.ts";
import { loadPackage } from "../rules/jobs/load.ts";
import { FIRST_CLOCK_MS, realInstantOf, rescaled } from "../rules/values/clock.ts";
import {
  act,
  actOnce,
  aGame,
  loaded,
  onStore,
  preview,
  rowsOf,
  settled,
  shownBy,
  type TestGame,
  viewOf,
} from "../testing/a-game.ts";
import { perform, randomCommand } from "../testing/random-play.ts";
import type { World } from "./state/world.ts";

const revisionOf = ({ world }: { readonly world: World }): number => world.counters.revision;

onEachEngine((engine, openFresh) => {
  const test = (title: string, body: (own: TestGame, t: TestContext) => Promise<void>): void =>
    void onEngine(title, async (t) => body(await aGame(t, openFresh), t));

  test("[PREVIEW1] A dry run shows the world after the command and changes nothing", async ({ game, store }) => {
    await settled(game, 3);
    const rows = await rowsOf(store);
    const { world, now } = await viewOf(game);
    const before = shownBy(world, now);
    for (const command of fc.sample(randomCommand, { seed: 3, numRuns: 300 })) {
      try {
        await preview(
          game,
          (scene, previewed) => perform(scene, previewed, command),
          () => undefined,
        );
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    }
    assert.deepEqual(shownBy(world, now), before);
    assert.deepEqual(await rowsOf(store), rows);
    const shown = await preview(
      game,
      (scene) => fly(scene, 1, 1, "EDDM"),
      (view) => ({
        revision: revisionOf(view),
        status: view.world.planes.get(1)?.status,
        runs: view.world.clock.isRunning,
      }),
    );
    assert.deepEqual(shown, { revision: before.counters.revision, status: "flying", runs: true });
    assert.equal((await viewOf(game)).world.planes.get(1)?.status, "available");
    await assert.rejects(
      preview(
        game,
        (scene) => fly(scene, 1, 2, "EDDM"),
        () => assert.fail("a refusal shows nothing"),
      ),
      { code: "not-owner" },
    );
  });

  test("[PREVIEW1] A dry run is undone even if rendering its view throws", async ({ game }) => {
    await settled(game, 1);
    const show = () => {
      throw new Error("cannot be shown");
    };
    await assert.rejects(
      preview(game, (scene) => fly(scene, 1, 1, "EDDM"), show),
      { message: "cannot be shown" },
    );
    const { world } = await viewOf(game);
    assert.equal(world.planes.get(1)?.status, "available");
    assert.equal(world.journal.mark(), 0);
  });

  test("[RETRY1] A repeat with the same key changes nothing, and a refusal is not stored", async ({ game, store }) => {
    await settled(game, 1);
    const key = { principal: "player:1", key: "one", fingerprint: "abc" };
    const orders = () => actOnce(game, key, (scene) => queueLeg(scene, 1, 1, "EDDM"));
    const [first, second] = await Promise.all([orders(), orders()]);
    assert.deepEqual([first.replayed, second.replayed], [false, true]);
    assert.equal((await orders()).replayed, true);
    assert.deepEqual((await viewOf(game)).world.planes.get(1)?.queue, ["EDDM"]);
    const rows = await rowsOf(store);
    const other = { ...key, key: "two" };
    await assert.rejects(
      actOnce(game, other, (scene) => fly(scene, 1, 1, "EDDF")),
      { code: "already-there" },
    );
    assert.deepEqual(await rowsOf(store), rows, "no key is kept");
    assert.equal((await actOnce(game, other, (scene) => fly(scene, 1, 1, "EDDM"))).replayed, false);
    await assert.rejects(
      actOnce(game, { ...key, fingerprint: "else" }, () => assert.fail("not run")),
      {
        code: "idempotency-key-reused",
      },
    );
  });

  test("[CLOCK12] [STATE7] Reads write nothing while no event is due", async ({ game, store, clock }) => {
    await settled(game, 2);
    await act(game, (scene) => fly(scene, 1, 1, "EDDM"));
    const revision = revisionOf(await viewOf(game));
    const rows = await rowsOf(store);
    const file = () => (engine === "sqlite" ? statSync(`${sqlitePath(store.url)}-wal`) : undefined);
    const written = file();
    for (let look = 0; look < 200; look++) {
      clock.advance(1);
      assert.equal(revisionOf(await viewOf(game)), revision);
      if (look % 20 === 0) await game.host.tick();
    }
    assert.deepEqual(await rowsOf(store), rows);
    assert.equal(file()?.size, written?.size);
    assert.equal(file()?.mtimeMs, written?.mtimeMs);
  });

  test("[STATE7] A command that changes nothing keeps the revision, one that changes something raises it by one", async ({
    game,
  }) => {
    await settled(game, 1);
    const revision = revisionOf(await viewOf(game));
    await act(game, () => undefined);
    assert.equal(revisionOf(await viewOf(game)), revision);
    await act(game, (scene) => renamePlane(scene, 1, 1, "Heidi"));
    assert.equal(revisionOf(await viewOf(game)), revision + 1);
  });

  test("[STORE1] Commands of one batch may give up a unique value and take it again", async ({ game, store }) => {
    await settled(game, 2, 5_000_000);
    await act(game, (scene) => {
      scene.putPlayer({ ...scene.player(1), deliveredTo: "EDDFa" });
      assert.equal(typeof buyBase(scene, 1, "EDDF"), "number");
      assert.equal(typeof foundAlliance(scene, 1, "Sky Bridge"), "number");
      assert.equal(invite(scene, 1, scene.player(2).username), undefined);
    });
    const { revision } = (await viewOf(game)).world.counters;
    await Promise.all([
      act(game, (scene) => sellBase(scene, 1, scene.basesOf(1)[0]?.id ?? 0)),
      act(game, (scene) => buyBase(scene, 1, "EDDF")),
      act(game, (scene) => withdrawInvitation(scene, 1, scene.invitationsOf(2)[0]?.id ?? 0)),
      act(game, (scene) => invite(scene, 1, scene.player(2).username)),
      act(game, (scene) => leaveAlliance(scene, 1)),
      act(game, (scene) => foundAlliance(scene, 1, "Sky Bridge")),
    ]);
    const { world, now } = await viewOf(game);
    assert.equal(world.counters.revision, revision + 1, "in one commit");
    assert.deepEqual([[...world.bases.of(1)].length, world.alliances.all.size], [1, 1]);
    assert.deepEqual(shownBy(await loaded(store), now), shownBy(world, now));
  });

  test("[STORE1] Readers see only committed changes, and always their own", async ({ game }) => {
    await settled(game, 4);
    let isOver = false;
    const through = async <A>(levels: number, ask: () => Promise<A>): Promise<A> =>
      levels === 0 ? ask() : through(levels - 1, ask);
    const reader = async (levels: number) => {
      let seen = 0;
      while (!isOver) {
        const { world } = await through(levels, () => (levels % 2 === 0 ? viewOf(game) : viewOf(game, "cached")));
        assert.equal(world.journal.mark(), 0, "an open batch is shown");
        assert.ok(world.counters.revision >= seen);
        seen = world.counters.revision;
        await turnOver();
        // Spreads the readers over all stages of a batch.
        for (let turns = 0; turns < seen % 40; turns++) await undefined;
      }
    };
    const writer = async (id: number) => {
      for (let round = 0; round < 40; round++) {
        await act(game, (scene) => renamePlane(scene, id, id, `Round ${round}`));
        const { world } = await viewOf(game);
        assert.equal(world.planes.get(id)?.name, `Round ${round}`);
        await preview(
          game,
          (scene) => renamePlane(scene, id, id, "Dry"),
          (view) => assert.equal(view.world.planes.get(id)?.name, "Dry"),
        );
        if (round % 4 === id % 4) await turnOver();
      }
    };
    const readers = Array.from({ length: 8 }, (_, levels) => reader(levels));
    await Promise.all([1, 2, 3, 4].map(writer)).finally(() => {
      isOver = true;
    });
    await Promise.all(readers);
  });

  test("[LOAD3] A thousand attempts of twenty players load a job exactly once", async ({ game, store }) => {
    await settled(game, 20);
    const { world } = await viewOf(game);
    const job = [...world.packages.values()]
      .filter(({ originIcao }) => originIcao === "EDDF")
      .sort((a, b) => a.weightKg - b.weightKg)[0];
    assert.ok(job);
    const tries = Array.from({ length: 1000 }, (_, index) => {
      const id = (index % 20) + 1;
      return act(game, (scene) => loadPackage(scene, id, job.id, id));
    });
    const outcomes = await Promise.allSettled(tries);
    const winners = outcomes.flatMap(({ status }, index) => (status === "fulfilled" ? [(index % 20) + 1] : []));
    assert.equal(winners.length, 1);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === "fulfilled") continue;
      const isOwner = (index % 20) + 1 === winners[0];
      assert.equal(outcome.reason.code, isOwner ? "already-loaded" : "job-taken");
      if (!isOwner) assert.equal(outcome.reason.details.ownerId, winners[0]);
    }
    assert.equal((await loaded(store)).packages.get(job.id)?.ownerId, winners[0]);
  });

  test("[HOOK2] The start resets a rate left by test hooks, without a jump of the clock", async ({
    game,
    store,
  }, t) => {
    await settled(game, 1);
    await act(game, (scene) => fly(scene, 1, 1, "EDDM"));
    await act(game, (scene, world) => {
      world.clock = rescaled(world.clock, 2, scene.now);
    });
    const next = onStore(t, store).game;
    await next.start({ resetTimeScale: true });
    const { world, now } = await viewOf(next);
    assert.equal(world.clock.timeScale, 24);
    assert.ok(world.clockMs(now) >= FIRST_CLOCK_MS);
    assert.equal(world.planes.get(1)?.status, "flying");
  });

  test("[MIGRATE1] [POOL6] The first start after a migration creates jobs at the airports of planes, once", async ({
    game,
    store,
  }, t) => {
    await settled(game, 2);
    await game.close();
    // A migration leaves planes without pools.
    for (const table of ["packages", "slots", "pools"] as const) await store.write.deleteFrom(table).execute();
    await store.write.updateTable("world").set({ next_pool_number: 1 }).execute();
    const next = onStore(t, store).game;
    await next.start({ resetTimeScale: true });
    const { world } = await viewOf(next);
    assert.equal(world.pools.get("EDDF")?.slots.filter(({ packageId }) => packageId !== null).length, 11);
    const { revision } = world.counters;
    const again = onStore(t, store).game;
    await again.start({ resetTimeScale: true });
    assert.equal(revisionOf(await viewOf(again)), revision, "a start in which nothing is due writes nothing");
  });

  if (engine === "postgres") return;

  test("[CLOCK8] The first read runs the events that are due and writes them", async ({ game, store, clock }) => {
    await settled(game, 1);
    await act(game, (scene) => fly(scene, 1, 1, "EDDM"));
    const { world } = await viewOf(game);
    const arrival = world.planes.get(1)?.leg?.arrivalSimTime ?? 0;
    const landsIn = realInstantOf(world.clock, arrival) - (await viewOf(game)).now;
    clock.advance(landsIn - 1);
    assert.equal((await viewOf(game)).world.planes.get(1)?.status, "flying");
    clock.advance(1);
    const view = await viewOf(game);
    assert.equal(view.world.planes.get(1)?.airportIcao, "EDDM");
    assert.equal(view.world.clockMs(view.now), arrival);
    assert.equal((await loaded(store)).planes.get(1)?.airportIcao, "EDDM");
  });

  test("[CLOCK9] The start catches up with the events of the downtime in steps, with the same result as waiting", async ({
    game,
    store,
    clock,
  }, t) => {
    await settled(game, 1);
    await act(game, (scene) => fly(scene, 1, 1, "EDDM"));
    const { world } = await viewOf(game);
    const arrival = world.planes.get(1)?.leg?.arrivalSimTime ?? 0;
    await game.close();
    const next = onStore(t, store, { clock });
    clock.advance(30 * 86_400_000);
    await next.game.start({ resetTimeScale: true });
    const later = await viewOf(next.game);
    assert.equal(later.world.planes.get(1)?.airportIcao, "EDDM");
    assert.equal(later.world.clockMs(later.now), arrival);
    const landing = await store.read
      .selectFrom("events")
      .selectAll()
      .where("kind", "=", "landed")
      .executeTakeFirstOrThrow();
    assert.equal(landing.clock_ms, arrival);
    assert.ok(landing.at < later.now - 29 * 86_400_000);
  });

  test("[CLOCK10] Setting back the machine's clock never shows an earlier world, neither while the process runs nor after a restart", async ({
    game,
    store,
    clock,
  }, t) => {
    await settled(game, 1);
    await act(game, (scene) => fly(scene, 1, 1, "EDDM"));
    clock.advance(10_000);
    const before = await viewOf(game);
    const shown = before.world.clockMs(before.now);
    clock.setWall(clock.wall() - 86_400_000);
    const after = await viewOf(game);
    assert.equal(after.world.clockMs(after.now), shown);
    await act(game, (scene) => renamePlane(scene, 1, 1, "Heidi"));
    await game.close();
    const next = await viewOf(onStore(t, store, { clock }).game);
    assert.equal(next.world.clockMs(next.now), shown);
  });
});
