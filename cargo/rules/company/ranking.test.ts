import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene } from "../../testing/a-scene.ts";
import { saleValue } from "../fleet/sell.ts";
import { compareStandings, type RankingOrder, standingOf } from "./ranking.ts";

test("[RANK1] worth is the cash plus the sale value of all planes, whatever they are doing", () => {
  const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9e12, distanceKm: 300, windFactor: 1 };
  const scene = aScene()
    .withPlayer({ money: 1_000, reputation: 34_567, deliveries: 12, totalKm: 8_000.5 })
    .withPlane()
    .withPlane({ modelId: "AT76", health: 4_200, queue: ["EDDM"] })
    .withPlane({ status: "flying", leg });
  const standing = standingOf(scene.player(1), scene.planesOf(1));
  const planes = 175_000 + saleValue({ modelId: "AT76", health: 4_200 }) + 175_000;
  assert.deepEqual(standing, {
    playerId: 1,
    worth: 1_000 + planes,
    reputation: 34_567,
    deliveries: 12,
    km: 8_000.5,
  });
});

test("[FAIR2] [RANK1] debt lowers worth, which may fall below 0", () => {
  const scene = aScene().withPlayer({ money: 1_000, owed: 2_500 });
  assert.equal(standingOf(scene.player(1), []).worth, -1_500);
});

test("[RANK1] the greatest figure is first, ties by the lower id", () => {
  const standings = [
    { playerId: 3, worth: 10, reputation: 5, deliveries: 0, km: 0.5 },
    { playerId: 1, worth: 10, reputation: 7, deliveries: 0, km: 0 },
    { playerId: 2, worth: 20, reputation: 5, deliveries: 0, km: 0.25 },
  ];
  const order = (by: RankingOrder) => standings.toSorted(compareStandings(by)).map(({ playerId }) => playerId);
  assert.deepEqual(order("worth"), [2, 1, 3]);
  assert.deepEqual(order("reputation"), [1, 2, 3]);
  assert.deepEqual(order("deliveries"), [1, 2, 3]);
  assert.deepEqual(order("km"), [3, 2, 1]);
});
