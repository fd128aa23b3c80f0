/** What the service's own metrics tell while it is under load, sampled evenly. */

export interface Sample {
  /** Since the first sample. */
  readonly seconds: number;
  readonly residentMB: number;
  readonly heapMB: number;
  /** Of the process so far, in seconds. */
  readonly processorSeconds: number;
  /** Since the sample before, in milliseconds: how much later than planned a timer came. */
  readonly delayP50: number;
  readonly delayP99: number;
  readonly delayMax: number;
}

export class Sampler {
  readonly samples: Sample[] = [];
  readonly #url: string;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  async start(everyMs: number): Promise<void> {
    this.#startedAt = performance.now();
    await this.#certainSample();
    // The first tells of the event loop as it was since the start of the process.
    this.#timer = setInterval(() => {
      this.#underWay = this.#sample();
    }, everyMs);
  }

  /** Takes a last sample. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
    await this.#certainSample();
  }

  async #certainSample(): Promise<void> {
    while (!(await this.#sample())) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }

  /** False when the service had too much to do to tell. */
  async #sample(): Promise<boolean> {
    const answer = await fetch(`${this.#url}/metrics`);
    const text = await answer.text();
    if (!answer.ok) return false;
    const value = (name: string) => metricOf(text, name);
    const delay = (name: string) => Math.max(0, value(`nodejs_eventloop_lag_${name}_seconds`) * 1000 - RESOLUTION_MS);
    this.samples.push({
      seconds: (performance.now() - this.#startedAt) / 1000,
      residentMB: value("process_resident_memory_bytes") / 1e6,
      heapMB: value("nodejs_heap_size_used_bytes") / 1e6,
      processorSeconds: value("process_cpu_seconds_total"),
      delayP50: delay("p50"),
      delayP99: delay("p99"),
      delayMax: delay("max"),
    });
    return true;
  }
}

const AGAIN_AFTER_MS = 500;
/** Node measures the delay of a timer that comes so often; what it tells includes the time between two. */
const RESOLUTION_MS = 10;

/** The value of a metric without labels. */
function metricOf(text: string, name: string): number {
  const found = new RegExp(`^${name} (\\S+)`, "m").exec(text);
  if (found === null) throw new Error(`the metrics do not tell of ${name}`);
  return Number(found[1]);
}
