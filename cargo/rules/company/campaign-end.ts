/** Ends campaigns. A successful one pays its contributors once; a failed one pays nothing. */
import { reputationAfter } from "../jobs/reputation.ts";
import { beginCampaigns } from "../market/campaigns.ts";
import type { Campaign, Contribution } from "../values/goals/campaign.ts";
import { payIncome } from "../values/income.ts";
import type { Scene } from "../values/scene.ts";
import { reachMilestones } from "./milestones.ts";

/** Bonus of a successful campaign, as a percentage of what its deliveries earned. */
export const BONUS_PERCENT = 25;
/** Points of reputation for each contributor to a successful campaign. */
export const SUCCESS_POINTS = 1;

/** Returns the bonus of a contribution to a successful campaign in whole euros, rounded down. */
export const campaignBonus = ({ earned }: Pick<Contribution, "earned">): number =>
  Math.floor((earned * BONUS_PERCENT) / 100);

/** Ends a campaign at the scene's instant, and begins the next. */
export function endCampaign(scene: Scene, campaign: Campaign): void {
  const succeeded = campaign.deliveredKg >= campaign.targetKg;
  scene.putCampaign({ ...campaign, outcome: succeeded ? "succeeded" : "failed" });
  for (const contribution of scene.contributionsTo(campaign.id)) {
    const { playerId } = contribution;
    if (playerId !== null) reward(scene, playerId, campaign, contribution, succeeded);
  }
  beginCampaigns(scene);
}

function reward(
  scene: Scene,
  playerId: number,
  { id: campaignId, icao, group }: Campaign,
  contribution: Contribution,
  succeeded: boolean,
): void {
  const bonus = succeeded ? campaignBonus(contribution) : 0;
  if (bonus > 0) payIncome(scene, playerId, bonus, "campaign", {});
  const player = scene.player(playerId);
  const reputation = succeeded ? reputationAfter(player.reputation, SUCCESS_POINTS) : player.reputation;
  if (succeeded) scene.putPlayer({ ...player, reputation, campaignsWon: player.campaignsWon + 1 });
  scene.emit(
    playerId,
    "campaign-ended",
    {},
    {
      ...{ campaignId, icao, group, succeeded, weightKg: contribution.kg, paid: bonus },
      reputationChange: (reputation - player.reputation) / 1_000,
    },
  );
  reachMilestones(scene, playerId, { hasCommanded: false });
}
