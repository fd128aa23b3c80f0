/** Whether memory stays flat under load: the slope of what is resident over the last two thirds of the time. */
import type { Sample } from "./sampler.ts";

export interface MemoryTrend {
  /** Mean of the last two thirds, in megabytes. */
  readonly meanMB: number;
  /** Megabytes a minute, by least squares. */
  readonly slopeMB: number;
  /** What ten minutes of this slope would add, as a part of the mean. */
  readonly growth: number;
}

/** The first third is warming up: the heap grows to what the load needs. */
const WARM_UP = 1 / 3;
const JUDGED_MINUTES = 10;
/** Flat is what would not grow by more than a tenth in ten minutes. */
export const MOST_GROWTH = 0.1;

export function memoryTrend(samples: readonly Pick<Sample, "seconds" | "residentMB">[]): MemoryTrend {
  const last = samples.at(-1)?.seconds ?? 0;
  const counted = samples.filter(({ seconds }) => seconds >= last * WARM_UP);
  const mean = (of: (sample: (typeof counted)[number]) => number) =>
    counted.reduce((sum, sample) => sum + of(sample), 0) / counted.length;
  const [meanS, meanMB] = [mean(({ seconds }) => seconds), mean(({ residentMB }) => residentMB)];
  const covariance = mean(({ seconds, residentMB }) => (seconds - meanS) * (residentMB - meanMB));
  const variance = mean(({ seconds }) => (seconds - meanS) ** 2);
  const slopeMB = variance === 0 ? 0 : (60 * covariance) / variance;
  return { meanMB, slopeMB, growth: (slopeMB * JUDGED_MINUTES) / meanMB };
}
