/** The order in which types of aircraft are shown. */
import type { CatalogEntry } from "../api.ts";
import { CATALOG_FIGURES, type FigureKey } from "./catalog-figures.ts";

export type MarketKey = FigureKey | "price" | "name";

/** What the list can be sorted by, with its label. */
export const SORT_LABELS: readonly (readonly [MarketKey, string])[] = [
  ["price", "Price"],
  ...CATALOG_FIGURES.map(([key, { label }]) => [key, label] as const),
  ["name", "Name"],
];

export interface MarketSorting {
  readonly by: MarketKey;
  readonly descending: boolean;
}

/** Cheap and economical ones first, but the figures where more is better, and tanks, from the largest down. */
const FIRST_DESCENDING: ReadonlySet<MarketKey> = new Set(
  CATALOG_FIGURES.filter(([, { better }]) => better !== "less").map(([key]) => key),
);

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
