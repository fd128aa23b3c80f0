/** What jobs carry, for people. */
import { integer } from "@outbound/kit/web/format.ts";
import { commodityOf } from "../rules/jobs/commodities.ts";
import type { CommodityGroup } from "../rules/values/market.ts";
import type { Package } from "./api.ts";

/** `Laptops`. */
export const commodityName = (id: string): string => commodityOf(id)?.label ?? id;

/** `42 × Laptops`; a single piece has no number. */
export const piecesText = ({ commodity, count }: Pick<Package, "commodity" | "count">): string =>
  count === 1 ? commodityName(commodity) : `${integer(count)} × ${commodityName(commodity)}`;

/** The groups of commodities that share a demand. */
export const GROUP_NAMES: Readonly<Record<CommodityGroup, string>> = {
  mail: "Mail",
  consumer: "Consumer goods",
  industry: "Industrial goods",
  fresh: "Fresh cargo",
  living: "Live animals",
  health: "Medical goods",
};

/** A figure and its unit stay on one line. */
export const kilograms = (kg: number): string => `${integer(kg)}\u00a0kg`;
export const kilometres = (km: number): string => `${integer(km)}\u00a0km`;
