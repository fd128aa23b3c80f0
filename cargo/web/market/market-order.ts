/** The order in which types of aircraft are shown. */
import type { CatalogEntry } from "../api.ts";

export const FIGURE_LABELS = {
  price: "Price",
  maxPayloadKg: "Payload",
  rangeKm: "Range",
  cruiseKmh: "Cruise speed",
  burnLPerKm: "Burn",
  maxFuel: "Tank",
} as const;

export type MarketKey = keyof typeof FIGURE_LABELS | "name";

export interface MarketSorting {
  readonly by: MarketKey;
  readonly descending: boolean;
}

/** Cheap and thrifty ones first, but the strongest and farthest. */
const FIRST_DESCENDING: ReadonlySet<MarketKey> = new Set(["maxPayloadKg", "rangeKm", "cruiseKmh", "maxFuel"]);

/** The sorting of a column that is chosen; pressing it again turns it round. */
export const sortedBy = (sorting: MarketSorting, by: MarketKey): MarketSorting =>
  sorting.by === by ? { by, descending: !sorting.descending } : firstSorting(by);

export const firstSorting = (by: MarketKey): MarketSorting => ({ by, descending: FIRST_DESCENDING.has(by) });

/** Types in order; equal ones by price, then by name. */
export function shownModels(catalog: readonly CatalogEntry[], { by, descending }: MarketSorting): CatalogEntry[] {
  const sign = descending ? -1 : 1;
  const compare = by === "name" ? byName : (a: CatalogEntry, b: CatalogEntry) => a[by] - b[by];
  return catalog.toSorted((a, b) => sign * compare(a, b) || a.price - b.price || byName(a, b));
}

const collator = new Intl.Collator("en", { numeric: true });
const byName = (a: CatalogEntry, b: CatalogEntry): number => collator.compare(a.name, b.name);
