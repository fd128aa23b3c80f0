/** The metrics of one app. Each app has its own registry, so that several apps in one process do not share figures. */
import type { Counter as CounterOfLibrary, Registry as MetricsRegistry } from "@prometheus-io/client";
import { measureLoopDelay } from "./loop-delay.ts";
import { Counter, defaultMetrics, Gauge, Histogram, Registry } from "./prometheus.ts";

/** Returns a figure when the metrics are asked for; undefined while it is unknown. */
export type Read = () => number | undefined | Promise<number | undefined>;

export interface Metrics {
  readonly registry: MetricsRegistry;
  /** A figure that goes up and down. Of a read that takes long or fails the figure before is shown. */
  gauge(name: string, help: string, read: Read): void;
  /** A total that is counted elsewhere. */
  total(name: string, help: string, read: () => number): void;
  /** A total by one label, 0 for the given values. Returns how to count. Other values must be few too. */
  totals(name: string, help: string, label: string, values: readonly string[]): (value: string) => void;
  /** Returns how to observe. */
  histogram(name: string, help: string, buckets: readonly number[]): (value: number) => void;
  /** Returns the Prometheus text of all metrics. The process's are collected from the first call on. */
  text(): Promise<string>;
  readonly contentType: string;
  /** Delays of the event loop count from now on. */
  watchLoop(): void;
}

/**
 * Of the library: gauges whose names end like those of counters, and names with a type in them. Other metrics have the same
 * figures.
 */
const MISNAMED = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
  "nodejs_eventloop_utilization_histogram",
  "nodejs_eventloop_utilization_summary",
];

/** The longest timer, for metrics that the library fills by timers and that are not kept: utilization and delay of the event loop. */
const NEVER_MS = 2 ** 31 - 1;

/** During an outage of the database the other figures are needed most. */
const READ_WITHIN_MS = 500;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  let showLoopDelay: ReturnType<typeof measureLoopDelay> | undefined;
  const watchLoop = () => {
    showLoopDelay ??= measureLoopDelay();
  };
  let isWatching = false;
  const watchProcess = () => {
    if (isWatching) return;
    isWatching = true;
    const { user, system } = process.cpuUsage();
    defaultMetrics()({
      register: registry,
      eventLoopUtilizationTimeout: NEVER_MS,
      eventLoopMonitoringPrecision: NEVER_MS,
    });
    for (const name of MISNAMED) registry.removeSingleMetric(name);
    // The library counts from now on.
    countBefore(registry, "process_cpu_user_seconds_total", user);
    countBefore(registry, "process_cpu_system_seconds_total", system);
    countBefore(registry, "process_cpu_seconds_total", user + system);
    watchLoop();
    showLoopDelay?.(registry);
  };
  return {
    registry,
    contentType: registry.contentType,
    watchLoop,
    gauge(name, help, read) {
      const latest = latestOf(read);
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await latest();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
    total(name, help, read) {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    totals(name, help, label, values) {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      for (const value of values) counter.inc({ [label]: value }, 0);
      return (value) => counter.inc({ [label]: value });
    },
    histogram(name, help, buckets) {
      const histogram = new Histogram({ name, help, buckets: [...buckets], registers });
      return (value) => histogram.observe(value);
    },
    text() {
      watchProcess();
      return registry.metrics();
    },
  };
}

const countBefore = (registry: MetricsRegistry, name: string, micros: number): void =>
  (registry.getSingleMetric(name) as CounterOfLibrary).inc(micros / 1e6);

/** Returns what `read` gives in time, or else what it gave last. At most one read is under way. */
function latestOf(read: Read): () => Promise<number | undefined> {
  let value: number | undefined;
  let reading: Promise<void> | undefined;
  return async () => {
    reading ??= (async () => read())()
      .then(
        (now) => {
          value = now;
        },
        () => {},
      )
      .finally(() => {
        reading = undefined;
      });
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, READ_WITHIN_MS);
    await Promise.race([reading, late]);
    clearTimeout(timer);
    return value;
  };
}
