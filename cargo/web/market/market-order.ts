/** Sorts the aircraft types of the market. */
import { type Sorting, sortedByValues } from "@outbound/kit/web/table/sorting.ts";
import type { CatalogEntry } from "../api.ts";
import { CATALOG_FIGURES, type FigureKey } from "./catalog-figures.ts";

export type MarketKey = FigureKey | "price" | "name";

const DESCENDING: ReadonlySet<MarketKey> = new Set(
  CATALOG_FIGURES.filter(([, { better }]) => better !== "less").map(([key]) => key),
);

/** Returns whether a column sorts descending at first: figures where more is better and the tank do, price and burn do not. */
export const startsDescending = (by: MarketKey): boolean => DESCENDING.has(by);

/** Returns the types sorted; ties by price, then by name. */
export const shownModels = (catalog: readonly CatalogEntry[], { by, descending }: Sorting<MarketKey>): CatalogEntry[] =>
  sortedByValues(catalog, (model) => [model[by], model.price, model.name], descending);
