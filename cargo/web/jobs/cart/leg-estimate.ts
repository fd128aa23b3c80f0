/** Figures of a leg: estimated from the rules for still air and current events, or quoted by the service with the real wind. */
import { flightTimeMs } from "../../../rules/aircraft/flight-time.ts";
import { requiredFuelFor } from "../../../rules/aircraft/fuel.ts";
import { landingWear } from "../../../rules/flights/landing-wear.ts";
import type { CatalogEntry, Package, Quote } from "../../api.ts";
import { type Prices, USUAL } from "../../demand/leg-conditions.ts";

export interface LegFigures {
  readonly distanceKm: number;
  /** Litres that the leg needs, and whole euros for those that must be bought. */
  readonly fuelL: number;
  readonly fuelCost: number;
  /** Points of health that the landing costs, and whole euros to repair them. */
  readonly wear: number;
  readonly wearCost: number;
  /** Flight time in simulated milliseconds. */
  readonly flightMs: number;
  /** True if quoted with the real wind, false if estimated for still air. */
  readonly isExact: boolean;
}

export interface LegGiven {
  readonly fromIcao: string;
  readonly toIcao: string;
  readonly distanceKm: number;
  /** Litres on board at departure. */
  readonly fuelL: number;
  readonly cargo: readonly Package[];
}

export function estimateLeg(model: CatalogEntry, prices: Prices, leg: LegGiven): LegFigures {
  const { fromIcao, toIcao, distanceKm, fuelL, cargo } = leg;
  const conditions = prices.conditions?.(fromIcao, toIcao) ?? USUAL;
  const needed = requiredFuelFor(model, distanceKm, conditions.leastWind);
  const wear = (landingWear(model, distanceKm, cargo) * conditions.wear) / 100;
  return {
    distanceKm,
    fuelL: needed,
    fuelCost: fuelCost(prices, needed - fuelL, conditions.fuel),
    wear,
    wearCost: wearCost(model, prices, wear),
    flightMs: flightTimeMs(distanceKm, model.cruiseKmh),
    isExact: false,
  };
}

export const quotedLeg = (model: CatalogEntry, prices: Prices, quote: Quote): LegFigures => ({
  distanceKm: quote.distanceKm,
  fuelL: quote.fuelNeeded,
  fuelCost: quote.fuelCost,
  wear: quote.wear,
  wearCost: wearCost(model, prices, quote.wear),
  flightMs: quote.flightSimMs,
  isExact: true,
});

/** Returns whole euros for the litres, rounded up like the service; 0 if the tank holds enough. */
const fuelCost = ({ fuelPricePerL, fuelDiscount }: Prices, litres: number, factor: number): number =>
  Math.ceil(Math.max(0, litres) * fuelPricePerL * (1 - fuelDiscount) * factor);

/** Returns whole euros to repair these points of health. */
const wearCost = ({ price }: CatalogEntry, { repairShare }: Prices, points: number): number =>
  Math.round((price * repairShare * points) / 100);
