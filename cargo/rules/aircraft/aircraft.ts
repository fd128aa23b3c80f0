/**
 * The catalog of aircraft. Figures are rounded from real freighters. Tanks follow from the range, prices from the balance of the
 * game.
 */
import { FUEL_DENSITY_KG_PER_L } from "./fuel.ts";
import { WORST_WIND } from "./wind.ts";

export interface AircraftModel {
  readonly id: string;
  readonly name: string;
  readonly maxPayloadKg: number;
  readonly emptyWeightKg: number;
  readonly cruiseKmh: number;
  /** Kilometres that a full tank reaches in the worst wind. */
  readonly rangeKm: number;
  /** Litres per km that a plane with a full tank burns in still air. */
  readonly burnLPerKm: number;
  /** Litres. */
  readonly maxFuel: number;
  /** List price in whole euros. */
  readonly price: number;
}

type Row = readonly [
  id: string,
  name: string,
  maxPayloadKg: number,
  emptyWeightKg: number,
  cruiseKmh: number,
  rangeKm: number,
  burnLPerKm: number,
  price: number,
];

/** Sorted from small to large, the order in which players meet them. */
const ROWS: readonly Row[] = [
  // id, name, payload kg, empty weight kg, cruise km/h, range km, burn l/km, price €
  ["C208", "Cessna 208B Cargomaster", 1_590, 2_145, 337, 1_000, 0.59, 250_000],
  ["DHC6", "DHC-6-300 Twin Otter", 1_940, 3_346, 315, 800, 1.3, 240_000],
  ["SW4", "Metro III Expediter", 2_168, 3_963, 480, 1_600, 0.95, 310_000],
  ["C408", "Cessna 408 SkyCourier", 2_722, 5_591, 370, 750, 1.1, 280_000],
  ["SF34", "Saab 340A(F)", 3_856, 8_528, 502, 907, 1.13, 480_000],
  ["AN26", "Antonov An-26B", 5_500, 15_020, 440, 1_100, 2.6, 650_000],
  ["AT76", "ATR 72-600F", 8_900, 12_000, 500, 1_666, 1.57, 1_400_000],
  ["B463", "BAe 146-300QT", 12_490, 23_900, 750, 1_900, 3.9, 2_300_000],
  ["B734", "Boeing 737-400SF", 20_000, 32_500, 800, 3_200, 3.85, 4_400_000],
  ["B738", "Boeing 737-800BCF", 23_900, 40_500, 840, 3_690, 3.7, 6_000_000],
  ["B752", "Boeing 757-200PF", 39_789, 52_000, 850, 3_900, 4.6, 8_800_000],
  ["IL76", "Ilyushin Il-76TD", 50_000, 92_500, 780, 4_000, 14.4, 8_500_000],
  ["A306", "Airbus A300-600F", 50_800, 81_900, 833, 4_973, 7.3, 12_500_000],
  ["B763", "Boeing 767-300F", 52_700, 86_180, 851, 6_025, 7.5, 14_000_000],
  ["A332", "Airbus A330-200F", 70_000, 109_400, 860, 5_900, 8.3, 18_000_000],
  ["MD11", "McDonnell Douglas MD-11F", 91_000, 112_748, 876, 6_700, 9.7, 23_000_000],
  ["B744", "Boeing 747-400F", 113_000, 164_000, 905, 8_230, 12.7, 30_000_000],
  ["B77F", "Boeing 777F", 103_000, 144_400, 900, 9_045, 10.4, 32_000_000],
  ["B748", "Boeing 747-8F", 133_100, 197_000, 908, 8_288, 13.1, 36_000_000],
];

export const AIRCRAFT: readonly AircraftModel[] = ROWS.map(
  ([id, name, maxPayloadKg, emptyWeightKg, cruiseKmh, rangeKm, burnLPerKm, price]) => {
    const maxFuel = tankFor(emptyWeightKg, burnLPerKm, rangeKm);
    return { id, name, maxPayloadKg, emptyWeightKg, cruiseKmh, rangeKm, burnLPerKm, maxFuel, price };
  },
);

const byId: ReadonlyMap<string, AircraftModel> = new Map(AIRCRAFT.map((model) => [model.id, model]));

export const aircraftOf = (id: string): AircraftModel | undefined => byId.get(id);

/** Returns the model of a plane. Throws for an unknown id, which only a bug can cause. */
export function modelOf({ modelId }: { readonly modelId: string }): AircraftModel {
  const model = byId.get(modelId);
  if (model === undefined) throw new Error(`no aircraft has the id '${modelId}'`);
  return model;
}

/**
 * Returns the tank in litres that reaches the range in the worst wind. With a burn of k·(We + ρF), and k such that a full tank
 * burns c, the range of a tank T is ln(1 + m)·(1 + m)·We ÷ (ρ·c·w) with m = ρT/We. Lambert's W solves this for T.
 */
function tankFor(emptyWeightKg: number, burnLPerKm: number, rangeKm: number): number {
  const product = (WORST_WIND * FUEL_DENSITY_KG_PER_L * burnLPerKm * rangeKm) / emptyWeightKg;
  return Math.ceil((emptyWeightKg * Math.expm1(lambertW(product))) / FUEL_DENSITY_KG_PER_L);
}

/** Returns the x ≥ 0 with x·eˣ = product, by Newton's method. */
function lambertW(product: number): number {
  let x = Math.log1p(product);
  for (let round = 0; round < 20; round++) x -= (x - product * Math.exp(-x)) / (1 + x);
  return x;
}
