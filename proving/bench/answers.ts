/** The answers that all players of a load received, and their latencies. */
import { REFUSALS } from "@outbound/cargo/rules/values/refusals.ts";
import type { Reply } from "../harness/client.ts";

export class Answers<Kind extends string> {
  /** Milliseconds. */
  readonly latencies: Readonly<Record<Kind, number[]>>;
  /** Refusals of the rules by code: expected for players who are too late or too poor. */
  readonly refusals = new Map<string, number>();
  /** 503 answers with Retry-After. */
  turnedAway = 0;
  /** One sentence for each answer that no player should get. */
  readonly unexpected: string[] = [];
  /** Latencies are recorded only while true; unexpected answers always are. */
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
