import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { aWorld } from "../../testing/a-world.ts";
import { buyPlane } from "../fleet/buy.ts";
import { dispatch } from "../flights/dispatch.ts";
import { fly } from "../flights/fly.ts";
import { cancelQueuedLeg, queueLeg } from "../flights/queue.ts";
import { AIRPORTS } from "../geography/airports.ts";
import type { Plane } from "./plane.ts";
import { FIRST_MONEY } from "./player.ts";
import type { Refusal } from "./refusals.ts";
import { scoutingOf } from "./scouting.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STOPS = AIRPORTS.map(({ icao }) => icao).filter((icao) => icao !== "EDDF");

const left = (scene: SmallScene) => scoutingOf(scene.player(1), scene.planesOf(1).length, scene.now);

/** Queues and cancels legs to new airports, one a minute, until one is refused. */
function scout(scene: SmallScene): { readonly opened: number; readonly refusal: Refusal } {
  for (let opened = 0; opened < 1_000; opened++) {
    const refusal = queueLeg(scene, 1, 1, STOPS[opened] as string);
    if (refusal !== undefined) return { opened, refusal };
    assert.equal(cancelQueuedLeg(scene, 1, 1, 0), undefined);
  }
  return assert.fail("nothing was refused");
}

test("[FAIR3] with a plane on the ground, queueing and cancelling legs opens at most 30 airports in an hour", () => {
  const scene = aScene().withPlayer().withPlane();
  assert.deepEqual(left(scene), { left: 30, nextRealMs: 0 });
  const { opened, refusal } = scout(scene);
  assert.equal(opened, 30);
  assert.deepEqual([refusal.status, refusal.code], [409, "scouting-limit"]);
  assert.deepEqual(refusal.details, { icao: STOPS[30], limit: 30, retryAfterRealMs: HOUR });
  assert.deepEqual(left(scene), { left: 0, nextRealMs: HOUR });
  scene.now += HOUR - 1;
  assert.deepEqual(left(scene), { left: 0, nextRealMs: 1 });
  scene.now += 1;
  assert.deepEqual(left(scene), { left: 30, nextRealMs: 0 });
});

test("[FAIR3] a player with more than five planes may open 6 for each", () => {
  for (const [planes, limit] of [
    [5, 30],
    [6, 36],
    [60, 360],
  ] as const) {
    const scene = aScene().withPlayer();
    for (let plane = 0; plane < planes; plane++) scene.withPlane();
    assert.equal(left(scene).left, limit);
    assert.equal(scout(scene).opened, limit);
    assert.equal(scene.player(1).openings.length, limit);
  }
});

test("[FAIR3] the window is rolling: each opening counts for an hour", () => {
  const scene = aScene().withPlayer().withPlane();
  for (let opened = 0; opened < 30; opened++) {
    assert.equal(queueLeg(scene, 1, 1, STOPS[opened] as string), undefined);
    cancelQueuedLeg(scene, 1, 1, 0);
    scene.now += MINUTE;
  }
  assert.deepEqual(left(scene), { left: 0, nextRealMs: 30 * MINUTE });
  scene.now += 30 * MINUTE;
  assert.deepEqual(left(scene), { left: 1, nextRealMs: MINUTE });
});

test("[FAIR3] a leg to an airport that is already open to the player does not count and is never refused", () => {
  const scene = aScene().withPlayer().withPlane().withPlane({ airportIcao: "EDDM" });
  scout(scene);
  assert.equal(queueLeg(scene, 1, 1, "EDDM"), undefined);
  assert.equal(left(scene).left, 0);
});

test("[FAIR3] flying, buying and the leg on which a dispatch departs count and are never refused", () => {
  const scene = aScene()
    .withPlayer({ money: 10 * FIRST_MONEY })
    .withPlane()
    .withPlane();
  assert.equal(fly(scene, 1, 1, "EDDM"), undefined);
  assert.equal(typeof buyPlane(scene, 1, { modelId: "C208", icao: "LFPG" }), "number");
  assert.equal(dispatch(scene, 1, 2, { legs: ["EDDH"] }), undefined);
  assert.equal(left(scene).left, 27);
  scene.putPlayer({ ...scene.player(1), openings: Array.from({ length: 30 }, () => scene.now) });
  const parked = { status: "available", leg: null, queue: [] } as const;
  for (const planeId of [1, 2]) scene.putPlane({ ...(scene.plane(planeId) as Plane), ...parked });
  assert.equal(fly(scene, 1, 1, "EDDS"), undefined);
  assert.equal(dispatch(scene, 1, 2, { legs: ["EDDL", "EDDK"] })?.code, "scouting-limit");
  scene.putPlane({ ...(scene.plane(2) as Plane), ...parked });
  assert.equal(dispatch(scene, 1, 2, { legs: ["EDDL"] }), undefined);
  assert.equal(typeof buyPlane(scene, 1, { modelId: "C208", icao: "EGLL" }), "number");
});

test("[FAIR3] an airport beyond the range in the worst wind counts once when a dispatch queues the leg and departs on it", () => {
  for (const icao of ["EDDM", "EGAA"]) {
    const game = aWorld(1).withPlayer().withPlane();
    game.act((scene) => {
      assert.equal(dispatch(scene, 1, 1, { legs: [icao] }), undefined);
      assert.equal(scene.plane(1)?.leg?.destIcao, icao);
      assert.equal(scene.player(1).openings.length, 1, icao);
    });
  }
});
