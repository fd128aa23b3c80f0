import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { fly } from "../../rules/flights/fly.ts";
import { contractId } from "../../rules/jobs/job-ids.ts";
import { rescaled } from "../../rules/values/clock.ts";
import { FULL_HEALTH } from "../../rules/values/plane.ts";
import { FULL_REPUTATION } from "../../rules/values/player.ts";
import { act, aGame, onStore, rowsOf, settled, viewOf } from "../../testing/a-game.ts";
import { aPackage, aPlane } from "../../testing/values.ts";
import type { WorldScene } from "../time/world-scene.ts";
import type { World } from "./world.ts";

type Work = (scene: WorldScene, world: World) => void;

const cargoOf = (weightKg: number, ownerId = 1) =>
  aPackage(0, { id: contractId(1), status: "loaded", ownerId, planeId: 1, payout: 1, expiresAt: null, weightKg });

/** Effects of possible bugs in rules, and the sentences that report them. */
const BUGS: readonly (readonly [string, RegExp, Work])[] = [
  [
    "money from nowhere",
    /cash of player 1 moved by 5 €, its ledger by 0 €/,
    (scene) => scene.putPlayer({ ...scene.player(1), money: 125_005 }),
  ],
  [
    "an entry without money",
    /cash of player 1 did not move, its ledger by 7 €/,
    (_scene, world) =>
      world.enter({
        player_id: 1,
        amount: 7,
        reason: "test",
        plane_id: null,
        package_id: null,
        clock_ms: 0,
        at: 0,
        balance: 7,
      }),
  ],
  ["a debt", /cash of player 1 is -1 €/, (scene) => scene.putPlayer({ ...scene.player(1), money: -1 })],
  [
    "too much reputation",
    /reputation of 100001/,
    (scene) => scene.putPlayer({ ...scene.player(1), reputation: FULL_REPUTATION + 1 }),
  ],
  ["a part of a thousandth", /reputation of 0.5/, (scene) => scene.putPlayer({ ...scene.player(1), reputation: 0.5 })],
  ["too much health", /health of 10001/, (scene) => scene.putPlane(aPlane(1, { health: FULL_HEALTH + 1 }))],
  ["too little health", /health of -1/, (scene) => scene.putPlane(aPlane(1, { health: -1 }))],
  ["more fuel than the tank holds", /99999 l on board/, (scene) => scene.putPlane(aPlane(1, { fuelL: 99_999 }))],
  ["less fuel than none", /-0.1 l on board/, (scene) => scene.putPlane(aPlane(1, { fuelL: -0.1 }))],
  ["fuel that is no number", /NaN l on board/, (scene) => scene.putPlane(aPlane(1, { fuelL: Number.NaN }))],
  ["a flight to nowhere", /plane 1 is flying with no leg/, (scene) => scene.putPlane(aPlane(1, { status: "flying" }))],
  ["too great a load", /plane 1 carries 1000000 kg/, (scene) => scene.putPackage(cargoOf(1_000_000))],
  ["another player's load", /cargo of another player/, (scene) => scene.putPackage(cargoOf(10, 2))],
];

onEachEngine((_engine, openFresh) => {
  test("[STORE5] A world that a bug made invalid is never committed, and memory is restored", async (t) => {
    const { game, store } = await aGame(t, openFresh);
    await settled(game, 2);
    const rows = await rowsOf(store);
    for (const [what, sentence, work] of BUGS) {
      await assert.rejects(act(game, work), sentence, what);
      const { world } = await viewOf(game);
      assert.equal(world.journal.mark(), 0);
      assert.deepEqual([world.ledger.items, world.events.items], [[], []]);
    }
    assert.deepEqual(await rowsOf(store), rows);
  });

  test("[STORE5] A landing that would break an invariant is quarantined, and other commands are committed", async (t) => {
    const { game, store } = await aGame(t, openFresh);
    await settled(game, 2);
    await act(game, (scene) => fly(scene, 1, 1, "EDDM"));
    await act(game, (scene) => fly(scene, 2, 2, "EDDM"));
    // More than the tank holds, which the table's constraints do not check.
    await store.write.updateTable("planes").set({ fuel_l: 99_999 }).where("id", "=", 1).execute();
    const { game: later, clock } = onStore(t, store);
    await later.start({ resetTimeScale: false });
    await act(later, (_scene, world) => {
      world.clock = rescaled(world.clock, 1e9, world.counters.lastAt);
    });
    // A database's clock advances on its own; the test's clock must be moved.
    clock.advance(1000);
    await setTimeout(20);
    await act(later, (scene) => scene.putPlayer({ ...scene.player(2), companyName: "Landed" }));
    const rows = await store.read.selectFrom("planes").select(["status", "fuel_l"]).orderBy("id").execute();
    assert.deepEqual([rows[0]?.status, rows[0]?.fuel_l, rows[1]?.status], ["flying", 99_999, "available"]);
  });

  test("[STORE5] [MIGRATE3] An overloaded plane from an earlier version can still fly, but not be loaded further", async (t) => {
    const { game, store } = await aGame(t, openFresh);
    await settled(game, 1);
    await game.host.execute({
      exclusive: true,
      run: (draft) => {
        draft.run((scene) => scene.putPackage(cargoOf(5000)));
        draft.wroteRows = true;
      },
    });
    await act(game, (scene) => scene.putPlane({ ...aPlane(1), name: "Heavy" }));
    await act(game, (scene) => scene.putPackage({ ...cargoOf(5000), landings: 1 }));
    const more = { ...cargoOf(1), id: contractId(2) };
    await assert.rejects(
      act(game, (scene) => scene.putPackage(more)),
      /carries 5001 kg/,
    );
    assert.equal(
      (await store.read.selectFrom("packages").select("landings").where("status", "=", "loaded").executeTakeFirst())
        ?.landings,
      1,
    );
  });
});
