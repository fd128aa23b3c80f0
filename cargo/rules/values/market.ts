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

export const EVENT_KINDS = ["shortage", "harvest", "festival", "fuel", "storm"] as const;

/** Something that happens in a region. */
export interface WorldEvent {
  readonly id: number;
  readonly kind: (typeof EVENT_KINDS)[number];
  readonly regionId: string;
  /** The group of a shortage. */
  readonly group?: CommodityGroup;
  /** On pay, on the price of fuel, or on wear. */
  readonly factor: number;
  readonly announcedSimTime: number;
  readonly startsSimTime: number;
  readonly endsSimTime: number;
}

/** What world events follow from. */
export interface EventSource {
  /** Seed of all chance. */
  readonly seed: number;
  /** The simulated instant, milliseconds since 1970. */
  readonly clockMs: number;
  /** Those of a test hook. */
  readonly createdEvents: readonly WorldEvent[];
}

/** What prices depend on besides the job and the player. */
export interface Market extends EventSource {
  demandLoad(icao: string, group: CommodityGroup): DemandLoad | undefined;
}
