/** The figures of bases as a snapshot shows them. */
import { BASE_FUEL_FACTOR, BASE_REPAIR_FACTOR, BASE_WEAR_FACTOR } from "../aircraft/base-effects.ts";
import {
  BASE_LIMIT,
  BASE_SALE_PERCENT,
  FIRST_BASE_PRICE,
  KNOWN_DELIVERIES,
  UPKEEP_LEAVES,
  UPKEEP_MS,
  UPKEEP_PERCENT,
} from "./bases.ts";

export const DEPTH = {
  bases: {
    limit: BASE_LIMIT,
    firstPrice: FIRST_BASE_PRICE,
    deliveries: KNOWN_DELIVERIES,
    upkeepShare: UPKEEP_PERCENT / 100,
    upkeepSimMs: UPKEEP_MS,
    upkeepLeaves: UPKEEP_LEAVES,
    saleShare: BASE_SALE_PERCENT / 100,
    repairFactor: BASE_REPAIR_FACTOR,
    fuelFactor: BASE_FUEL_FACTOR,
    wearFactor: BASE_WEAR_FACTOR,
  },
};
