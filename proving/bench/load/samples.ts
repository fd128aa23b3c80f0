/** Samples of the service's own metrics, and the trend of its memory. */
import { readMetrics } from "../metrics.ts";

export type Sample = NonNullable<Awaited<ReturnType<typeof sampleOf>>>;

/** Returns undefined if the service was overloaded. `processorSeconds` are so far; delays are since the last sample. */
export async function sampleOf(url: string, seconds: number) {
  const metrics = await readMetrics(url);
  if (metrics === undefined) return undefined;
  const delay = (name: string) => metrics(`nodejs_eventloop_lag_${name}_seconds`) * 1000;
  return {
    seconds,
    residentMB: metrics("process_resident_memory_bytes") / 1e6,
    heapMB: metrics("nodejs_heap_size_used_bytes") / 1e6,
    processorSeconds: metrics("process_cpu_seconds_total"),
    delayP99: delay("p99"),
    delayMax: delay("max"),
  };
}

/** Share of the samples that is warm-up, in which the heap grows to what the load needs. */
const WARM_UP = 1 / 3;
const JUDGED_MINUTES = 10;

/** Returns the mean of the last two thirds, the slope per minute by least squares, and the growth in ten minutes as a share. */
export function memoryTrend(samples: readonly Pick<Sample, "seconds" | "residentMB">[]) {
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
