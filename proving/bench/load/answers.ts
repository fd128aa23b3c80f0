/** The answers that all players of a load received, and their latencies. */
import { REFUSALS } from "@outbound/cargo/rules/values/refusals.ts";
import type { Reply } from "../../harness/client.ts";

export type Kind = "read" | "action";

export class Answers {
  /** Milliseconds; of `frame` from the answer of an action to the frame that shows it. */
  readonly latencies: Readonly<Record<Kind | "frame", number[]>> = { read: [], action: [], frame: [] };
  /** Refusals of the rules by code: expected for players who are too late or too poor. */
  readonly refusals = new Map<string, number>();
  /** 503 answers with Retry-After. */
  turnedAway = 0;
  /** One sentence for each answer that no player should get. */
  readonly unexpected: string[] = [];
  /** Latencies are recorded only while true; unexpected answers always are. */
  isCounting = false;

  record(kind: Kind, request: string, { status, code, text, ms, retries }: Reply): void {
    if (this.isCounting) {
      this.latencies[kind].push(ms);
      this.turnedAway += retries;
    }
    if (status === 200) return;
    const isRefusal = status < 500 && code !== undefined && Object.hasOwn(REFUSALS, code);
    if (isRefusal) this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    else this.unexpected.push(`${request}: ${status} ${text.slice(0, 200)}`);
  }

  seen(ms: number): void {
    if (this.isCounting) this.latencies.frame.push(ms);
  }
}
