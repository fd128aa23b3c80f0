/** The bands of distance and weight of the jobs at a pool airport, and the slots of each. */

export interface PoolBand {
  readonly id: "local" | "regional" | "medium" | "long" | "heavy";
  readonly slots: number;
  /** Great-circle distance from the origin, both bounds included. */
  readonly minKm: number;
  readonly maxKm: number;
  readonly minKg: number;
  readonly maxKg: number;
  /** Real milliseconds from emptying a slot to filling it again. */
  readonly cooldownMs: number;
  readonly destinations: "any" | "large";
  /** How many times likelier a large airport is as a destination than another one. */
  readonly largeWeight: number;
}

export const POOL_BANDS: readonly PoolBand[] = [
  {
    id: "local",
    slots: 3,
    minKm: 150,
    maxKm: 450,
    minKg: 60,
    maxKg: 900,
    cooldownMs: 60_000,
    destinations: "any",
    largeWeight: 1,
  },
  {
    id: "regional",
    slots: 3,
    minKm: 400,
    maxKm: 1_200,
    minKg: 300,
    maxKg: 6_000,
    cooldownMs: 120_000,
    destinations: "any",
    largeWeight: 4,
  },
  {
    id: "medium",
    slots: 2,
    minKm: 1_000,
    maxKm: 3_500,
    minKg: 2_500,
    maxKg: 22_000,
    cooldownMs: 240_000,
    destinations: "any",
    largeWeight: 4,
  },
  {
    id: "long",
    slots: 2,
    minKm: 3_000,
    maxKm: 6_500,
    minKg: 9_000,
    maxKg: 55_000,
    cooldownMs: 480_000,
    destinations: "large",
    largeWeight: 1,
  },
  {
    id: "heavy",
    slots: 1,
    minKm: 4_000,
    maxKm: 10_000,
    minKg: 35_000,
    maxKg: 110_000,
    cooldownMs: 900_000,
    destinations: "large",
    largeWeight: 1,
  },
];

/** Real milliseconds until an open job expires, also while the clock is stopped. */
export const JOB_LIFETIME_MS = 2_700_000;

const bandsBySlot: readonly PoolBand[] = POOL_BANDS.flatMap((band) => Array<PoolBand>(band.slots).fill(band));

/** Slots of a pool airport of any size. */
export const POOL_SLOTS = bandsBySlot.length;

/** The band of a slot, 0 to POOL_SLOTS − 1. */
export function bandOfSlot(slot: number): PoolBand {
  const band = bandsBySlot[slot];
  if (band === undefined) throw new Error(`a pool has no slot ${slot}`);
  return band;
}
