/** Checks that requests that cannot be answered are refused as promised, and measures how long answers take. */
import type { Engine } from "@outbound/kit/store/database.ts";
import type { ClientOptions, Reply } from "../harness/client.ts";

/** Sooner than Retry-After asks for, so that more requests meet the outage. */
const RETRY_MS = 50;
/** Of a 503: nothing was changed, or the outcome of the commit is unknown, which SQLite always knows. */
const CODES: Readonly<Record<Engine, readonly (string | undefined)[]>> = {
  sqlite: ["store-unavailable"],
  postgres: ["store-unavailable", "outcome-unknown"],
};

export type OutageObserver = ReturnType<typeof newObserver>;

export function newObserver(engine: Engine = "sqlite") {
  const faults: string[] = [];
  /** Answers with 503, and the longest wait for an answer of either kind. */
  const none = { refused: 0, longestMs: 0, longest: "" };
  const [all, reads] = [{ ...none }, { ...none }];

  function onAttempt(request: string, reply: Reply | undefined): void {
    if (reply === undefined) return;
    const { status, ms, text, code, retryAfter = 0 } = reply;
    for (const waits of request.startsWith("GET ") ? [all, reads] : [all]) {
      if (status === 503) waits.refused += 1;
      if (ms > waits.longestMs) Object.assign(waits, { longestMs: ms, longest: request });
    }
    if (status === 503) {
      if (!CODES[engine].includes(code)) faults.push(`${request}: 503 ${text}`);
      if (retryAfter < 1) faults.push(`${request}: 503 without Retry-After`);
    } else if (status >= 500) faults.push(`${request}: ${status} ${text}`);
  }

  const expectWithin = (mostMs: number, { longest, longestMs } = all): void => {
    if (longestMs > mostMs) faults.push(`${longest} took ${Math.round(longestMs)} ms, more than ${mostMs} ms`);
  };
  /** For a client that repeats nothing. */
  const watching: ClientOptions = { onAttempt };
  /** For a client that repeats what is refused with 503 until it is answered. */
  const repeating: ClientOptions = { ...watching, retry: { statuses: [503], waitMs: RETRY_MS } };
  return {
    ...{ faults, all, reads, watching, repeating, expectWithin },
    /** For outages that must not affect clients who only read. */
    expectReadsWithin(mostMs: number): void {
      if (reads.refused > 0) faults.push(`${reads.refused} reads were refused with 503`);
      expectWithin(mostMs, reads);
    },
  };
}
