/** The commodities: weight of a unit, factor on the payout, and the specials that they may be shipped as. */

export interface Commodity {
  readonly id: CommodityId;
  readonly label: string;
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
  "mail-sack": { label: "Mail sack", unitKg: 15, factor: 0.9, specials: ["express"] },
  documents: { label: "Documents", unitKg: 2, factor: 1.25, specials: ["express", "diplomatic"] },
  cartons: { label: "Cartons", unitKg: 8, factor: 1, specials: ["priority"] },
  newspapers: { label: "Newspapers", unitKg: 12, factor: 0.8, specials: ["express"] },
  garments: { label: "Garments", unitKg: 14, factor: 1, specials: [] },
  shoes: { label: "Shoes", unitKg: 16, factor: 0.9, specials: [] },
  smartphones: { label: "Smartphones", unitKg: 12, factor: 1.5, specials: ["valuable"] },
  laptops: { label: "Laptops", unitKg: 22, factor: 1.25, specials: ["priority"] },
  semiconductors: { label: "Semiconductors", unitKg: 45, factor: 1.5, specials: ["fragile"] },
  "server-rack": { label: "Server rack", unitKg: 680, factor: 1.25, specials: ["fragile"] },
  "car-parts": { label: "Car parts", unitKg: 120, factor: 1, specials: ["priority"] },
  car: { label: "Car", unitKg: 1_500, factor: 1.1, specials: [] },
  "aircraft-engine": { label: "Aircraft engine", unitKg: 4_300, factor: 1.5, specials: ["outsize"] },
  "machine-tool": { label: "Machine tool", unitKg: 2_400, factor: 1.1, specials: ["outsize"] },
  generator: { label: "Generator", unitKg: 1_800, factor: 1, specials: ["relief"] },
  "drill-tool": { label: "Drill tool", unitKg: 900, factor: 1.1, specials: ["priority"] },
  "salmon-box": { label: "Salmon box", unitKg: 22, factor: 1.1, specials: ["perishable"], isFood: true },
  "cut-flowers": { label: "Cut flowers", unitKg: 12, factor: 1.1, specials: ["perishable"] },
  fruit: { label: "Fruit", unitKg: 8, factor: 1, specials: ["perishable"], isFood: true },
  vaccines: { label: "Vaccines", unitKg: 30, factor: 1.5, specials: ["coldchain"] },
  "pharma-pallet": { label: "Pharma pallet", unitKg: 900, factor: 1.25, specials: ["coldchain"] },
  "day-old-chicks": { label: "Day-old chicks", unitKg: 5, factor: 1, specials: ["live"], isLive: true },
  horse: { label: "Horse with stall", unitKg: 680, factor: 1.5, specials: ["live"], isLive: true },
  "lithium-batteries": { label: "Lithium batteries", unitKg: 30, factor: 1.1, specials: ["hazmat"] },
  "chemicals-drum": { label: "Chemicals drum", unitKg: 210, factor: 1, specials: ["hazmat"] },
  "bullion-box": { label: "Bullion box", unitKg: 25, factor: 1.5, specials: ["valuable"] },
  "mri-unit": { label: "MRI unit", unitKg: 5_500, factor: 1.5, specials: ["fragile"] },
  "relief-pallet": { label: "Relief pallet", unitKg: 450, factor: 0.8, specials: ["relief"] },
} as const satisfies Readonly<Record<string, Row>>;

export type CommodityId = keyof typeof TABLE;
/** The specials that some commodity is shipped as. */
export type SpecialId = (typeof TABLE)[CommodityId]["specials"][number];

/** In the order of the table. Draws depend on it: add new ones at the end. */
export const COMMODITIES: readonly Commodity[] = Object.entries<Row>(TABLE).map(([id, row]) => ({
  isFood: false,
  isLive: false,
  ...row,
  id: id as CommodityId,
}));

const byId: ReadonlyMap<string, Commodity> = new Map(COMMODITIES.map((commodity) => [commodity.id, commodity]));

export const commodityOf = (id: string): Commodity | undefined => byId.get(id);
