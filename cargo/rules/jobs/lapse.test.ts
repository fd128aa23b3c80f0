import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, SCENE_CLOCK, SCENE_NOW, type SmallScene } from "../../testing/a-scene.ts";
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

test("[ACCEPT4] a lapse costs at most 5 % of cash, and reputation stays at 0 or above", () => {
  const scene = lapsed(accepted({ money: 119, reputation: 1_500 }, 100_000));
  assert.deepEqual([scene.player(1).money, scene.player(1).reputation], [114, 0]);
  assert.equal(scene.events[0]?.data.reputationChange, -1.5);
});

test("[ACCEPT4] a player without cash pays nothing, and the ledger gets no entry", () => {
  const scene = lapsed(accepted({ money: 0 }));
  assert.deepEqual([scene.ledger, scene.cargoPackage(1)?.settled], [[], 0]);
});

test("[ACCEPT5] a lapse is recorded, and those older than an hour are dropped", () => {
  const scene = lapsed(accepted({ lapses: [SCENE_NOW - HOUR, SCENE_NOW - HOUR + 1] }));
  assert.deepEqual(scene.player(1).lapses, [SCENE_NOW - HOUR + 1, SCENE_NOW]);
});

test("[JOB3] cargo on a plane never lapses", () => {
  const scene = aScene().withPlayer().withPlane().withCargo();
  assert.throws(() => lapsed(scene));
});
