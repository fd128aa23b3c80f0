/** Converts campaigns to rows of their tables and back. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { Campaign, Contribution } from "../../rules/values/goals/campaign.ts";
import type * as tables from "./campaign-tables.ts";

type CampaignRow = RowOf<typeof tables.campaigns>;
type ContributionRow = RowOf<typeof tables.contributions>;

export const campaignRow = (campaign: Campaign): CampaignRow => ({
  id: campaign.id,
  number: campaign.number,
  airport_icao: campaign.icao,
  commodity_group: campaign.group,
  starts_sim_time: campaign.startsSimTime,
  ends_sim_time: campaign.endsSimTime,
  target_kg: campaign.targetKg,
  delivered_kg: campaign.deliveredKg,
  active_players: campaign.activePlayers,
  outcome: campaign.outcome,
});

export const campaignOf = (row: CampaignRow): Campaign => ({
  id: row.id,
  number: row.number,
  icao: row.airport_icao,
  group: row.commodity_group,
  startsSimTime: row.starts_sim_time,
  endsSimTime: row.ends_sim_time,
  targetKg: row.target_kg,
  deliveredKg: row.delivered_kg,
  activePlayers: row.active_players,
  outcome: row.outcome,
});

export const contributionRow = ({ campaignId, playerId, ...rest }: Contribution): ContributionRow => ({
  campaign_id: campaignId,
  player_id: playerId,
  ...rest,
});

export const contributionOf = ({ campaign_id, player_id, ...rest }: ContributionRow): Contribution => ({
  campaignId: campaign_id,
  playerId: player_id,
  ...rest,
});
