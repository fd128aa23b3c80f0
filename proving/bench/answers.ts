/** Sends the requests of a load's players, and collects the answers and their latencies. */
import { REFUSALS } from "@outbound/cargo/rules/values/refusals.ts";
import type { Client, Reply } from "../harness/client.ts";
import { markdownTable, number } from "../harness/report.ts";
import { quantilesOf } from "../harness/statistics.ts";

export class Answers<Kind extends string> {
  /** Latencies in milliseconds by kind of request, as the table names it. */
  readonly latencies: Readonly<Record<Kind, number[]>>;
  /** Refusals of the rules by code: expected for players who act too late or lack cash. */
  readonly refusals = new Map<string, number>();
  /** 503 answers with Retry-After. */
  turnedAway = 0;
  /** One sentence for each answer that no player should receive. */
  readonly unexpected: string[] = [];

  constructor(...kinds: readonly Kind[]) {
    this.latencies = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]>;
  }

  async send(kind: Kind, client: Client, method: string, path: string, body?: object): Promise<Reply> {
    const reply = await client.send(method, path, body);
    this.record(kind, `${method} ${path}`, reply);
    return reply;
  }

  record(kind: Kind, request: string, { status, code, text, ms, retries }: Reply): void {
    this.latencies[kind].push(ms);
    this.turnedAway += retries;
    if (status < 300) return;
    const isRefusal = status < 500 && code !== undefined && Object.hasOwn(REFUSALS, code);
    if (isRefusal) this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    else this.unexpected.push(`${request}: ${status} ${text.slice(0, 200)}`);
  }

  restart(): void {
    this.turnedAway = 0;
    this.refusals.clear();
    for (const each of [this.unexpected, ...Object.values<unknown[]>(this.latencies)]) each.length = 0;
  }

  /** Returns a table of the latencies of these seconds. */
  table(seconds: number): readonly string[] {
    const rows = Object.entries<number[]>(this.latencies).map(([kind, latencies]) => {
      const { count, p50, p99, p999, max } = quantilesOf(latencies);
      return [kind, count, ...[count / seconds, p50, p99, p999, max].map((value) => number(value, 1))];
    });
    return markdownTable(["what", "count", "a second", "p50, ms", "p99, ms", "p99.9, ms", "longest, ms"], rows);
  }
}
