/** Who was kept out, in the log: refusals for want of a session, of a right or of patience, folded where they come in numbers. */
import type { FastifyBaseLogger } from "fastify";

/** Not signed in, not allowed, too often. Malformed requests are counted by the metrics. */
const LOGGED: ReadonlySet<number> = new Set([401, 403, 429]);
const FOLDED_FOR_MS = 60_000;
/** Above this many the counts are logged at once, so that many addresses cannot fill the memory. */
const MOST_FOLDED = 1000;

export interface RefusedRequest {
  /** Of the problem. */
  readonly event: string;
  readonly address: string;
  readonly method: string;
  /** As the route is declared: ids and queries of callers stay out. */
  readonly route: string;
  /** Whose session it was, or whose account was asked for: `player 3`. */
  readonly who?: string | undefined;
}

/** One line for the first of its kind from an address; those that follow within a minute are one line with their number. */
export class RefusalLog {
  readonly #folded = new Map<string, RefusedRequest & { count: number }>();
  #timer: NodeJS.Timeout | undefined;

  log(log: FastifyBaseLogger, status: number, refused: RefusedRequest): void {
    if (!LOGGED.has(status)) return;
    const key = [refused.event, refused.address, refused.who].join(" ");
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
