/** Constants of prices, limits and jobs that a snapshot shows to a player. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { REPAIR_MS_PER_HUNDREDTH } from "../aircraft/flight.ts";
import { FUEL_DENSITY_KG_PER_L } from "../aircraft/fuel.ts";
import { FUEL_DISCOUNT, FUEL_PRICE_PER_L } from "../aircraft/refuelling.ts";
import { FLEET_LIMIT } from "../fleet/buy.ts";
import { PLANE_DISCOUNT_PERCENT } from "../fleet/plane-price.ts";
import { BROKEN_REPAIR_FACTOR, REPAIR_PERCENT } from "../fleet/repair.ts";
import { SALE_PERCENT, SALE_WEAR_PERCENT } from "../fleet/sell.ts";
import { MAX_QUEUED_LEGS } from "../flights/queue.ts";
import { LEAST_ABANDON_SHARE, MOST_ABANDON_SHARE } from "../jobs/abandon.ts";
import { ACCEPT_LIMIT, RESERVATION_MS } from "../jobs/accept.ts";
import { ABANDON_LIMIT, COOLING_OFF_MS } from "../jobs/cooling-off.ts";
import { RESERVATION_PERCENT } from "../jobs/lapse.ts";
import { JOB_LIFETIME_MS, POOL_BANDS } from "../jobs/pool-bands.ts";
import { SPECIALS } from "../jobs/specials.ts";
import { DEBT_SHARE } from "../values/income.ts";
import { ENDED_SHOWN, OPEN_JOBS_SHOWN } from "../values/limits.ts";
import { FULL_HEALTH } from "../values/plane.ts";
import { FULL_REPUTATION, type Player } from "../values/player.ts";
import { LEAST_OPENINGS, OPENINGS_A_PLANE, SCOUTING_MS } from "../values/scouting.ts";

const CONSTANTS = {
  fuelDensityKgPerL: FUEL_DENSITY_KG_PER_L,
  fuelPricePerL: FUEL_PRICE_PER_L,
  saleShare: SALE_PERCENT / 100,
  saleWearShare: SALE_WEAR_PERCENT / 100,
  repairShare: REPAIR_PERCENT / 100,
  repairBrokenFactor: BROKEN_REPAIR_FACTOR,
  repairPerSimHour: HOUR_MS / (REPAIR_MS_PER_HUNDREDTH * FULL_HEALTH),
  abandonMinShare: LEAST_ABANDON_SHARE,
  abandonMaxShare: MOST_ABANDON_SHARE,
  lapseShare: RESERVATION_PERCENT / 100,
  debtShare: DEBT_SHARE,
  jobLifetimeMs: JOB_LIFETIME_MS,
  limits: {
    planes: FLEET_LIMIT,
    queuedLegs: MAX_QUEUED_LEGS,
    acceptedJobs: ACCEPT_LIMIT,
    acceptRealMs: RESERVATION_MS,
    openings: LEAST_OPENINGS,
    openingsAPlane: OPENINGS_A_PLANE,
    openingsRealMs: SCOUTING_MS,
    abandonedOfOrigin: ABANDON_LIMIT,
    coolingOffRealMs: COOLING_OFF_MS,
    openJobs: OPEN_JOBS_SHOWN,
    endedPackages: ENDED_SHOWN,
  },
  poolBands: POOL_BANDS,
  specials: SPECIALS.map(({ id, label, handlingCode, factor, rule }) => ({ id, label, handlingCode, factor, rule })),
};

/**
 * Returns the figures without `depth`, which frames leave out, for a viewer of this reputation at this rate of the clock.
 * Discounts are fractions of the price.
 */
export const economyFor = ({ reputation }: Pick<Player, "reputation">, worldTimeScale: number) => ({
  worldTimeScale,
  planeDiscount: (PLANE_DISCOUNT_PERCENT * reputation) / (100 * FULL_REPUTATION),
  fuelDiscount: (FUEL_DISCOUNT * reputation) / FULL_REPUTATION,
  ...CONSTANTS,
});
