/** Collects the answers that all players of a load received, and their latencies. */
import { REFUSALS } from "@outbound/cargo/rules/values/refusals.ts";
import type { Reply } from "../harness/client.ts";

export class Answers<Kind extends string> {
  /** Latencies in milliseconds. */
  readonly latencies: Readonly<Record<Kind, number[]>>;
  /** Refusals of the rules by code: expected for players who act too late or lack cash. */
  readonly refusals = new Map<string, number>();
  /** 503 answers with Retry-After. */
  turnedAway = 0;
  /** One sentence for each answer that no player should receive. */
  readonly unexpected: string[] = [];
  /** Latencies are recorded only while true. Unexpected answers are always recorded. */
  isCounting = true;

  constructor(...kinds: readonly Kind[]) {
    this.latencies = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]>;
  }

  record(kind: Kind, request: string, { status, code, text, ms, retries }: Reply): void {
    this.count(kind, ms);
    if (this.isCounting) this.turnedAway += retries;
    if (status === 200) return;
    const isRefusal = status < 500 && code !== undefined && Object.hasOwn(REFUSALS, code);
    if (isRefusal) this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    else this.unexpected.push(`${request}: ${status} ${text.slice(0, 200)}`);
  }

  count(kind: Kind, ms: number): void {
    if (this.isCounting) this.latencies[kind].push(ms);
  }
}
