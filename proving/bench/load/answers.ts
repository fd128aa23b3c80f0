/** The answers that all players of a load received, and their latencies. */
import { REFUSALS } from "@outbound/cargo/rules/values/refusals.ts";
import type { Reply } from "../../harness/client.ts";
import { Latencies } from "../../harness/statistics.ts";

export const KINDS = ["read", "action"] as const;
export type Kind = (typeof KINDS)[number];

export class Answers {
  readonly latencies: Readonly<Record<Kind, Latencies>> = { read: new Latencies(), action: new Latencies() };
  /** From the answer of an action to the frame that shows it. */
  readonly frames = new Latencies();
  /** Refusals of the rules by code: expected for players who are too late or too poor. */
  readonly refusals = new Map<string, number>();
  /** 503 answers with Retry-After. */
  turnedAway = 0;
  /** One sentence for each answer that no player should get. */
  readonly unexpected: string[] = [];
  /** Latencies are recorded only while true; unexpected answers always are. */
  isCounting = false;

  record(kind: Kind, request: string, reply: Reply): void {
    if (this.isCounting) {
      this.latencies[kind].add(reply.ms);
      this.turnedAway += reply.retries;
    }
    if (reply.status !== 200) this.#recordRefusal(request, reply);
  }

  #recordRefusal(request: string, { status, code, text }: Reply): void {
    if (status < 500 && code !== undefined && Object.hasOwn(REFUSALS, code)) {
      this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    } else {
      this.unexpected.push(`${request}: ${status} ${text.slice(0, 200)}`);
    }
  }
}
