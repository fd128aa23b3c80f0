/** Figures of the market, routes, bases and cooperation that a snapshot shows. */
import { BASE_FUEL_FACTOR, BASE_REPAIR_FACTOR, BASE_WEAR_FACTOR } from "../aircraft/base-effects.ts";
import { DISPATCHER_PERCENT } from "../flights/route-income.ts";
import { LINE_FREIGHT_SHARE } from "../jobs/payout.ts";
import { drawOf, POOL_BANDS } from "../jobs/pool-bands.ts";
import {
  ACTIVE_MS,
  CAMPAIGN_JOB_SHARE,
  LEAST_CAMPAIGN_HOURS,
  MOST_CAMPAIGN_HOURS,
  MOST_CAMPAIGN_SHARE,
  SHARED_FROM,
  TARGET_EXPONENT,
  TARGET_KG,
  THREE_CAMPAIGNS_FROM,
  TWO_CAMPAIGNS_FROM,
} from "../market/campaigns.ts";
import { HALF_LIFE_HOURS, LEAST_INDEX, LOAD_SCALE_KG, MOST_INDEX, WAVE_HEIGHT, WAVE_HOURS } from "../market/demand.ts";
import { LEAST_SMALL_FACTOR, MOST_FACTOR, SMALL_KG } from "../market/prices.ts";
import {
  ANNOUNCED_MS,
  CHEAP_FUEL_FACTOR,
  DEAR_FUEL_FACTOR,
  FESTIVAL_FACTOR,
  HARVEST_FACTOR,
  LEAST_EVENT_HOURS,
  MOST_EVENT_HOURS,
  ONE_CHANCE,
  SHORTAGE_FACTOR,
  STORM_LEAST_WIND,
  STORM_WEAR_FACTOR,
  TWO_CHANCE,
} from "../market/world-events.ts";
import { DESKS, DESKS_A_BASE, MOST_DESKS } from "../routes/assignment.ts";
import { QUEUED_STOPS } from "../routes/lap.ts";
import { FIRST_SHARE, LINE_FREIGHT_MS, MOST_LINE_FREIGHT_KG } from "../routes/line-freight.ts";
import { OPEN_BEFORE_MS } from "../routes/loading.ts";
import { DEFAULT_POLICY, DEFAULT_SETTINGS, LEAST_STOPS, MOST_STOPS, ROUTE_LIMIT } from "../routes/routes.ts";
import { AWAY_MS } from "../routes/serve.ts";
import { HALL_OF_FAME, LEAST_TIMED } from "../values/goals/season.ts";
import { PLANES_A_COMMAND } from "../values/limits.ts";
import { INVITATION_MS, INVITATIONS_A_DAY, MEMBER_LIMIT, OPEN_INVITATIONS, PAUSE_MS } from "./alliances.ts";
import {
  BASE_LIMIT,
  BASE_SALE_PERCENT,
  FIRST_BASE_PRICE,
  KNOWN_DELIVERIES,
  UPKEEP_LEAVES,
  UPKEEP_MS,
  UPKEEP_PERCENT,
} from "./bases.ts";
import { BONUS_PERCENT, SUCCESS_POINTS } from "./campaign-end.ts";

export const DEPTH = {
  planesACommand: PLANES_A_COMMAND,
  /** The probabilities of each of `poolBands`, in their order. */
  jobs: POOL_BANDS.map((band) => {
    const { partnerShare, firstPartnerShare, weightPower } = drawOf(band);
    return { band: band.id, partnerShare, firstPartnerShare, weightPower };
  }),
  events: {
    oneChance: ONE_CHANCE,
    twoChance: TWO_CHANCE,
    leastSimHours: LEAST_EVENT_HOURS,
    mostSimHours: MOST_EVENT_HOURS,
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
    defaults: { policy: DEFAULT_POLICY, ...DEFAULT_SETTINGS },
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
  campaigns: {
    twoFrom: TWO_CAMPAIGNS_FROM,
    threeFrom: THREE_CAMPAIGNS_FROM,
    activeRealMs: ACTIVE_MS,
    leastSimHours: LEAST_CAMPAIGN_HOURS,
    mostSimHours: MOST_CAMPAIGN_HOURS,
    targetKg: TARGET_KG,
    targetExponent: TARGET_EXPONENT,
    sharedFrom: SHARED_FROM,
    mostShare: MOST_CAMPAIGN_SHARE,
    jobShare: CAMPAIGN_JOB_SHARE,
    payShare: BONUS_PERCENT / 100,
    reputation: SUCCESS_POINTS,
  },
  alliances: {
    members: MEMBER_LIMIT,
    openInvitations: OPEN_INVITATIONS,
    invitationsADay: INVITATIONS_A_DAY,
    invitationRealMs: INVITATION_MS,
    pauseRealMs: PAUSE_MS,
  },
  seasons: { leastTimed: LEAST_TIMED, kept: HALL_OF_FAME },
};
