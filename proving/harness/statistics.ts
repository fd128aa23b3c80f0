/** The figures of a sample: a share with its interval, and quartiles. */

/** The 95 % interval of a share by Wilson's score: it stays within 0 and 1 also for few and for extreme samples. */
export function wilson(hits: number, total: number): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = hits / total;
  const centre = share + (z * z) / (2 * total);
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** First quartile, median and third quartile (nearest rank); undefined of nothing. */
export function quartiles(values: readonly number[]): readonly [number, number, number] | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
  return [at(0.25), at(0.5), at(0.75)];
}
