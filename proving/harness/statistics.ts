/** Computes figures of a sample: median, quantiles, and the confidence interval of a share. */

/** Returns the quantile at this share of the sample (nearest rank); NaN for an empty sample. */
export const quantile = (values: readonly number[], share: number): number => ranksOf(values)(share);

function ranksOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Returns the first quartile, median and third quartile (nearest rank); undefined for an empty sample. */
export function quartiles(values: readonly number[]): readonly [number, number, number] | undefined {
  if (values.length === 0) return undefined;
  const at = ranksOf(values);
  return [at(0.25), at(0.5), at(0.75)];
}

/** Returns the 95 % interval of a share (Wilson score), which is within 0 and 1 for small and extreme samples too. */
export function wilson(hits: number, total: number): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = hits / total;
  const centre = share + (z * z) / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

export type Quantiles = ReturnType<typeof quantilesOf>;

/** Nearest ranks; NaN for an empty sample. */
export function quantilesOf(values: readonly number[]) {
  const at = ranksOf(values);
  return { count: values.length, p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1) };
}
