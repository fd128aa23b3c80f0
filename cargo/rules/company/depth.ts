/** The figures of routes, bases and of the market as a snapshot shows them. */
import { BASE_FUEL_FACTOR, BASE_REPAIR_FACTOR, BASE_WEAR_FACTOR } from "../aircraft/base-effects.ts";
import { DISPATCHER_PERCENT } from "../flights/route-income.ts";
import { LINE_FREIGHT_SHARE } from "../jobs/payout.ts";
import { HALF_LIFE_HOURS, LEAST_INDEX, LOAD_SCALE_KG, MOST_INDEX, WAVE_HEIGHT, WAVE_HOURS } from "../market/demand.ts";
import { LEAST_SMALL_FACTOR, MOST_FACTOR, SMALL_KG } from "../market/prices.ts";
import {
  ANNOUNCED_MS,
  CHEAP_FUEL_FACTOR,
  DEAR_FUEL_FACTOR,
  FESTIVAL_FACTOR,
  HARVEST_FACTOR,
  SHORTAGE_FACTOR,
  STORM_LEAST_WIND,
  STORM_WEAR_FACTOR,
} from "../market/world-events.ts";
import { DESKS, DESKS_A_BASE, MOST_DESKS } from "../routes/assignment.ts";
import { QUEUED_STOPS } from "../routes/lap.ts";
import { FIRST_SHARE, LINE_FREIGHT_MS, MOST_LINE_FREIGHT_KG } from "../routes/line-freight.ts";
import { OPEN_BEFORE_MS } from "../routes/loading.ts";
import { LEAST_STOPS, MOST_STOPS, ROUTE_LIMIT } from "../routes/routes.ts";
import { AWAY_MS } from "../routes/serve.ts";
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
  events: {
    announcedSimMs: ANNOUNCED_MS,
    shortageFactor: SHORTAGE_FACTOR,
    harvestFactor: HARVEST_FACTOR,
    festivalFactor: FESTIVAL_FACTOR,
    cheapFuelFactor: CHEAP_FUEL_FACTOR,
    dearFuelFactor: DEAR_FUEL_FACTOR,
    stormWearFactor: STORM_WEAR_FACTOR,
    stormLeastWind: STORM_LEAST_WIND,
    mostPayFactor: MOST_FACTOR,
  },
  demand: {
    waveHeight: WAVE_HEIGHT,
    waveSimHours: WAVE_HOURS,
    leastIndex: LEAST_INDEX,
    mostIndex: MOST_INDEX,
    halfLifeSimHours: HALF_LIFE_HOURS,
    loadKg: LOAD_SCALE_KG,
    smallKg: SMALL_KG,
    leastSmallFactor: LEAST_SMALL_FACTOR,
  },
  routes: {
    routes: ROUTE_LIMIT,
    leastStops: LEAST_STOPS,
    mostStops: MOST_STOPS,
    queuedStops: QUEUED_STOPS,
    desks: DESKS,
    desksABase: DESKS_A_BASE,
    mostDesks: MOST_DESKS,
    dispatcherShare: DISPATCHER_PERCENT / 100,
    openBeforeRealMs: OPEN_BEFORE_MS,
    awayRealMs: AWAY_MS,
    lineFreightSimMs: LINE_FREIGHT_MS,
    lineFreightFirstShare: FIRST_SHARE,
    lineFreightPayShare: LINE_FREIGHT_SHARE,
    lineFreightMostKg: MOST_LINE_FREIGHT_KG,
  },
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
