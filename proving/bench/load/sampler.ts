/** Samples the service's own metrics at regular intervals, and the trend of its memory. */
import { setTimeout as wait } from "node:timers/promises";
import { readMetrics } from "../metrics.ts";

export interface Sample {
  /** Since the first sample. */
  readonly seconds: number;
  readonly residentMB: number;
  readonly heapMB: number;
  /** Of the process so far. */
  readonly processorSeconds: number;
  /** Delay of timers since the previous sample, in milliseconds. */
  readonly delayP99: number;
  readonly delayMax: number;
}

/** Pause after a sample that the service could not answer. */
const RETRY_MS = 500;
/** Node measures the delay with timers at this interval and includes it. */
const RESOLUTION_MS = 10;

export class Sampler {
  readonly samples: Sample[] = [];
  readonly #url: string;
  readonly #startedAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #current: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  async start(everyMs: number): Promise<void> {
    await this.#sampleForSure();
    this.#timer = setInterval(() => {
      this.#current = this.#sample();
    }, everyMs);
  }

  /** Takes a last sample. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#current;
    await this.#sampleForSure();
  }

  async #sampleForSure(): Promise<void> {
    while (!(await this.#sample())) await wait(RETRY_MS);
  }

  /** Returns false when the service was overloaded. */
  async #sample(): Promise<boolean> {
    const metrics = await readMetrics(this.#url);
    if (metrics === undefined) return false;
    const delay = (name: string) => Math.max(0, metrics(`nodejs_eventloop_lag_${name}_seconds`) * 1000 - RESOLUTION_MS);
    this.samples.push({
      seconds: (performance.now() - this.#startedAt) / 1000,
      residentMB: metrics("process_resident_memory_bytes") / 1e6,
      heapMB: metrics("nodejs_heap_size_used_bytes") / 1e6,
      processorSeconds: metrics("process_cpu_seconds_total"),
      delayP99: delay("p99"),
      delayMax: delay("max"),
    });
    return true;
  }
}

export interface MemoryTrend {
  /** Mean of the last two thirds, in megabytes. */
  readonly meanMB: number;
  /** Megabytes a minute, by least squares. */
  readonly slopeMB: number;
  /** Growth of ten minutes with this slope, as a share of the mean. */
  readonly growth: number;
}

/** The first third is warm-up: the heap grows to what the load needs. */
const WARM_UP = 1 / 3;
const JUDGED_MINUTES = 10;

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
