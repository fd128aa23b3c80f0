/** Checks that requests that cannot be answered are refused as promised, and measures how long answers take. */
import type { ClientOptions, Reply } from "../harness/client.ts";

/** Sooner than Retry-After asks for, so that more requests meet the outage. */
const RETRY_MS = 50;
/** Of a 503: nothing was changed, or the outcome of the commit is unknown. */
const CODES: readonly (string | undefined)[] = ["store-unavailable", "outcome-unknown"];

interface Waits {
  /** Answers with 503. */
  refused: number;
  /** The longest wait for an answer of either kind, in milliseconds. */
  longestMs: number;
  longest: string;
}

export class OutageObserver {
  readonly faults: string[] = [];
  readonly all: Waits = { refused: 0, longestMs: 0, longest: "" };
  readonly reads: Waits = { refused: 0, longestMs: 0, longest: "" };
  readonly #onAttempt = (request: string, reply: Reply | undefined) => reply && this.#observe(request, reply);
  /** For a client that repeats what is refused with 503 until it is answered. */
  readonly repeating: ClientOptions = {
    retry: { statuses: [503], waitMs: RETRY_MS },
    onAttempt: this.#onAttempt,
  };
  /** For a client that repeats nothing. */
  readonly watching: ClientOptions = { onAttempt: this.#onAttempt };

  get refused(): number {
    return this.all.refused;
  }

  expectWithin(mostMs: number, { longest, longestMs } = this.all): void {
    if (longestMs > mostMs) this.faults.push(`${longest} took ${Math.round(longestMs)} ms, more than ${mostMs} ms`);
  }

  /** For outages that must not affect clients who only read. */
  expectReadsWithin(mostMs: number): void {
    if (this.reads.refused > 0) this.faults.push(`${this.reads.refused} reads were refused with 503`);
    this.expectWithin(mostMs, this.reads);
  }

  #observe(request: string, reply: Reply): void {
    const { status, ms, text, code, retryAfter = 0 } = reply;
    for (const waits of request.startsWith("GET ") ? [this.all, this.reads] : [this.all]) {
      if (status === 503) waits.refused += 1;
      if (ms <= waits.longestMs) continue;
      waits.longestMs = ms;
      waits.longest = request;
    }
    if (status === 503) {
      if (!CODES.includes(code)) this.faults.push(`${request}: 503 ${text}`);
      if (retryAfter < 1) this.faults.push(`${request}: 503 without Retry-After`);
    } else if (status >= 500) this.faults.push(`${request}: ${status} ${text}`);
  }
}
