/** Commodity groups, and the values that market prices depend on. */

/** Demand is tracked per group, not per commodity. */
export const COMMODITY_GROUPS = ["mail", "consumer", "industry", "fresh", "living", "health"] as const;
export type CommodityGroup = (typeof COMMODITY_GROUPS)[number];

/** Recent deliveries, which lower the demand for more of the same. */
export interface DemandLoad {
  readonly icao: string;
  readonly group: CommodityGroup;
  /** Kilograms that still counted at `simTime`. */
  readonly kg: number;
  /** Simulated instant of the last delivery. */
  readonly simTime: number;
}

export const EVENT_KINDS = ["shortage", "harvest", "festival", "fuel", "storm"] as const;

/** A shortage, harvest, festival, fuel price or storm in a region. */
export interface WorldEvent {
  readonly id: number;
  readonly kind: (typeof EVENT_KINDS)[number];
  readonly regionId: string;
  /** The group of goods; only of a shortage. */
  readonly group?: CommodityGroup;
  /** Factor on pay, on the price of fuel, or on wear, by kind. */
  readonly factor: number;
  readonly announcedSimTime: number;
  readonly startsSimTime: number;
  readonly endsSimTime: number;
}

/** Values that determine world events. */
export interface EventSource {
  /** Seed of all random draws. */
  readonly seed: number;
  /** The simulated instant, milliseconds since 1970. */
  readonly clockMs: number;
  /** Events created by a test hook. */
  readonly createdEvents: readonly WorldEvent[];
}

/** Values that prices depend on, besides the job and the player. */
export interface Market extends EventSource {
  demandLoad(icao: string, group: CommodityGroup): DemandLoad | undefined;
}
