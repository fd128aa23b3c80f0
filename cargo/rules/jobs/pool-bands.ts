/** Bands of distance and weight of the jobs at a pool airport, and the number of slots of each. */

export interface PoolBand {
  readonly id: "local" | "regional" | "medium" | "long" | "heavy";
  readonly slots: number;
  /** Great-circle distance from the origin, bounds included. */
  readonly minKm: number;
  readonly maxKm: number;
  readonly minKg: number;
  readonly maxKg: number;
  /** Real milliseconds between the emptying and the refilling of a slot. */
  readonly cooldownMs: number;
  readonly destinations: "any" | "large";
  /** How many times likelier a large airport is as the destination. */
  readonly largeWeight: number;
}

/** Probabilities with which the jobs of a band are drawn. */
export interface BandDraw {
  /**
   * Exponent of the random fraction that picks the weight on a log scale between the bounds; above 1 light jobs are more
   * frequent.
   */
  readonly weightPower: number;
  /** Fraction of the jobs that go to a trade partner, and of those, the fraction that goes to the first one. */
  readonly partnerShare: number;
  readonly firstPartnerShare: number;
  /** Every plane and player can load its jobs: no special requires reputation or a payload class. */
  readonly isForAll: boolean;
}

const USUAL_DRAW: BandDraw = { weightPower: 1, partnerShare: 0.75, firstPartnerShare: 0.5, isForAll: false };

const DRAWS: Readonly<Partial<Record<PoolBand["id"], BandDraw>>> = {
  // Gives beginners some jobs that they can load, and several to the same airport.
  local: { ...USUAL_DRAW, partnerShare: 0.85, firstPartnerShare: 0.75, isForAll: true },
  regional: { ...USUAL_DRAW, weightPower: 1.5 },
};

export const drawOf = ({ id }: PoolBand): BandDraw => DRAWS[id] ?? USUAL_DRAW;

type Row = readonly [
  id: PoolBand["id"],
  slots: number,
  minKm: number,
  maxKm: number,
  minKg: number,
  maxKg: number,
  cooldownMs: number,
  destinations: PoolBand["destinations"],
  largeWeight: number,
];

const ROWS: readonly Row[] = [
  // Columns: id, slots, km from, km to, kg from, kg to, cooldown ms, destinations, weight of large airports
  ["local", 3, 150, 450, 60, 900, 60_000, "any", 1],
  ["regional", 3, 400, 1_200, 300, 6_000, 120_000, "any", 4],
  ["medium", 2, 1_000, 3_500, 2_500, 22_000, 240_000, "any", 4],
  ["long", 2, 3_000, 6_500, 9_000, 55_000, 480_000, "large", 1],
  ["heavy", 1, 4_000, 10_000, 35_000, 110_000, 900_000, "large", 1],
];

export const POOL_BANDS: readonly PoolBand[] = ROWS.map(
  ([id, slots, minKm, maxKm, minKg, maxKg, cooldownMs, destinations, largeWeight]) => ({
    id,
    slots,
    minKm,
    maxKm,
    minKg,
    maxKg,
    cooldownMs,
    destinations,
    largeWeight,
  }),
);

/** Real milliseconds until an open job expires, even while the clock is stopped. */
export const JOB_LIFETIME_MS = 2_700_000;

const bandsBySlot: readonly PoolBand[] = POOL_BANDS.flatMap((band) => Array<PoolBand>(band.slots).fill(band));

/** Number of slots at each pool airport. */
export const POOL_SLOTS = bandsBySlot.length;

/** Returns the band of a slot, 0 to POOL_SLOTS − 1. */
export function bandOfSlot(slot: number): PoolBand {
  const band = bandsBySlot[slot];
  if (band === undefined) throw new Error(`a pool has no slot ${slot}`);
  return band;
}
