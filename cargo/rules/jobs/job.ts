/** How jobs come about: everything of a job is drawn from the slot and the generation it is made for. */
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { JobContent } from "../values/cargo-package.ts";
import { draw } from "../values/chance.ts";
import { COMMODITIES, type Commodity } from "./commodities.ts";
import { basePayout } from "./payout.ts";
import { bandOfSlot, type PoolBand } from "./pool-bands.ts";
import { destinationAt, ringOf, tradePartners } from "./rings.ts";
import { type Special, specialOf } from "./specials.ts";

/** What a job is drawn from. The same values make the same job. */
export interface JobOrigin {
  readonly seed: number;
  readonly originIcao: string;
  /** Its place in the pool, which says its band. */
  readonly slot: number;
  /** How many jobs the slot had before. */
  readonly generation: number;
  /** Simulated instant, which says whose week it is among the trade partners. */
  readonly clockMs: number;
  /** Points, 0 to 100: the mean of the owners of planes there. */
  readonly meanReputation: number;
}

/** How many of the jobs go to a trade partner. */
const PARTNER_SHARE = 0.75;
/** Chance of a special: without reputation, and how much more there is with all of it. */
const SPECIAL_CHANCE = 0.08;
const SPECIAL_CHANCE_GAIN = 0.17;
/** A weight lies within this part of count × unit. */
const WEIGHT_JITTER = 0.3;

const LARGEST_PAYLOAD_KG = Math.max(...AIRCRAFT.map(({ maxPayloadKg }) => maxPayloadKg));

export function createJob(origin: JobOrigin): JobContent {
  const band = bandOfSlot(origin.slot);
  const chance: Chance = (purpose) => draw(origin.seed, purpose, origin.originIcao, origin.slot, origin.generation);
  const destination = drawDestination(origin, band, chance);
  const wishedKg = band.minKg * (band.maxKg / band.minKg) ** chance("job-weight");
  const { commodity, special } = drawGoods(wishedKg, origin.meanReputation, chance);
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

/** A number in [0, 1) of this job. */
type Chance = (purpose: string) => number;

function drawDestination({ seed, originIcao, clockMs }: JobOrigin, band: PoolBand, chance: Chance) {
  if (chance("job-to-partner") < PARTNER_SHARE) {
    return pick(tradePartners(seed, originIcao, band, clockMs), chance("job-partner"));
  }
  return destinationAt(ringOf(originIcao, band), chance("job-destination"));
}

/** Whether it is special is drawn first, so that the chance does not depend on what else there is to carry. */
function drawGoods(
  wishedKg: number,
  meanReputation: number,
  chance: Chance,
): { readonly commodity: Commodity; readonly special: Special | undefined } {
  const isSpecial = chance("job-special") < SPECIAL_CHANCE + (SPECIAL_CHANCE_GAIN * meanReputation) / 100;
  const choices = COMMODITIES.filter(
    ({ unitKg, specials }) => unitKg <= wishedKg && (!isSpecial || specials.length > 0),
  );
  const commodity = pick(choices, chance("job-commodity"));
  return {
    commodity,
    special: isSpecial ? specialOf(pick(commodity.specials, chance("job-which-special"))) : undefined,
  };
}

/**
 * As many pieces as come nearest to the wish while count × unit lies within the band. There always is such a count, for a
 * band is more than twice as wide as its lower bound and the unit is no heavier than the wish.
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
