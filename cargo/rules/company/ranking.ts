/** The ranking of players by what they are worth and what they did. */
import { saleValue } from "../fleet/sell.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";

export type RankingOrder = "worth" | "reputation" | "deliveries" | "km";

/** The figures by which players are ranked. */
export interface Standing {
  readonly playerId: number;
  /** Whole euros: cash plus the sale value of all planes, less what is owed. */
  readonly worth: number;
  /** Thousandths. */
  readonly reputation: number;
  readonly deliveries: number;
  readonly km: number;
}

export interface RankedStanding extends Standing {
  /** From 1; no two players share a rank. */
  readonly rank: number;
}

export const standingOf = (player: Player, planes: readonly Plane[]): Standing => ({
  playerId: player.id,
  worth: planes.reduce((worth, plane) => worth + saleValue(plane), player.money - player.owed),
  reputation: player.reputation,
  deliveries: player.deliveries,
  km: player.totalKm,
});

/** All players with their rank, the greatest first; of equals the lower id. */
export function ranking(standings: readonly Standing[], by: RankingOrder): readonly RankedStanding[] {
  return [...standings]
    .sort((a, b) => b[by] - a[by] || a.playerId - b.playerId)
    .map((standing, index) => ({ ...standing, rank: index + 1 }));
}
