/** Computes the effect of the market on pay: demand at the destination, and world events. */
import type { CommodityGroup, Market } from "../values/market.ts";
import { demandIndex } from "./demand.ts";
import { payFactor } from "./world-events.ts";

/** Shipments up to this weight never pay less than LEAST_SMALL_FACTOR of their base. */
export const SMALL_KG = 1_000;
export const LEAST_SMALL_FACTOR = 0.9;
/** Upper bound of the combined factor of demand and world events. */
export const MOST_FACTOR = 1.4;

/** Weight, origin and destination of a shipment. */
export interface Shipped {
  readonly originIcao: string;
  readonly destIcao: string;
  readonly weightKg: number;
}

/** Returns the factor of demand and events on the pay of a shipment that is fixed now. */
export function demandFactor(market: Market, shipped: Shipped, group: CommodityGroup): number {
  const { originIcao, destIcao, weightKg } = shipped;
  const both = demandIndex(market, destIcao, group) * payFactor(market, originIcao, destIcao, group);
  const factor = Math.min(MOST_FACTOR, Math.round(both * 1000) / 1000);
  return weightKg <= SMALL_KG ? Math.max(LEAST_SMALL_FACTOR, factor) : factor;
}
