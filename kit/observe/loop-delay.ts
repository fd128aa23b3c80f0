/** Measures how long turns of the event loop take: anything that arrives meanwhile waits that long. */
import { type ELDHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { Registry } from "@prometheus-io/client";
import { Gauge } from "./prometheus.ts";

/** Figures in nanoseconds, by the suffix of the metric's name. */
const FIGURES: Readonly<Record<string, readonly [help: string, of: (turns: ELDHistogram) => number]>> = {
  min: ["The shortest turn", ({ min }) => min],
  max: ["The longest turn", ({ max }) => max],
  mean: ["The mean turn", ({ mean }) => mean],
  stddev: ["The standard deviation of turns", ({ stddev }) => stddev],
  p50: ["The 50th percentile of turns", (turns) => turns.percentile(50)],
  p90: ["The 90th percentile of turns", (turns) => turns.percentile(90)],
  p99: ["The 99th percentile of turns", (turns) => turns.percentile(99)],
};

/**
 * Returns a function that shows the delays since this call in place of the library's metrics of the same names. Those use a timer
 * that wakes an idle process a hundred times a second, and count its interval as delay.
 */
export function measureLoopDelay(): (registry: Registry) => void {
  const turns = monitorEventLoopDelay({ samplePerIteration: true });
  turns.enable();
  return (registry) => showTurns(turns, registry);
}

function showTurns(turns: ReturnType<typeof monitorEventLoopDelay>, registry: Registry): void {
  const gauges = Object.entries(FIGURES).map(([figure, [help, of]]) => {
    const name = `nodejs_eventloop_lag_${figure}_seconds`;
    registry.removeSingleMetric(name);
    const gauge = new Gauge({
      name,
      help: `${help} of the event loop since the last request of the metrics.`,
      registers: [registry],
      // One collect function updates all figures.
      ...(figure === "min" ? { collect: show } : {}),
    });
    return () => gauge.set(turns.count === 0 ? 0 : of(turns) / 1e9);
  });

  function show(): void {
    for (const set of gauges) set();
    turns.reset();
  }
}
