/**
 * Demand at an airport for a group of commodities: a random wave, lowered by recent deliveries there. It is a closed form of the
 * clock, so nothing has to happen as time passes. It changes only with deliveries and with the simulated hour, so that players
 * get the payout they have just seen.
 */
import { type Airport, knownAirport } from "../geography/airports.ts";
import { draw } from "../values/chance.ts";
import { COMMODITY_GROUPS, type CommodityGroup, type DemandLoad, type Market } from "../values/market.ts";
import type { Scene } from "../values/scene.ts";

export const WAVE_HEIGHT = 0.12;
export const WAVE_HOURS = 72;
export const LEAST_INDEX = 0.6;
export const MOST_INDEX = 1.2;
/** Half-life of a load, in simulated hours. */
export const HALF_LIFE_HOURS = 24;
/** Kilograms that lower the index to 1/e. */
export const LOAD_SCALE_KG: Readonly<Record<Airport["size"], number>> = {
  small: 60_000,
  medium: 150_000,
  large: 400_000,
};
/** A load below this fraction of its scale is forgotten. */
const LEAST_LOAD = 0.01;

/** Simulated milliseconds for which the index is constant, except for deliveries. */
export const DEMAND_STEP_MS = 3_600_000;
const hourOf = (clockMs: number): number => Math.floor(clockMs / DEMAND_STEP_MS);

/** Returns demand at the airport now, LEAST_INDEX to MOST_INDEX, rounded to thousandths. */
export function demandIndex(market: Market, icao: string, group: CommodityGroup): number {
  return indexWith(waveAt(market, icao, group), market.demandLoad(icao, group), market.clockMs);
}

/** Returns the index of a wave lowered by a load. */
export function indexWith(wave: number, load: DemandLoad | undefined, clockMs: number): number {
  const loaded = load === undefined ? 0 : loadedKg(load, clockMs) / scaleOf(load.icao);
  const index = (1 + WAVE_HEIGHT * wave) * Math.exp(-loaded);
  return thousandths(Math.min(MOST_INDEX, Math.max(LEAST_INDEX, index)));
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Returns the wave at the airport in this hour, −1 to 1 with a mean of 0. It interpolates smoothly between random values
 * WAVE_HOURS apart.
 */
export function waveAt(
  { seed, clockMs }: Pick<Market, "seed" | "clockMs">,
  icao: string,
  group: CommodityGroup,
): number {
  const hour = hourOf(clockMs);
  const period = Math.floor(hour / WAVE_HOURS);
  const part = hour / WAVE_HOURS - period;
  const from = draw(seed, "demand-wave", icao, group, period);
  const to = draw(seed, "demand-wave", icao, group, period + 1);
  return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1;
}

/** Returns the kilograms of the load that still count. */
const loadedKg = ({ kg, simTime }: DemandLoad, clockMs: number): number =>
  kg * 2 ** (-Math.max(0, hourOf(clockMs) - hourOf(simTime)) / HALF_LIFE_HOURS);

const scaleOf = (icao: string): number => LOAD_SCALE_KG[knownAirport(icao).size];

/** Adds a delivery to the load of its airport, and drops loads there that fell below LEAST_LOAD. */
export function addDelivery(scene: Scene, icao: string, group: CommodityGroup, kg: number): void {
  const { clockMs } = scene;
  for (const each of COMMODITY_GROUPS) {
    const known = scene.demandLoad(icao, each);
    const left = known === undefined ? 0 : loadedKg(known, clockMs);
    if (each === group) scene.putDemandLoad(icao, each, { icao, group, kg: left + kg, simTime: clockMs });
    else if (known !== undefined && left < LEAST_LOAD * scaleOf(icao)) scene.putDemandLoad(icao, each, undefined);
  }
}
