/** A well-behaved client while others misuse the service: sends its requests one after the other and measures the answers. */
import { setTimeout as wait } from "node:timers/promises";
import { Client, type Headers } from "../../harness/client.ts";
import { duration } from "../../harness/report.ts";
import { Latencies } from "../../harness/statistics.ts";
import type { FaultOptions, Figures } from "../fault.ts";

export interface SteadyRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Headers;
}

const PAUSE_MS = 10;
/** Bound of the p99 at full size; tests share their machine with others. */
const MOST_P99_MS = 250;

export interface Steadiness {
  readonly figures: Figures;
  readonly faults: readonly string[];
}

/** Sends the requests again and again while `work` runs. */
export async function whileServing(
  url: string,
  requests: readonly SteadyRequest[],
  size: FaultOptions["size"],
  work: () => Promise<unknown>,
): Promise<Steadiness> {
  const faults: string[] = [];
  const latencies = new Latencies();
  const stop = new AbortController();
  const serving = serve(url, requests, latencies, faults, stop.signal);
  // Awaited below, also when it fails first.
  serving.catch(() => {});
  try {
    await work();
  } finally {
    stop.abort();
    await serving;
  }
  const { count, p50, p99, max } = latencies.quantiles();
  if (size === "full" && !(p99 <= MOST_P99_MS)) {
    faults.push(`the p99 of normal requests was ${duration(p99)}, above ${MOST_P99_MS} ms`);
  }
  return {
    figures: {
      "requests of a normal client meanwhile": count,
      "of these p50, p99, longest": [p50, p99, max].map(duration).join(", "),
    },
    faults,
  };
}

async function serve(
  url: string,
  requests: readonly SteadyRequest[],
  latencies: Latencies,
  faults: string[],
  stop: AbortSignal,
): Promise<void> {
  const client = new Client(url);
  while (!stop.aborted) {
    for (const { method, path, body, headers } of requests) {
      const { status, text, ms } = await client.send(method, path, body, headers);
      latencies.add(ms);
      if (status >= 300) faults.push(`a normal ${method} ${path} was answered ${status} ${text}`);
    }
    await wait(PAUSE_MS);
  }
  client.close();
}
