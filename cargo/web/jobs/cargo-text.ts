/** What packages hold, for people. */
import { commodityOf } from "../../rules/jobs/commodities.ts";
import { figure } from "../../rules/values/figure.ts";
import type { Package } from "../api.ts";

/** `Laptops`. */
export const commodityLabel = ({ commodity }: Pick<Package, "commodity">): string =>
  commodityOf(commodity)?.label ?? commodity;

/** `42 × Laptops`; one piece without a number. */
export const piecesText = (job: Pick<Package, "commodity" | "count">): string =>
  job.count === 1 ? commodityLabel(job) : `${figure(job.count)} × ${commodityLabel(job)}`;

/** A figure and its unit stay on one line. */
export const kilograms = (kg: number): string => `${figure(kg)}\u00a0kg`;
export const kilometres = (km: number): string => `${figure(km)}\u00a0km`;
