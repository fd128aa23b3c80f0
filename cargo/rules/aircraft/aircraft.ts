/** The catalog of aircraft. Figures are those of the real freighters, rounded; tanks follow from the range, prices from the game's balance. */
import { FUEL_DENSITY_KG_PER_L } from "./fuel.ts";
import { WORST_WIND } from "./wind.ts";

export interface AircraftModel {
  readonly id: string;
  readonly name: string;
  readonly maxPayloadKg: number;
  readonly emptyWeightKg: number;
  readonly cruiseKmh: number;
  /** Reached with a full tank in the worst wind. */
  readonly rangeKm: number;
  /** Litres a km that a full tank burns in still air. */
  readonly burnLPerKm: number;
  /** Litres. */
  readonly maxFuel: number;
  /** List price in whole euros. */
  readonly price: number;
}

type Row = Omit<AircraftModel, "maxFuel">;

const ROWS: readonly Row[] = [
  {
    id: "C208",
    name: "Cessna 208B Cargomaster",
    maxPayloadKg: 1590,
    emptyWeightKg: 2145,
    cruiseKmh: 337,
    rangeKm: 1000,
    burnLPerKm: 0.59,
    price: 175_000,
  },
  {
    id: "DHC6",
    name: "DHC-6-300 Twin Otter",
    maxPayloadKg: 1940,
    emptyWeightKg: 3346,
    cruiseKmh: 315,
    rangeKm: 800,
    burnLPerKm: 1.3,
    price: 165_000,
  },
  {
    id: "SW4",
    name: "Metro III Expediter",
    maxPayloadKg: 2168,
    emptyWeightKg: 3963,
    cruiseKmh: 480,
    rangeKm: 1600,
    burnLPerKm: 0.95,
    price: 310_000,
  },
  {
    id: "C408",
    name: "Cessna 408 SkyCourier",
    maxPayloadKg: 2722,
    emptyWeightKg: 5591,
    cruiseKmh: 370,
    rangeKm: 750,
    burnLPerKm: 1.1,
    price: 260_000,
  },
  {
    id: "SF34",
    name: "Saab 340A(F)",
    maxPayloadKg: 3856,
    emptyWeightKg: 8528,
    cruiseKmh: 502,
    rangeKm: 907,
    burnLPerKm: 1.13,
    price: 480_000,
  },
  {
    id: "AN26",
    name: "Antonov An-26B",
    maxPayloadKg: 5500,
    emptyWeightKg: 15020,
    cruiseKmh: 440,
    rangeKm: 1100,
    burnLPerKm: 2.6,
    price: 650_000,
  },
  {
    id: "AT76",
    name: "ATR 72-600F",
    maxPayloadKg: 8900,
    emptyWeightKg: 12000,
    cruiseKmh: 500,
    rangeKm: 1666,
    burnLPerKm: 1.57,
    price: 1_400_000,
  },
  {
    id: "B463",
    name: "BAe 146-300QT",
    maxPayloadKg: 12490,
    emptyWeightKg: 23900,
    cruiseKmh: 750,
    rangeKm: 1900,
    burnLPerKm: 3.9,
    price: 2_300_000,
  },
  {
    id: "B734",
    name: "Boeing 737-400SF",
    maxPayloadKg: 20000,
    emptyWeightKg: 32500,
    cruiseKmh: 800,
    rangeKm: 3200,
    burnLPerKm: 3.85,
    price: 4_400_000,
  },
  {
    id: "B738",
    name: "Boeing 737-800BCF",
    maxPayloadKg: 23900,
    emptyWeightKg: 40500,
    cruiseKmh: 840,
    rangeKm: 3690,
    burnLPerKm: 3.7,
    price: 6_000_000,
  },
  {
    id: "B752",
    name: "Boeing 757-200PF",
    maxPayloadKg: 39789,
    emptyWeightKg: 52000,
    cruiseKmh: 850,
    rangeKm: 3900,
    burnLPerKm: 4.6,
    price: 8_800_000,
  },
  {
    id: "IL76",
    name: "Ilyushin Il-76TD",
    maxPayloadKg: 50000,
    emptyWeightKg: 92500,
    cruiseKmh: 780,
    rangeKm: 4000,
    burnLPerKm: 14.4,
    price: 8_500_000,
  },
  {
    id: "A306",
    name: "Airbus A300-600F",
    maxPayloadKg: 50800,
    emptyWeightKg: 81900,
    cruiseKmh: 833,
    rangeKm: 4973,
    burnLPerKm: 7.3,
    price: 12_500_000,
  },
  {
    id: "B763",
    name: "Boeing 767-300F",
    maxPayloadKg: 52700,
    emptyWeightKg: 86180,
    cruiseKmh: 851,
    rangeKm: 6025,
    burnLPerKm: 7.5,
    price: 14_000_000,
  },
  {
    id: "A332",
    name: "Airbus A330-200F",
    maxPayloadKg: 70000,
    emptyWeightKg: 109400,
    cruiseKmh: 860,
    rangeKm: 5900,
    burnLPerKm: 8.3,
    price: 18_000_000,
  },
  {
    id: "MD11",
    name: "McDonnell Douglas MD-11F",
    maxPayloadKg: 91000,
    emptyWeightKg: 112748,
    cruiseKmh: 876,
    rangeKm: 6700,
    burnLPerKm: 9.7,
    price: 23_000_000,
  },
  {
    id: "B744",
    name: "Boeing 747-400F",
    maxPayloadKg: 113000,
    emptyWeightKg: 164000,
    cruiseKmh: 905,
    rangeKm: 8230,
    burnLPerKm: 12.7,
    price: 30_000_000,
  },
  {
    id: "B77F",
    name: "Boeing 777F",
    maxPayloadKg: 103000,
    emptyWeightKg: 144400,
    cruiseKmh: 900,
    rangeKm: 9045,
    burnLPerKm: 10.4,
    price: 32_000_000,
  },
  {
    id: "B748",
    name: "Boeing 747-8F",
    maxPayloadKg: 133100,
    emptyWeightKg: 197000,
    cruiseKmh: 908,
    rangeKm: 8288,
    burnLPerKm: 13.1,
    price: 38_000_000,
  },
];

/** Small ones first, as players meet them. */
export const AIRCRAFT: readonly AircraftModel[] = ROWS.map(({ price, ...row }) => ({
  ...row,
  maxFuel: tankFor(row),
  price,
}));

const byId: ReadonlyMap<string, AircraftModel> = new Map(AIRCRAFT.map((model) => [model.id, model]));

export const aircraftOf = (id: string): AircraftModel | undefined => byId.get(id);

/** The model of a plane. Throws for an unknown id, which only a bug produces. */
export function modelOf({ modelId }: { readonly modelId: string }): AircraftModel {
  const model = byId.get(modelId);
  if (model === undefined) throw new Error(`no aircraft has the id '${modelId}'`);
  return model;
}

/**
 * Litres that carry a plane over its range in the worst wind. With the burn k·(We + ρF) and k such that a full tank burns c,
 * the range of a tank T is ln(1 + m)·(1 + m)·We ÷ (ρ·c·w) with m = ρT/We: solved for T by Lambert's W.
 */
function tankFor({ emptyWeightKg, burnLPerKm, rangeKm }: Omit<Row, "price">): number {
  const product = (WORST_WIND * FUEL_DENSITY_KG_PER_L * burnLPerKm * rangeKm) / emptyWeightKg;
  return Math.ceil((emptyWeightKg * Math.expm1(lambertW(product))) / FUEL_DENSITY_KG_PER_L);
}

/** The x ≥ 0 with x·eˣ = product, by Newton's method. */
function lambertW(product: number): number {
  let x = Math.log1p(product);
  for (let round = 0; round < 20; round++) x -= (x - product * Math.exp(-x)) / (1 + x);
  return x;
}
