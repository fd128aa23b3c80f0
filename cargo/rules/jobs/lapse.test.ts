import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aScene, SCENE_CLOCK, SCENE_NOW, type SmallScene } from "../../testing/a-scene.ts";
import { sellPlane } from "../fleet/sell.ts";
import { fly } from "../flights/fly.ts";
import { cancelQueuedLeg, moveQueuedLeg } from "../flights/queue.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { Player } from "../values/player.ts";
import { lapse } from "./lapse.ts";

const HOUR = 3_600_000;
const accepted = (player: Partial<Player> = {}, payout = 1_000): SmallScene =>
  aScene().withPlayer(player).withPackage({ status: "accepted", payout, expiresAt: SCENE_NOW });
const lapsed = (scene: SmallScene): SmallScene => {
  lapse(scene, scene.cargoPackage(1) as CargoPackage);
  return scene;
};

test("[ACCEPT6] a lapsed job is expired for the player who accepted it, and an event reports it", () => {
  const scene = lapsed(accepted());
  const ended = scene.cargoPackage(1);
  assert.deepEqual(
    [ended?.status, ended?.ownerId, ended?.expiresAt, ended?.endedAt, ended?.endedSimTime, ended?.settled],
    ["expired", 1, null, SCENE_NOW, SCENE_CLOCK, -50],
  );
  assert.deepEqual(
    scene.events.map(({ playerId, kind, about, data }) => [playerId, kind, about, data.penalty, data.reputationChange]),
    [[1, "lapsed", { packageId: 1 }, 50, -2]],
  );
});

test("[ACCEPT4] a lapse costs 5 % of the payout and 2 reputation", () => {
  const scene = lapsed(accepted({ reputation: 20_000 }, 1_010));
  assert.deepEqual(
    scene.ledger.map(({ amount, reason, about }) => [amount, reason, about]),
    [[-51, "lapse", { packageId: 1 }]],
  );
  assert.equal(scene.player(1).reputation, 18_000);
});

test("[ACCEPT4] a lapse costs at most 5 % of cash, and reputation never falls below 0", () => {
  const scene = lapsed(accepted({ money: 119, reputation: 1_500 }, 100_000));
  assert.deepEqual([scene.player(1).money, scene.player(1).reputation], [114, 0]);
  assert.equal(scene.events[0]?.data.reputationChange, -1.5);
});

test("[ACCEPT4] a player without cash pays nothing, and the ledger gets no entry", () => {
  const scene = lapsed(accepted({ money: 0 }));
  assert.deepEqual([scene.ledger, scene.cargoPackage(1)?.settled], [[], 0]);
});

test("[ACCEPT5] a lapse is recorded, and lapses older than an hour are dropped", () => {
  const scene = lapsed(accepted({ lapses: [SCENE_NOW - HOUR, SCENE_NOW - HOUR + 1] }));
  assert.deepEqual(scene.player(1).lapses, [SCENE_NOW - HOUR + 1, SCENE_NOW]);
});

test("[JOB3] cargo on a plane never lapses", () => {
  const scene = aScene().withPlayer().withPlane().withCargo();
  assert.throws(() => lapsed(scene));
});

describe("[FAIR3a] reservations lapse where the player has no plane left", () => {
  const away = { originIcao: "EDDM", destIcao: "EDDF", status: "accepted", expiresAt: SCENE_NOW + 600_000 } as const;
  const statusOf = (scene: SmallScene) => scene.cargoPackage(1)?.status;

  test("a cancel that leaves the origin without a plane lapses the reservation at the usual cost", () => {
    const scene = aScene()
      .withPlayer()
      .withPlane({ queue: ["EDDH", "EDDM"] })
      .withPackage(away);
    assert.equal(cancelQueuedLeg(scene, 1, 1, 0), undefined);
    assert.equal(statusOf(scene), "accepted", "the plane is still queued there");
    assert.equal(cancelQueuedLeg(scene, 1, 1, 0), undefined);
    assert.equal(statusOf(scene), "expired");
    assert.deepEqual(
      scene.ledger.map(({ amount, reason }) => [amount, reason]),
      [[-50, "lapse"]],
    );
    assert.equal(scene.player(1).lapses.length, 1);
  });

  test("another plane that is at the origin, flies there or is queued there keeps the reservation", () => {
    const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9e12, distanceKm: 300, windFactor: 1 };
    for (const other of [{ airportIcao: "EDDM" }, { status: "flying", leg }, { queue: ["KJFK", "EDDM"] }] as const) {
      const scene = aScene()
        .withPlayer()
        .withPlane({ queue: ["EDDM"] })
        .withPlane(other)
        .withPackage(away);
      cancelQueuedLeg(scene, 1, 1, 0);
      assert.equal(statusOf(scene), "accepted");
    }
    const othersPlane = aScene()
      .withPlayer()
      .withPlayer()
      .withPlane({ queue: ["EDDM"] })
      .withPlane({ ownerId: 2, airportIcao: "EDDM" })
      .withPackage(away);
    cancelQueuedLeg(othersPlane, 1, 1, 0);
    assert.equal(statusOf(othersPlane), "expired", "another player's plane does not");
  });

  test("a sale lapses reservations at the plane's airport", () => {
    const scene = aScene().withPlayer().withPlane({ airportIcao: "EDDM" }).withPlane().withPackage(away);
    assert.equal(sellPlane(scene, 1, 1), undefined);
    assert.equal(statusOf(scene), "expired");
  });

  test("a move that drops a repeated stop keeps the reservation there", () => {
    const scene = aScene()
      .withPlayer()
      .withPlane({ queue: ["EDDM", "EDDH", "EDDM"] })
      .withPackage(away);
    assert.equal(moveQueuedLeg(scene, 1, 1, 1, 2), undefined);
    assert.ok(scene.plane(1)?.queue.includes("EDDM"));
    assert.equal(statusOf(scene), "accepted");
  });

  test("a departure does not lapse the reservation, not even if a leg elsewhere is cancelled later", () => {
    const scene = aScene()
      .withPlayer()
      .withPlane({ queue: ["EDDH"] })
      .withPackage({ ...away, originIcao: "EDDF", destIcao: "EDDM" });
    assert.equal(fly(scene, 1, 1, "EDDS"), undefined);
    assert.equal(cancelQueuedLeg(scene, 1, 1, 0), undefined);
    assert.equal(statusOf(scene), "accepted");
  });
});
