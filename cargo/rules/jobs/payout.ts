/** What a package pays for being delivered. */
import type { CargoPackage } from "../values/cargo-package.ts";
import { FULL_REPUTATION } from "../values/player.ts";

/** Euros for every package, whatever it weighs and wherever it goes. */
const HANDLING = 150;
/** Euros a kilogram on a long way, before the factors below. */
const EUROS_PER_KG = 6;
/** The part of it that does not depend on the distance, and what each km adds. */
const BASE_PART = 0.8;
const PART_PER_KM = 0.0005;
/** Short ways pay less of it: at this distance half. */
const HALF_KM = 250;
/** Large shipments are cheaper by the kilogram: the power of their tonnes, within bounds. */
const SIZE_POWER = -0.15;
const LEAST_SIZE_FACTOR = 0.55;
const MOST_SIZE_FACTOR = 1.4;
/** What a player of no reputation gets, and how much more a full one brings. */
const REPUTATION_BASE = 0.9;
const REPUTATION_GAIN = 0.3;

export interface Shipment {
  readonly weightKg: number;
  /** From origin to destination. */
  readonly distanceKm: number;
  /** Factors of the commodity and of the special, 1 for ordinary cargo. */
  readonly commodityFactor: number;
  readonly specialFactor: number;
}

/**
 * Euros before the reputation of who flies it, unrounded. The formula and its figures come from a
 * simulation of 200 beginners without a bankruptcy.
 */
export function basePayout({ weightKg, distanceKm, commodityFactor, specialFactor }: Shipment): number {
  const size = Math.min(MOST_SIZE_FACTOR, Math.max(LEAST_SIZE_FACTOR, (weightKg / 1_000) ** SIZE_POWER));
  const way = ((BASE_PART + PART_PER_KM * distanceKm) * distanceKm) / (distanceKm + HALF_KM);
  return (HANDLING + weightKg * EUROS_PER_KG * way * size) * commodityFactor * specialFactor;
}

/** Whole euros for a player of this reputation (thousandths); a fixed payout is what it is. */
export function payoutFor(
  cargoPackage: Pick<CargoPackage, "basePayout" | "fixedPayout">,
  reputationThousandths: number,
): number {
  if (cargoPackage.fixedPayout !== null) return cargoPackage.fixedPayout;
  return Math.round(cargoPackage.basePayout * reputationFactor(reputationThousandths));
}

/** What a reputation (thousandths) makes of every payout that is not fixed. */
export const reputationFactor = (reputationThousandths: number): number =>
  REPUTATION_BASE + (REPUTATION_GAIN * reputationThousandths) / FULL_REPUTATION;
