/** Checks that requests that cannot be answered are refused as promised, and measures the time of answers. */
import type { Engine } from "@outbound/kit/store/database.ts";
import type { ClientOptions, Reply } from "../harness/client.ts";

/** Shorter than Retry-After, so that more requests meet the outage. */
const RETRY_MS = 50;
/** Allowed codes of a 503: nothing was changed, or the outcome of the commit is unknown. SQLite always knows the outcome. */
const CODES: Readonly<Record<Engine, readonly (string | undefined)[]>> = {
  sqlite: ["store-unavailable"],
  postgres: ["store-unavailable", "outcome-unknown"],
};

export type OutageObserver = ReturnType<typeof newObserver>;

export function newObserver(engine: Engine = "sqlite") {
  const faults: string[] = [];
  /** Number of answers, of those with 503, and the longest wait for any of them. */
  const none = { answered: 0, refused: 0, longestMs: 0, longest: "" };
  const [all, reads] = [{ ...none }, { ...none }];

  function onAttempt(request: string, reply: Reply | undefined): void {
    if (reply === undefined) return;
    const { status, ms, text, code, retryAfter = 0 } = reply;
    for (const waits of request.startsWith("GET ") ? [all, reads] : [all]) {
      waits.answered += 1;
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
  /** Options of a client that repeats nothing. */
  const watching: ClientOptions = { onAttempt };
  /** Options of a client that repeats a request until its answer is not 503. */
  const repeating: ClientOptions = { ...watching, retry: { statuses: [503], waitMs: RETRY_MS } };
  return {
    ...{ faults, all, reads, watching, repeating, expectWithin },
    /** Sets a bound for outages that must not affect reads. */
    expectReadsWithin(mostMs: number): void {
      if (reads.refused > 0) faults.push(`${reads.refused} reads were refused with 503`);
      expectWithin(mostMs, reads);
    },
  };
}
