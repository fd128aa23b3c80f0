/** How long the turns of the event loop take: so long waits what comes in the meantime. */
import { type ELDHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import type { Registry } from "@prometheus-io/client";
import { Gauge } from "./prometheus.ts";

/** In nanoseconds, by the end of the metric's name. */
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
 * Returns how to show the delays from now on in place of the library's metrics of these names. Those measure with a timer that wakes
 * a resting process a hundred times a second, and count its interval as delay.
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
      // Once for all.
      ...(figure === "min" ? { collect: show } : {}),
    });
    return () => gauge.set(turns.count === 0 ? 0 : of(turns) / 1e9);
  });

  function show(): void {
    for (const set of gauges) set();
    turns.reset();
  }
}
