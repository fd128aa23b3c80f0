/** Logs refusals with status 401, 403 and 429, and folds frequent ones into one line with a count. */
import type { FastifyBaseLogger } from "fastify";
import { addressKey } from "../origin/address-key.ts";

/** The metrics count malformed requests, so these are not logged. */
const LOGGED: ReadonlySet<number> = new Set([401, 403, 429]);
const FOLDED_FOR_MS = 60_000;
/** Greatest number of kept counts; beyond it they are logged at once, so that many addresses cannot fill the memory. */
const MOST_FOLDED = 1000;

export interface RefusedRequest {
  /** The problem's code. */
  readonly event: string;
  readonly address: string;
  readonly method: string;
  /** The declared path, without ids and queries; `none` for an unknown path. */
  readonly route: string;
  /** The session's owner, or the account concerned: `player 3`. */
  readonly who?: string | undefined;
}

/**
 * Logs the first refusal of its kind from an address or from one client's IPv6 addresses. Further ones within a minute become one
 * line with their count.
 */
export class RefusalLog {
  readonly #folded = new Map<string, RefusedRequest & { count: number }>();
  #timer: NodeJS.Timeout | undefined;

  log(log: FastifyBaseLogger, status: number, refused: RefusedRequest): void {
    if (!LOGGED.has(status)) return;
    const key = [refused.event, addressKey(refused.address), refused.who].join(" ");
    const known = this.#folded.get(key);
    if (known !== undefined) {
      known.count += 1;
      return;
    }
    log.warn(refused, "a request was refused");
    if (this.#folded.size >= MOST_FOLDED) this.#logFolded(log);
    this.#folded.set(key, { ...refused, count: 0 });
    this.#timer ??= setTimeout(() => this.#logFolded(log), FOLDED_FOR_MS).unref();
  }

  #logFolded(log: FastifyBaseLogger): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { count, ...refused } of this.#folded.values()) {
      if (count > 0) log.warn({ ...refused, count }, "more requests were refused in the same way");
    }
    this.#folded.clear();
  }
}
