import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene } from "../../testing/a-scene.ts";
import { contribute, startCampaign } from "../market/campaigns.ts";
import type { Campaign } from "../values/goals/campaign.ts";
import { endCampaign } from "./campaign-end.ts";

/** Creates a campaign for 1,000 kg of mail to which player 1 brought `kg` and player 2 nothing. */
function ended(kg: number, owed = 0) {
  const scene = aScene().withPlayer({ reputation: 20_000, money: 0, owed }).withPlayer();
  const subject = { number: 4, icao: "EDDM", group: "mail", targetKg: 1000, durationMs: 1, activePlayers: 1 } as const;
  const id = startCampaign(scene, subject);
  contribute(scene, { ownerId: 1, destIcao: "EDDM", weightKg: kg }, "mail", 4_003);
  endCampaign(scene, scene.allCampaigns.get(id) as Campaign);
  return scene;
}

test("[TO1] success pays each contributor a quarter of what the deliveries earned, a point of reputation and the milestone", () => {
  const scene = ended(1000);
  const player = scene.player(1);
  assert.deepEqual(
    scene.ledger.map(({ playerId, amount, reason }) => [playerId, amount, reason]),
    [[1, 1000, "campaign"]],
  );
  assert.deepEqual([player.reputation, player.campaignsWon], [21_000, 1]);
  assert.ok("mastery-campaign" in player.milestones);
  const [event] = scene.events;
  assert.deepEqual(
    [event?.kind, event?.data.succeeded, event?.data.paid, event?.data.reputationChange],
    ["campaign-ended", true, 1000, 1],
  );
  assert.equal(scene.player(2).campaignsWon, 0);
  assert.deepEqual(
    scene.campaigns().map(({ number, outcome }) => [number, outcome]),
    [
      [4, "succeeded"],
      [5, "running"],
    ],
  );
});

test("[TO1] failure costs nothing, and is an event for the contributors", () => {
  const scene = ended(999);
  assert.deepEqual([scene.ledger, scene.player(1).reputation, scene.player(1).campaignsWon], [[], 20_000, 0]);
  assert.deepEqual(
    scene.events
      .filter(({ kind }) => kind !== "milestone")
      .map(({ playerId, kind, data }) => [playerId, kind, data.succeeded]),
    [[1, "campaign-ended", false]],
  );
});

test("[TO1] [FAIR2] half of a campaign's bonus settles debt", () => {
  const scene = ended(1000, 5_000);
  assert.deepEqual([scene.player(1).money, scene.player(1).owed], [500, 4_500]);
});
