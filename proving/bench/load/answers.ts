/** What all players of a load were answered, and how long each kind of request took. */
import { REFUSALS } from "@outbound/cargo/rules/values/refusals.ts";
import { Latencies } from "../../harness/statistics.ts";

export const KINDS = ["read", "action"] as const;
export type Kind = (typeof KINDS)[number];

/** What all players of a load were answered. */
export class Answers {
  readonly latencies: Readonly<Record<Kind, Latencies>> = { read: new Latencies(), action: new Latencies() };
  /** From the answer of an action to the frame that shows it. */
  readonly frames = new Latencies();
  /** Refusals of the rules, by code: what happens to players who are too late or too poor. */
  readonly refusals = new Map<string, number>();
  /** Answers that told a player to come back in a second, for the service had too much to do. */
  turnedAway = 0;
  /** One sentence for each answer that no player should ever get. */
  readonly unexpected: string[] = [];

  /** Only what is noted while it counts stands in the figures; what is unexpected always does. */
  isCounting = false;

  note(kind: Kind, ms: number, turnedAway: number): void {
    if (!this.isCounting) return;
    this.latencies[kind].add(ms);
    this.turnedAway += turnedAway;
  }

  /** An answer that is no success. */
  refused(request: string, status: number, text: string): void {
    const code = codeOf(text);
    if (status < 500 && code !== undefined && Object.hasOwn(REFUSALS, code)) {
      this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    } else {
      this.unexpected.push(`${request}: ${status} ${text.slice(0, 200)}`);
    }
  }
}

function codeOf(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text) as { readonly code?: unknown };
    return typeof code === "string" ? code : undefined;
  } catch {
    return undefined;
  }
}
