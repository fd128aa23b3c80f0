/** What the market does to pay: the demand for a shipment where it goes. */
import type { CommodityGroup, Market } from "../values/market.ts";
import { demandIndex } from "./demand.ts";

/** Shipments up to this weight never pay less than LEAST_SMALL_FACTOR of their base. */
export const SMALL_KG = 1_000;
export const LEAST_SMALL_FACTOR = 0.9;

/** What is carried from where to where. */
export interface Shipped {
  readonly originIcao: string;
  readonly destIcao: string;
  readonly weightKg: number;
}

/** The factor of demand on the pay of a shipment that is fixed now. */
export function demandFactor(market: Market, { destIcao, weightKg }: Shipped, group: CommodityGroup): number {
  const index = demandIndex(market, destIcao, group);
  return weightKg <= SMALL_KG ? Math.max(LEAST_SMALL_FACTOR, index) : index;
}
