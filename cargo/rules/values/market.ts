/** What the market is about, and what its prices depend on. */

/** Demand is for groups of commodities, not for each of them. */
export const COMMODITY_GROUPS = ["mail", "consumer", "industry", "fresh", "living", "health"] as const;
export type CommodityGroup = (typeof COMMODITY_GROUPS)[number];

/** What was delivered lately: it lowers the demand for more of the same. */
export interface DemandLoad {
  readonly icao: string;
  readonly group: CommodityGroup;
  /** Kilograms that were left at `simTime`. */
  readonly kg: number;
  /** Simulated instant of the last delivery. */
  readonly simTime: number;
}

/** What prices depend on besides the job and the player. */
export interface Market {
  /** Seed of all chance. */
  readonly seed: number;
  /** The simulated instant, milliseconds since 1970. */
  readonly clockMs: number;
  demandLoad(icao: string, group: CommodityGroup): DemandLoad | undefined;
}
