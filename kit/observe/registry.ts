/** The metrics of one app. Each app has its own registry, so that several apps in one process do not share figures. */
import type { Counter as CounterOfLibrary, Registry as MetricsRegistry } from "@prometheus-io/client";
import { measureLoopDelay } from "./loop-delay.ts";
import { Counter, defaultMetrics, Gauge, Histogram, Registry } from "./prometheus.ts";

/** Returns the current figure; undefined while it is unknown. */
export type Read = () => number | undefined | Promise<number | undefined>;

export interface Metrics {
  readonly registry: MetricsRegistry;
  /** Adds a figure that goes up and down. If a read is slow or fails, the last figure is shown. */
  gauge(name: string, help: string, read: Read): void;
  /** Adds a total that the caller counts. */
  total(name: string, help: string, read: () => number): void;
  /**
   * Adds a total with one label, 0 at first for the given values. Returns a function that counts one. Other values must be few
   * too.
   */
  totals(name: string, help: string, label: string, values: readonly string[]): (value: string) => void;
  /** Adds a histogram. Returns a function that observes a value. */
  histogram(name: string, help: string, buckets: readonly number[]): (value: number) => void;
  /** Returns the Prometheus text of all metrics. Process metrics are collected from the first call on. */
  text(): Promise<string>;
  readonly contentType: string;
  /** Counts delays of the event loop from now on. */
  watchLoop(): void;
}

/**
 * The library's gauges with names that end like counters', and its names that contain a type. Other metrics have the same
 * figures.
 */
const MISNAMED = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
  "nodejs_eventloop_utilization_histogram",
  "nodejs_eventloop_utilization_summary",
];

/**
 * The longest possible timer. It keeps the library from updating metrics that are dropped anyway: utilization and delay of the
 * event loop.
 */
const NEVER_MS = 2 ** 31 - 1;

/** Limit in milliseconds of one read: during a database outage the other figures are needed most. */
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
    // The library counts only from now on.
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

/** Returns a function that returns what `read` gives in time, else its last value. At most one read runs at a time. */
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
