/** What several rounds of one measurement came to. */

/** The middle one of the rounds; of an even number the mean of the two in the middle. */
export function median(rounds: readonly number[]): number {
  const sorted = rounds.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** The least of the values that so large a share of them does not exceed: 0.99 for the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The median with the least and the greatest round: `8,071 (7,900–8,200)`. */
export function spread(rounds: readonly number[], digits = 0): string {
  const show = (value: number) =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${show(median(rounds))} (${show(Math.min(...rounds))}–${show(Math.max(...rounds))})`;
}

/** Round by round: what was measured over what it is compared with. */
export const ratios = (measured: readonly number[], against: readonly number[]): number[] =>
  measured.map((value, round) => value / (against[round] ?? Number.NaN));
