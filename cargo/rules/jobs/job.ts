/** Creates jobs: the content of a job is drawn from its slot and generation. */
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { type Airport, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { CAMPAIGN_JOB_SHARE } from "../market/campaigns.ts";
import type { JobContent } from "../values/cargo-package.ts";
import { draw } from "../values/chance.ts";
import type { Campaign } from "../values/goals/campaign.ts";
import type { CommodityGroup } from "../values/market.ts";
import { COMMODITIES, type Commodity, groupOf } from "./commodities.ts";
import { basePayout } from "./payout.ts";
import { bandOfSlot, drawOf, type PoolBand } from "./pool-bands.ts";
import { destinationAt, ringOf, tradePartners } from "./rings.ts";
import { type Special, specialOf } from "./specials.ts";

/** Everything that determines a job. The same values give the same job. */
export interface JobOrigin {
  readonly seed: number;
  readonly originIcao: string;
  /** Index of the slot in the pool, which determines the band. */
  readonly slot: number;
  /** Number of jobs that the slot has had, including this one. */
  readonly generation: number;
  /** Simulated instant, which determines the trade partners of the week. */
  readonly clockMs: number;
  /** Points, 0 to 100: mean over the players whose planes open the airport. */
  readonly meanReputation: number;
  /** Campaigns that run at `clockMs`. */
  readonly campaigns?: readonly Pick<Campaign, "icao" | "group">[];
}

/** Chance of a special for a player without reputation, and how much more with full reputation. */
const SPECIAL_CHANCE = 0.08;
const SPECIAL_CHANCE_GAIN = 0.17;
/** Greatest relative difference between a weight and count × unit. */
const WEIGHT_JITTER = 0.3;

const LARGEST_PAYLOAD_KG = Math.max(...AIRCRAFT.map(({ maxPayloadKg }) => maxPayloadKg));

export function createJob(origin: JobOrigin): JobContent {
  const band = bandOfSlot(origin.slot);
  const chance: Chance = (purpose) => draw(origin.seed, purpose, origin.originIcao, origin.slot, origin.generation);
  const campaign = drawCampaignOf(origin, band, chance);
  const destination = campaign ? knownAirport(campaign.icao) : drawDestination(origin, band, chance);
  const wishedKg = band.minKg * (band.maxKg / band.minKg) ** (chance("job-weight") ** drawOf(band).weightPower);
  const { commodity, special } = drawGoods(wishedKg, origin.meanReputation, band, chance, campaign?.group);
  const count = countOf(commodity, wishedKg, band);
  const weightKg = drawWeight(count * commodity.unitKg, band, chance);
  return {
    originIcao: origin.originIcao,
    destIcao: destination.icao,
    commodity: commodity.id,
    count,
    weightKg,
    special: special?.id ?? null,
    basePayout: basePayout({
      weightKg,
      distanceKm: distanceKm(knownAirport(origin.originIcao), destination),
      commodityFactor: commodity.factor,
      specialFactor: special?.factor ?? 1,
    }),
  };
}

/** Draws a number in [0, 1) for this job. */
type Chance = (purpose: string) => number;

function drawDestination({ seed, originIcao, clockMs }: JobOrigin, band: PoolBand, chance: Chance) {
  const { partnerShare, firstPartnerShare } = drawOf(band);
  if (chance("job-to-partner") < partnerShare) {
    const [first, second = first] = tradePartners(seed, originIcao, band, clockMs);
    return (chance("job-partner") < firstPartnerShare ? first : second) as Airport;
  }
  return destinationAt(ringOf(originIcao, band), chance("job-destination"));
}

/** The bands whose jobs may go to a campaign. */
const CAMPAIGN_BANDS: readonly string[] = ["medium", "long", "heavy"];

/** Draws the campaign that the job is for, among those in its ring: each gets one in six jobs. Most jobs are for none. */
function drawCampaignOf({ originIcao, campaigns = [] }: JobOrigin, band: PoolBand, chance: Chance) {
  if (campaigns.length === 0 || !CAMPAIGN_BANDS.includes(band.id)) return undefined;
  const { destinations } = ringOf(originIcao, band);
  const inRing = campaigns.filter((campaign) => destinations.some(({ icao }) => icao === campaign.icao));
  return inRing[Math.floor(chance("job-campaign") / CAMPAIGN_JOB_SHARE)];
}

/** Draws first whether the job is special, so that the chance does not depend on the commodities. */
function drawGoods(
  wishedKg: number,
  meanReputation: number,
  band: PoolBand,
  chance: Chance,
  group?: CommodityGroup,
): { readonly commodity: Commodity; readonly special: Special | undefined } {
  const isSpecial = chance("job-special") < SPECIAL_CHANCE + (SPECIAL_CHANCE_GAIN * meanReputation) / 100;
  const specialsOf = drawOf(band).isForAll ? specialsForAll : ({ specials }: Commodity) => specials;
  const possible = COMMODITIES.filter((one) => one.unitKg <= wishedKg && (!isSpecial || specialsOf(one).length > 0));
  const wanted = group === undefined ? possible : possible.filter(({ id }) => groupOf(id) === group);
  const choices = wanted.length > 0 ? wanted : possible;
  const commodity = pick(choices, chance("job-commodity"));
  return {
    commodity,
    special: isSpecial ? specialOf(pick(specialsOf(commodity), chance("job-which-special"))) : undefined,
  };
}

/** Returns the specials that require neither reputation nor a payload class. */
const specialsForAll = ({ specials }: Commodity): Commodity["specials"] =>
  specials.filter((id) => {
    const { minReputation, minPayloadKg } = specialOf(id)?.load ?? {};
    return minReputation === undefined && minPayloadKg === undefined;
  });

/**
 * Returns the count for which count × unit is within the band and nearest to the wished weight. It exists because the upper bound
 * of a band is more than twice the lower one, and the unit is no heavier than the wish.
 */
function countOf({ unitKg }: Commodity, wishedKg: number, { minKg, maxKg }: PoolBand): number {
  const wished = Math.round(wishedKg / unitKg);
  return Math.min(Math.floor(maxKg / unitKg), Math.max(Math.ceil(minKg / unitKg), wished));
}

function drawWeight(plainKg: number, { minKg, maxKg }: PoolBand, chance: Chance): number {
  const factor = 1 + WEIGHT_JITTER * (2 * chance("job-jitter") - 1);
  return Math.max(minKg, Math.min(maxKg, LARGEST_PAYLOAD_KG, Math.round(plainKg * factor)));
}

function pick<T>(items: readonly T[], fraction: number): T {
  return items[Math.floor(fraction * items.length)] as T;
}
