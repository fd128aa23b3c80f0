/** Measures the answers to a client that sends one request after the other while others misuse the service. */
import { Client, type Headers } from "../../harness/client.ts";
import { repeatDuring } from "../../harness/repeat.ts";
import { duration } from "../../harness/report.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import type { FaultOptions, FaultRun } from "../fault.ts";

export type SteadyRequest = readonly [method: string, path: string, body?: object | undefined, headers?: Headers];

const PAUSE_MS = 10;
/** Bound of the p99 at full size; tests share their machine with other programs. */
const MOST_P99_MS = 250;

/** Sends the requests again and again during `work`. The names of the figures begin with `prefix`. */
export async function whileServing(
  run: FaultRun,
  requests: readonly SteadyRequest[],
  size: FaultOptions["size"],
  work: () => Promise<unknown>,
  prefix = "",
): Promise<void> {
  const client = new Client(run.service.url);
  const latencies: number[] = [];
  const serve = async () => {
    for (const [method, path, body, headers] of requests) {
      const { status, text, ms } = await client.send(method, path, body, headers);
      latencies.push(ms);
      run.expect(status < 300, `a normal ${method} ${path} was answered ${status} ${text}`);
    }
  };
  await repeatDuring(work(), serve, PAUSE_MS);
  client.close();
  const { count, p50, p99, max } = quantilesOf(latencies);
  const isPrompt = size === "quick" || p99 <= MOST_P99_MS;
  run.expect(isPrompt, `the p99 of normal requests was ${duration(p99)}, above ${MOST_P99_MS} ms`);
  run.figures[`${prefix}requests of a normal client meanwhile`] = count;
  run.figures[`${prefix}of these p50, p99, longest`] = [p50, p99, max].map(duration).join(", ");
}
