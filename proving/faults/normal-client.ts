/** A client who does nothing wrong while others misuse the service: reads and changes, one after the other. */
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "../harness/client.ts";
import { Latencies, type Quantiles } from "../harness/statistics.ts";
import { type FaultOptions, type FaultVerdict, shownMs } from "./program.ts";

export interface NormalRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const PAUSE_MS = 10;

export class NormalClient {
  readonly faults: string[] = [];
  readonly #latencies = new Latencies();
  readonly #stop = new AbortController();
  readonly #going: Promise<void>;

  constructor(url: string, requests: readonly NormalRequest[]) {
    this.#going = this.#go(url, requests);
    // What breaks it is told when it is stopped.
    this.#going.catch(() => {});
  }

  /** Gives how long its requests took. */
  async stop(): Promise<Quantiles> {
    this.#stop.abort();
    await this.#going;
    return this.#latencies.quantiles();
  }

  async #go(url: string, requests: readonly NormalRequest[]): Promise<void> {
    const connection = new Client(url);
    while (!this.#stop.signal.aborted) {
      for (const { method, path, body, headers } of requests) {
        const startedAt = performance.now();
        const { status, text } = await connection.send(method, path, body, headers);
        this.#latencies.add(performance.now() - startedAt);
        if (status >= 300) this.faults.push(`a normal ${method} ${path} was answered ${status} ${text}`);
      }
      await wait(PAUSE_MS);
    }
    connection.close();
  }
}

/** What 99 of 100 requests may take at full size; tests share their machine with others. */
const MOST_P99_MS = 250;

/** Faults of a service that was slow for a client who did nothing wrong. */
export const slownessOf = ({ p99 }: Quantiles, size: FaultOptions["size"]): string[] =>
  size === "full" && !(p99 <= MOST_P99_MS)
    ? [`99 of 100 normal requests took up to ${shownMs(p99)}, and ${MOST_P99_MS} ms are the most`]
    : [];

/** As figures of a verdict. */
export const shownLatencies = ({ count, p50, p99, max }: Quantiles): FaultVerdict["figures"] => ({
  "requests of a normal client meanwhile": count,
  "of these p50, p99, longest": [p50, p99, max].map(shownMs).join(", "),
});
