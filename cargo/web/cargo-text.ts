/** Names and amounts of the goods of jobs. */
import { integer } from "@outbound/kit/web/format.ts";
import { commodityOf } from "../rules/jobs/commodities.ts";
import type { CommodityGroup } from "../rules/values/market.ts";
import type { Package } from "./api.ts";

/** Returns a name such as `Laptops`. */
export const commodityName = (id: string): string => commodityOf(id)?.label ?? id;

/** Returns `42 × Laptops`; a single piece has no number. */
export const piecesText = ({ commodity, count }: Pick<Package, "commodity" | "count">): string =>
  count === 1 ? commodityName(commodity) : `${integer(count)} × ${commodityName(commodity)}`;

/** Names of the groups of commodities that share a demand index. */
export const GROUP_NAMES: Readonly<Record<CommodityGroup, string>> = {
  mail: "Mail",
  consumer: "Consumer goods",
  industry: "Industrial goods",
  fresh: "Fresh cargo",
  living: "Live animals",
  health: "Medical goods",
};

/** Returns the weight with a no-break space before the unit. */
export const kilograms = (kg: number): string => `${integer(kg)}\u00a0kg`;
export const kilometres = (km: number): string => `${integer(km)}\u00a0km`;
