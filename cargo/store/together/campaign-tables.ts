/** The tables of campaigns. */
import { defineTable, integer, nullable, text } from "@outbound/kit/store/table.ts";
import { CAMPAIGN_OUTCOMES, type CampaignOutcome } from "../../rules/values/goals/campaign.ts";
import { COMMODITY_GROUPS, type CommodityGroup } from "../../rules/values/market.ts";
import { count, icao, references, simulatedInstant } from "../columns.ts";

export const campaigns = defineTable(
  "campaigns",
  {
    id: integer({ min: 1 }),
    /** The number that it was drawn with; null for one created by a test hook. */
    number: nullable(integer({ min: 1 })),
    airport_icao: icao(),
    commodity_group: text<CommodityGroup>({ oneOf: COMMODITY_GROUPS }),
    starts_sim_time: simulatedInstant(),
    ends_sim_time: simulatedInstant(),
    target_kg: integer({ min: 1 }),
    delivered_kg: count(),
    active_players: integer({ min: 1 }),
    outcome: text<CampaignOutcome>({ oneOf: CAMPAIGN_OUTCOMES }),
  },
  { primaryKey: ["id"], readOnly: true },
);

/** A player's contribution to a campaign. Deleting the account leaves a row without a name. */
export const contributions = defineTable(
  "contributions",
  {
    id: integer({ min: 1 }),
    campaign_id: integer({ min: 1 }),
    player_id: nullable(integer()),
    kg: count(),
    earned: count(),
  },
  {
    primaryKey: ["id"],
    foreignKeys: [references("campaign_id", "campaigns"), references("player_id", "players")],
    unique: [["campaign_id", "player_id"]],
    indexes: [["player_id"]],
    readOnly: true,
  },
);
