/** Compares aircraft types: each figure, and its difference from the best one. */
import type { CatalogEntry } from "../api.ts";
import { CATALOG_FIGURES, type CatalogFigure } from "./catalog-figures.ts";

/** Most types that fit side by side. */
export const MOST_COMPARED = 3;

export interface ComparedFigure extends Pick<CatalogFigure, "label" | "unit" | "digits" | "better"> {
  readonly of: (model: CatalogEntry, price: number) => number;
}

export const COMPARED_FIGURES: readonly ComparedFigure[] = [
  { label: "Your price", unit: "€", digits: 0, better: "less", of: (_model, price) => price },
  ...CATALOG_FIGURES.map(([key, figure]) => ({
    ...figure,
    label: figure.longLabel ?? figure.label,
    of: (model: CatalogEntry) => model[key],
  })),
  {
    label: "Burn for each tonne of payload",
    unit: "l/km",
    digits: 3,
    better: "less",
    of: ({ burnLPerKm, maxPayloadKg }) => burnLPerKm / (maxPayloadKg / 1000),
  },
];

export interface ComparedValue {
  readonly value: number;
  /** True for the best value; false for all if they are equal. */
  readonly best: boolean;
  /** Percent above (positive) or below the best value; null for the best value, or if all are equal. */
  readonly percent: number | null;
}

/** Returns the values of one figure, in the order of the types. */
export function compare(values: readonly number[], better: ComparedFigure["better"]): readonly ComparedValue[] {
  if (better === "neither" || new Set(values).size < 2) {
    return values.map((value) => ({ value, best: false, percent: null }));
  }
  const best = better === "more" ? Math.max(...values) : Math.min(...values);
  return values.map((value) => ({
    value,
    best: value === best,
    percent: value === best ? null : Math.round((value / best - 1) * 100),
  }));
}

/** Returns `12 % less`, `45 % more`, or for large differences `3.2 times as much`. */
export function differenceText(percent: number): string {
  if (percent === 0) return "about the same";
  if (percent >= 100) return `${twoDigits.format(1 + percent / 100)} times as much`;
  return `${Math.abs(percent)} % ${percent > 0 ? "more" : "less"}`;
}

const twoDigits = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 2 });

/** Returns the chosen types after a click on one: without it, or with it if there is room. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return chosen.length < MOST_COMPARED ? [...chosen, id] : chosen;
}
