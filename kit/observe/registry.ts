/** The metrics of one app. Each app has its own registry, so that several apps in one process do not share figures. */
import { collectDefaultMetrics, Registry } from "@prometheus-io/client";

export interface Metrics {
  readonly registry: Registry;
  /** Returns the Prometheus text of all metrics. The process's are collected from the first call of this or `watchProcess`. */
  text(): Promise<string>;
  readonly contentType: string;
  watchProcess(): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  let watching = false;
  const watchProcess = () => {
    if (!watching) collectDefaultMetrics({ register: registry });
    watching = true;
  };
  return {
    registry,
    contentType: registry.contentType,
    watchProcess,
    text() {
      watchProcess();
      return registry.metrics();
    },
  };
}
