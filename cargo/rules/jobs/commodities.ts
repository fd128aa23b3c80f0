/** The commodities: group, weight of a unit, factor on the payout, and the specials they may be shipped as. */
import type { CommodityGroup } from "../values/market.ts";

export interface Commodity {
  readonly id: CommodityId;
  readonly label: string;
  readonly group: CommodityGroup;
  readonly unitKg: number;
  readonly factor: number;
  /** Empty for commodities that are always ordinary cargo. */
  readonly specials: readonly string[];
  /** Hazardous goods share a plane with neither food nor live animals. */
  readonly isFood: boolean;
  readonly isLive: boolean;
}

type Row = Omit<Commodity, "id" | "isFood" | "isLive"> & Partial<Pick<Commodity, "isFood" | "isLive">>;

const TABLE = {
  "mail-sack": { label: "Mail sack", group: "mail", unitKg: 15, factor: 0.9, specials: ["express"] },
  documents: { label: "Documents", group: "mail", unitKg: 2, factor: 1.25, specials: ["express", "diplomatic"] },
  cartons: { label: "Cartons", group: "consumer", unitKg: 8, factor: 1, specials: ["priority"] },
  newspapers: { label: "Newspapers", group: "mail", unitKg: 12, factor: 0.8, specials: ["express"] },
  garments: { label: "Garments", group: "consumer", unitKg: 14, factor: 1, specials: [] },
  shoes: { label: "Shoes", group: "consumer", unitKg: 16, factor: 0.9, specials: [] },
  smartphones: { label: "Smartphones", group: "consumer", unitKg: 12, factor: 1.5, specials: ["valuable"] },
  laptops: { label: "Laptops", group: "consumer", unitKg: 22, factor: 1.25, specials: ["priority"] },
  semiconductors: { label: "Semiconductors", group: "industry", unitKg: 45, factor: 1.5, specials: ["fragile"] },
  "server-rack": { label: "Server rack", group: "industry", unitKg: 680, factor: 1.25, specials: ["fragile"] },
  "car-parts": { label: "Car parts", group: "industry", unitKg: 120, factor: 1, specials: ["priority"] },
  car: { label: "Car", group: "industry", unitKg: 1_500, factor: 1.1, specials: [] },
  "aircraft-engine": { label: "Aircraft engine", group: "industry", unitKg: 4_300, factor: 1.5, specials: ["outsize"] },
  "machine-tool": { label: "Machine tool", group: "industry", unitKg: 2_400, factor: 1.1, specials: ["outsize"] },
  generator: { label: "Generator", group: "industry", unitKg: 1_800, factor: 1, specials: ["relief"] },
  "drill-tool": { label: "Drill tool", group: "industry", unitKg: 900, factor: 1.1, specials: ["priority"] },
  "salmon-box": {
    label: "Salmon box",
    group: "fresh",
    unitKg: 22,
    factor: 1.1,
    specials: ["perishable"],
    isFood: true,
  },
  "cut-flowers": { label: "Cut flowers", group: "fresh", unitKg: 12, factor: 1.1, specials: ["perishable"] },
  fruit: { label: "Fruit", group: "fresh", unitKg: 8, factor: 1, specials: ["perishable"], isFood: true },
  vaccines: { label: "Vaccines", group: "health", unitKg: 30, factor: 1.5, specials: ["coldchain"] },
  "pharma-pallet": { label: "Pharma pallet", group: "health", unitKg: 900, factor: 1.25, specials: ["coldchain"] },
  "day-old-chicks": {
    label: "Day-old chicks",
    group: "living",
    unitKg: 5,
    factor: 1,
    specials: ["live"],
    isLive: true,
  },
  horse: { label: "Horse with stall", group: "living", unitKg: 680, factor: 1.5, specials: ["live"], isLive: true },
  "lithium-batteries": { label: "Lithium batteries", group: "industry", unitKg: 30, factor: 1.1, specials: ["hazmat"] },
  "chemicals-drum": { label: "Chemicals drum", group: "industry", unitKg: 210, factor: 1, specials: ["hazmat"] },
  "bullion-box": { label: "Bullion box", group: "consumer", unitKg: 25, factor: 1.5, specials: ["valuable"] },
  "mri-unit": { label: "MRI unit", group: "health", unitKg: 5_500, factor: 1.5, specials: ["fragile"] },
  "relief-pallet": { label: "Relief pallet", group: "health", unitKg: 450, factor: 0.8, specials: ["relief"] },
} as const satisfies Readonly<Record<string, Row>>;

export type CommodityId = keyof typeof TABLE;
/** Ids of the specials that at least one commodity is shipped as. */
export type SpecialId = (typeof TABLE)[CommodityId]["specials"][number];

/** In the order of the table. Random draws depend on it: add new ones at the end. */
export const COMMODITIES: readonly Commodity[] = Object.entries<Row>(TABLE).map(([id, row]) => ({
  isFood: false,
  isLive: false,
  ...row,
  id: id as CommodityId,
}));

const byId: ReadonlyMap<string, Commodity> = new Map(COMMODITIES.map((commodity) => [commodity.id, commodity]));

export const commodityOf = (id: string): Commodity | undefined => byId.get(id);

const NO_COMMODITY = "cartons" satisfies CommodityId;

/** Returns the group of a commodity. Commodities removed in an earlier version count as cartons. */
export const groupOf = (id: string): CommodityGroup =>
  (commodityOf(id) ?? (commodityOf(NO_COMMODITY) as Commodity)).group;
