/**
 * The models of planes at the time when the single-player game was migrated. Frozen: the catalog may change, this list may not.
 */

export interface OldModel {
  readonly id: string;
  /** Capacity in the version that counted slots of 500 kg. */
  readonly slots: number;
  readonly cruiseKmh: number;
  readonly emptyWeightKg: number;
  readonly burnLPerKm: number;
  readonly maxFuelL: number;
}

/**
 * Returns the id itself if it is one of the models, otherwise the model with the nearest number of slots, on ties the smaller.
 */
export function knownModel(id: string, slots: number): string {
  if (MODELS.some((model) => model.id === id)) return id;
  const [nearest] = MODELS.toSorted((one, other) => Math.abs(one.slots - slots) - Math.abs(other.slots - slots));
  return nearest?.id ?? id;
}

export function modelOf(id: string): OldModel {
  const model = MODELS.find((each) => each.id === id);
  if (model === undefined) throw new Error(`a plane is of the unknown model ${id}`);
  return model;
}

const RHO = 0.8;

/**
 * Returns the litres for a leg without wind. The burn grows with the weight and equals the model's constant rate with a full
 * tank.
 */
export function requiredFuelL({ emptyWeightKg, burnLPerKm, maxFuelL }: OldModel, distanceKm: number): number {
  const k = burnLPerKm / (emptyWeightKg + RHO * maxFuelL);
  return (emptyWeightKg / RHO) * Math.expm1(k * RHO * distanceKm);
}

const model = (
  id: string,
  slots: number,
  cruiseKmh: number,
  emptyWeightKg: number,
  burnLPerKm: number,
  maxFuelL: number,
): OldModel => ({ id, slots, cruiseKmh, emptyWeightKg, burnLPerKm, maxFuelL });

/** Sorted by slots. */
const MODELS: readonly OldModel[] = [
  model("C208", 3, 337, 2_145, 0.59, 638),
  model("DHC6", 4, 315, 3_346, 1.3, 1_112),
  model("SW4", 4, 480, 3_963, 0.95, 1_592),
  model("C408", 5, 370, 5_591, 1.1, 931),
  model("SF34", 8, 502, 8_528, 1.13, 1_169),
  model("AN26", 11, 440, 15_020, 2.6, 3_178),
  model("AT76", 18, 500, 12_000, 1.57, 2_879),
  model("B463", 25, 750, 23_900, 3.9, 7_924),
  model("B734", 40, 800, 32_500, 3.85, 12_919),
  model("B738", 48, 840, 40_500, 3.7, 14_485),
  model("B752", 80, 850, 52_000, 4.6, 18_991),
  model("IL76", 100, 780, 92_500, 14.4, 56_956),
  model("A306", 102, 833, 81_900, 7.3, 37_430),
  model("B763", 105, 851, 86_180, 7.5, 45_678),
  model("A332", 140, 860, 109_400, 8.3, 50_434),
  model("MD11", 182, 876, 112_748, 9.7, 64_917),
  model("B77F", 206, 900, 144_400, 10.4, 92_451),
  model("B744", 226, 905, 164_000, 12.7, 103_030),
  model("B748", 266, 908, 197_000, 13.1, 109_072),
];
