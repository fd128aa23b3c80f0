/** A campaign: all players together bring a group of goods to an airport within some simulated days. */
import type { CommodityGroup } from "../market.ts";

export const CAMPAIGN_OUTCOMES = ["running", "succeeded", "failed"] as const;
export type CampaignOutcome = (typeof CAMPAIGN_OUTCOMES)[number];

export interface Campaign {
  readonly id: number;
  /** The number that it was drawn with; null for one created by a test hook. */
  readonly number: number | null;
  readonly icao: string;
  readonly group: CommodityGroup;
  readonly startsSimTime: number;
  readonly endsSimTime: number;
  readonly targetKg: number;
  readonly deliveredKg: number;
  /** Players with a delivery by hand in the week before it began; at least 1. */
  readonly activePlayers: number;
  readonly outcome: CampaignOutcome;
}

/** What a player delivered for a campaign. */
export interface Contribution {
  readonly id: number;
  readonly campaignId: number;
  /** Null after the account was deleted. */
  readonly playerId: number | null;
  readonly kg: number;
  /** Whole euros paid for these deliveries. */
  readonly earned: number;
}
