/** Computes payouts of packages. */
import { DEMAND_STEP_MS } from "../market/demand.ts";
import { demandFactor } from "../market/prices.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { DemandLoad, Market } from "../values/market.ts";
import { groupOf } from "./commodities.ts";
import { reputationFactor } from "./reputation.ts";

/** Euros for every package, whatever its weight and distance. */
const HANDLING = 150;
/** Euros per kilogram over a long distance, before the factors below. */
const EUROS_PER_KG = 6;
/** The distance factor: a constant part, and a part for each km. */
const BASE_PART = 0.8;
const PART_PER_KM = 0.0005;
/** Short distances pay less: half at this distance. */
const HALF_KM = 250;
/** Large shipments pay less per kilogram: their tonnes to this power, within bounds. */
const SIZE_POWER = -0.15;
const LEAST_SIZE_FACTOR = 0.55;
const MOST_SIZE_FACTOR = 1.4;

export interface Shipment {
  readonly weightKg: number;
  /** Distance from origin to destination. */
  readonly distanceKm: number;
  /** Factors of the commodity and of the special, 1 for ordinary cargo. */
  readonly commodityFactor: number;
  readonly specialFactor: number;
}

/**
 * Returns unrounded euros before the factors of demand and of the player's reputation. The formula and its figures come from a
 * simulation with 200 beginners and no bankruptcy.
 */
export function basePayout({ weightKg, distanceKm, commodityFactor, specialFactor }: Shipment): number {
  const size = Math.min(MOST_SIZE_FACTOR, Math.max(LEAST_SIZE_FACTOR, (weightKg / 1_000) ** SIZE_POWER));
  const way = ((BASE_PART + PART_PER_KM * distanceKm) * distanceKm) / (distanceKm + HALF_KM);
  return (HANDLING + weightKg * EUROS_PER_KG * way * size) * commodityFactor * specialFactor;
}

/** What a job pays to a player who takes it now. */
export interface Offer {
  /** The demand factor; 1 if the payout is the same for all. */
  readonly demand: number;
  /** Whole euros. */
  readonly payout: number;
}

/** Returns what the job pays at this demand to a player of this reputation (thousandths). */
export function offerOf(market: Market, cargoPackage: CargoPackage, reputationThousandths: number): Offer {
  const demand = cargoPackage.fixedPayout === null ? demandOf(market, cargoPackage) : 1;
  return { demand, payout: payoutFor(cargoPackage, reputationThousandths, demand) };
}

interface KnownDemand {
  readonly seed: number;
  readonly hour: number;
  readonly load: DemandLoad | undefined;
  readonly factor: number;
}

const known = new WeakMap<CargoPackage, KnownDemand>();

/** Caches a package's factor by hour and load, because it is read far more often than it changes. */
function demandOf(market: Market, cargo: CargoPackage): number {
  const { seed, clockMs, createdEvents } = market;
  const group = groupOf(cargo.commodity);
  if (createdEvents.length > 0) return demandFactor(market, cargo, group);
  const hour = Math.floor(clockMs / DEMAND_STEP_MS);
  const load = market.demandLoad(cargo.destIcao, group);
  const found = known.get(cargo);
  if (found?.hour === hour && found.load === load && found.seed === seed) return found.factor;
  const factor = demandFactor(market, cargo, group);
  known.set(cargo, { seed, hour, load, factor });
  return factor;
}

/** Fraction of the base payout that line freight pays. Decision 20 has the reasons. */
export const LINE_FREIGHT_SHARE = 0.43;

/** Returns the whole euros that line freight of ordinary goods pays at this demand, the same for all reputations. */
export const lineFreightPayout = (weightKg: number, distanceKm: number, demand: number): number =>
  Math.round(LINE_FREIGHT_SHARE * demand * basePayout({ weightKg, distanceKm, commodityFactor: 1, specialFactor: 1 }));

/** Returns whole euros for a player of this reputation (thousandths). A fixed payout is the same for all. */
export function payoutFor(
  cargoPackage: Pick<CargoPackage, "basePayout" | "fixedPayout">,
  reputationThousandths: number,
  demand: number,
): number {
  if (cargoPackage.fixedPayout !== null) return cargoPackage.fixedPayout;
  return Math.round(cargoPackage.basePayout * demand * reputationFactor(reputationThousandths));
}
