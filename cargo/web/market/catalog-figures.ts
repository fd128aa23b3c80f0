/** The figures of an aircraft type that the market shows, sorts by and compares. */
import { decimal, integer } from "@outbound/kit/web/format.ts";
import type { CatalogEntry } from "../api.ts";

export interface CatalogFigure {
  readonly label: string;
  /** Label in comparisons; `label` if absent. */
  readonly longLabel?: string;
  readonly unit: string;
  /** Decimal places in a comparison. */
  readonly digits: number;
  readonly better: "more" | "less" | "neither";
  /** Returns the value without its unit. */
  readonly text: (value: number) => string;
}

/** All number fields of the catalog; null hides one. A new field needs an entry to compile. */
const FIELDS = {
  maxPayloadKg: { label: "Payload", unit: "kg", digits: 0, better: "more", text: integer },
  rangeKm: {
    label: "Range",
    longLabel: "Range in the worst wind",
    unit: "km",
    digits: 0,
    better: "more",
    text: integer,
  },
  cruiseKmh: { label: "Cruise speed", unit: "km/h", digits: 0, better: "more", text: integer },
  // Small types differ only in the second decimal place.
  burnLPerKm: {
    label: "Burn",
    unit: "l/km",
    digits: 2,
    better: "less",
    text: (value) => (value < 10 ? value.toFixed(2) : decimal(value)),
  },
  maxFuel: { label: "Tank", unit: "l", digits: 0, better: "neither", text: integer },
  emptyWeightKg: null,
  price: null,
} as const satisfies Readonly<Record<NumberField, CatalogFigure | null>>;

type NumberField = { [K in keyof CatalogEntry]: CatalogEntry[K] extends number ? K : never }[keyof CatalogEntry];
export type FigureKey = { [K in NumberField]: (typeof FIELDS)[K] extends null ? never : K }[NumberField];

/** In the order of the market's columns. */
export const CATALOG_FIGURES: readonly (readonly [FigureKey, CatalogFigure])[] = Object.entries(FIELDS).flatMap(
  ([key, figure]) => (figure === null ? [] : [[key as FigureKey, figure] as const]),
);

/** Returns the figure with its unit. */
export const figureText = (model: CatalogEntry, key: FigureKey): string => {
  const { text, unit } = FIELDS[key];
  return `${text(model[key])} ${unit}`;
};
