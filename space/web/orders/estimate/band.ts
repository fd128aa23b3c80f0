/** Power bands for display: colours, ranges, and the position of a ratio among them. */
import { BANDS, type BandName } from "../../../rules/orders/power.ts";

/** Class with the colour of each band; undefined for plain text. */
export const TONES: Readonly<Record<BandName, "bad" | "warn" | "good" | undefined>> = {
  critical: "bad",
  strained: "bad",
  short: "warn",
  nominal: undefined,
  strong: "good",
  surplus: "good",
  overdrive: "good",
};

/** The last band has no upper limit and is drawn up to this ratio, in hundredths. */
const LAST_RATIO = 350;

/** Returns the position of a ratio on a row of equally wide bands, from 0 to 1. */
export function bandPosition(ratio: number): number {
  const hundredths = Math.round(ratio * 100);
  const index = BANDS.findIndex(({ below }) => hundredths < below);
  const from = BANDS[index - 1]?.below ?? 0;
  const to = Math.min(BANDS[index]?.below ?? LAST_RATIO, LAST_RATIO);
  return (index + Math.min(1, (hundredths - from) / (to - from))) / BANDS.length;
}

/** Returns the range of ratios in a band, as text. */
export function bandRange(name: BandName): string {
  const index = BANDS.findIndex((band) => band.name === name);
  const below = BANDS[index]?.below ?? Number.POSITIVE_INFINITY;
  const from = (BANDS[index - 1]?.below ?? 0) / 100;
  return Number.isFinite(below) ? `${from.toFixed(2)} to ${((below - 1) / 100).toFixed(2)}` : `from ${from.toFixed(2)}`;
}
