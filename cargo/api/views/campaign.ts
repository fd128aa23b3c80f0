/** A campaign as shown to a player. */
import { campaignBonus } from "../../rules/company/campaign-end.ts";
import { mostKgEach } from "../../rules/market/campaigns.ts";
import type { Campaign } from "../../rules/values/goals/campaign.ts";
import type { World } from "../../world/state/world.ts";
import type { CampaignView } from "../schemas.ts";

export function campaignView({ contributions }: World, playerId: number, campaign: Campaign): CampaignView {
  const { id, icao, group, startsSimTime, endsSimTime, targetKg, deliveredKg, outcome } = campaign;
  const own = contributions.of(playerId).find(({ campaignId }) => campaignId === id);
  return {
    ...{ id, icao, group, startsSimTime, endsSimTime, targetKg, deliveredKg, outcome },
    mostKgEach: mostKgEach(campaign),
    carriers: contributions.countTo(id),
    own: own === undefined ? null : { kg: own.kg, earned: own.earned, bonus: campaignBonus(own) },
  };
}
