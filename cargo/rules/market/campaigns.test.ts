import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { aScene, SCENE_NOW } from "../../testing/a-scene.ts";
import { airportOf } from "../geography/airports.ts";
import type { Campaign } from "../values/goals/campaign.ts";
import {
  beginCampaigns,
  CAMPAIGNS_KEPT,
  campaignsAt,
  campaignsFor,
  contribute,
  drawCampaign,
  startCampaign,
  targetKgFor,
} from "./campaigns.ts";

const subject = { number: null, icao: "EDDM", group: "mail", targetKg: 1000, durationMs: DAY_MS } as const;
const only = (campaigns: readonly Campaign[]): Campaign => {
  const [one, ...others] = campaigns;
  if (one === undefined || others.length > 0) throw new Error(`${campaigns.length} campaigns`);
  return one;
};

describe("campaigns", () => {
  test("[TO1] the seed and the number determine a campaign: a large airport, a group and 72 to 168 hours", () => {
    const drawn = Array.from({ length: 300 }, (_, number) => drawCampaign(7, number + 1));
    const hours = drawn.map(({ durationMs }) => durationMs / 3_600_000);
    assert.deepEqual([Math.min(...hours), Math.max(...hours)], [72, 168]);
    assert.ok(drawn.every(({ icao }) => airportOf(icao)?.size === "large"));
    assert.equal(new Set(drawn.map(({ group }) => group)).size, 6);
    assert.deepEqual(drawCampaign(7, 12), drawn[11]);
    assert.notDeepEqual(drawCampaign(8, 12), drawn[11]);
  });

  test("[TO1] one campaign runs, two from 20 active players, three from 100; the target grows with the players", () => {
    assert.deepEqual([1, 19, 20, 99, 100].map(campaignsFor), [1, 1, 2, 2, 3]);
    assert.deepEqual([1, 2, 100].map(targetKgFor), [25_000, 43_528, 995_268]);
    const scene = aScene();
    for (let player = 1; player <= 21; player++) {
      scene.withPlayer({ deliveredAt: player === 21 ? SCENE_NOW - 7 * DAY_MS : SCENE_NOW - 7 * DAY_MS + 1 });
    }
    beginCampaigns(scene);
    beginCampaigns(scene);
    const campaigns = scene.campaigns();
    assert.deepEqual(
      campaigns.map(({ number, activePlayers, targetKg }) => [number, activePlayers, targetKg]),
      [1, 2].map((number) => [number, 20, targetKgFor(20)]),
    );
  });

  test("[TO1] a delivery counts at the airport with the group, up to the target", () => {
    const scene = aScene().withPlayer();
    startCampaign(scene, { ...subject, activePlayers: 2 });
    contribute(scene, { ownerId: 1, destIcao: "EDDF", weightKg: 100 }, "mail", 500);
    contribute(scene, { ownerId: 1, destIcao: "EDDM", weightKg: 100 }, "fresh", 500);
    assert.deepEqual([only(scene.campaigns()).deliveredKg, scene.contributions.size], [0, 0]);
    contribute(scene, { ownerId: 1, destIcao: "EDDM", weightKg: 600 }, "mail", 500);
    contribute(scene, { ownerId: 1, destIcao: "EDDM", weightKg: 800 }, "mail", 1001);
    contribute(scene, { ownerId: 1, destIcao: "EDDM", weightKg: 800 }, "mail", 1000);
    const campaign = only(scene.campaigns());
    assert.equal(campaign.deliveredKg, 1000);
    const { kg, earned } = scene.contribution(campaign.id, 1) ?? {};
    assert.deepEqual([kg, earned], [1000, 500 + 500]);
  });

  test("[TO1] with three active players, each can bring at most half of the target", () => {
    const scene = aScene().withPlayer().withPlayer();
    const id = startCampaign(scene, { ...subject, targetKg: 1001, activePlayers: 3 });
    for (const ownerId of [1, 1, 2]) contribute(scene, { ownerId, destIcao: "EDDM", weightKg: 400 }, "mail", 100);
    assert.deepEqual(
      scene.contributionsTo(id).map(({ playerId, kg, earned }) => [playerId, kg, earned]),
      [
        [1, 500, 125],
        [2, 400, 100],
      ],
    );
  });

  test("[TO1] [FAIR5] a campaign affects new jobs after the instant at which it began, up to the instant at which it ends", () => {
    const campaign = { startsSimTime: 100, endsSimTime: 200, outcome: "failed" } as Campaign;
    const seen = (clockMs: number) => campaignsAt([campaign], clockMs).length;
    assert.deepEqual([100, 101, 200, 201].map(seen), [0, 1, 1, 0]);
  });

  test("[TO1] the last hundred campaigns and their contributions are kept", () => {
    const scene = aScene().withPlayer();
    for (let made = 0; made <= CAMPAIGNS_KEPT; made++) {
      const id = startCampaign(scene, { ...subject, activePlayers: 1 });
      contribute(scene, { ownerId: 1, destIcao: "EDDM", weightKg: 1 }, "mail", 1);
      scene.putCampaign({ ...(scene.allCampaigns.get(id) as Campaign), outcome: "failed" });
    }
    beginCampaigns(scene);
    assert.deepEqual([scene.campaigns().length, scene.contributions.size], [CAMPAIGNS_KEPT + 1, CAMPAIGNS_KEPT]);
  });
});
