/** Destinations of the jobs of an airport: the airports in the ring of each band, and the trade partners of the week. */
import { WEEK_MS } from "@outbound/kit/rules/durations.ts";
import { type Airport, JOB_AIRPORTS, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { draw } from "../values/chance.ts";
import { POOL_BANDS, type PoolBand } from "./pool-bands.ts";

/** Never empty. */
export interface Ring {
  readonly destinations: readonly Airport[];
  /** Cumulative weights of the destinations. */
  readonly reach: readonly number[];
}

/** How many destinations beyond the lower bound a ring takes if no airport is within its bounds. */
const NEAREST_BEYOND = 5;

/** Returns the ring of an airport and a band: its job airports, in some bands only large ones. */
export function ringOf(originIcao: string, band: PoolBand): Ring {
  const rings = ringsOf(originIcao);
  return rings[POOL_BANDS.indexOf(band)] as Ring;
}

/** Returns the destination at a fraction (0 to below 1) of the total weight of a ring. */
export function destinationAt({ destinations, reach }: Ring, fraction: number): Airport {
  return destinations[indexAt(reach, fraction * totalOf(reach))] as Airport;
}

/**
 * Draws the trade partners of an airport and a band in the simulated week of `clockMs`: two different destinations by the ring's
 * weights, or one if the ring has only one.
 */
export function tradePartners(seed: number, originIcao: string, band: PoolBand, clockMs: number): Airport[] {
  const { destinations, reach } = ringOf(originIcao, band);
  const week = Math.floor(clockMs / WEEK_MS);
  const drawn = (place: number): number => draw(seed, "trade-partner", originIcao, band.id, week, place);
  const first = indexAt(reach, drawn(0) * totalOf(reach));
  const partners = [destinations[first] as Airport];
  if (destinations.length === 1) return partners;
  // The second is drawn from the rest by skipping the weight of the first.
  const start = first === 0 ? 0 : (reach[first - 1] as number);
  const weight = (reach[first] as number) - start;
  const at = drawn(1) * (totalOf(reach) - weight);
  partners.push(destinations[indexAt(reach, at < start ? at : at + weight)] as Airport);
  return partners;
}

/** Origins whose rings are cached. Rings depend on the airports only. */
const KEPT_ORIGINS = 256;
const kept = new Map<string, readonly Ring[]>();

function ringsOf(originIcao: string): readonly Ring[] {
  const known = kept.get(originIcao);
  if (known !== undefined) return known;
  const rings = makeRings(originIcao);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_ORIGINS && oldest !== undefined) kept.delete(oldest);
  kept.set(originIcao, rings);
  return rings;
}

interface Candidate {
  readonly airport: Airport;
  readonly km: number;
}

function makeRings(originIcao: string): readonly Ring[] {
  const origin = knownAirport(originIcao);
  const all = JOB_AIRPORTS.map((airport) => ({ airport, km: distanceKm(origin, airport) }));
  const large = all.filter(({ airport }) => airport.size === "large");
  return POOL_BANDS.map((band) => makeRing(band.destinations === "large" ? large : all, band));
}

function makeRing(candidates: readonly Candidate[], { minKm, maxKm, largeWeight }: PoolBand): Ring {
  const inside = candidates.filter(({ km }) => km >= minKm && km <= maxKm);
  const destinations = (inside.length > 0 ? inside : nearestBeyond(candidates, minKm)).map(({ airport }) => airport);
  let sum = 0;
  const reach = destinations.map(({ size }) => {
    sum += size === "large" ? largeWeight : 1;
    return sum;
  });
  return { destinations, reach };
}

function nearestBeyond(candidates: readonly Candidate[], minKm: number): Candidate[] {
  return candidates
    .filter(({ km }) => km >= minKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST_BEYOND);
}

const totalOf = (reach: readonly number[]): number => reach[reach.length - 1] as number;

/** Returns the first index whose cumulative weight is above `at`. */
function indexAt(reach: readonly number[], at: number): number {
  let low = 0;
  let high = reach.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reach[middle] as number) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
