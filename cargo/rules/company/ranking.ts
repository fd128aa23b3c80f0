/** Ranks players by their worth and by what they did. */
import { saleValue } from "../fleet/sell.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";

export type RankingOrder = "worth" | "reputation" | "deliveries" | "km";

/** The figures by which players are ranked. */
export interface Standing {
  readonly playerId: number;
  /** Whole euros: cash plus the sale value of all planes, less debt. */
  readonly worth: number;
  /** Thousandths. */
  readonly reputation: number;
  readonly deliveries: number;
  readonly km: number;
}

export const standingOf = (player: Player, planes: readonly Plane[]): Standing => ({
  playerId: player.id,
  worth: planes.reduce((worth, plane) => worth + saleValue(plane), player.money - player.owed),
  reputation: player.reputation,
  deliveries: player.deliveries,
  km: player.totalKm,
});

/** Returns a negative number if the first ranks before the second: by the greater figure, then the lower id. */
export const compareStandings =
  (by: RankingOrder) =>
  (a: Standing, b: Standing): number =>
    b[by] - a[by] || a.playerId - b.playerId;
