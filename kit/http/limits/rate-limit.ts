/**
 * Token buckets: a client may spend a burst of points at once, which then refill at a fixed rate. A request costs a number of
 * points. @fastify/rate-limit counts in fixed windows, which cannot distinguish a burst from a rate.
 */
import type { FastifyContextConfig } from "fastify";
import { ProblemError } from "../problems/problem.ts";

export interface RateLimit {
  /** Keeps the buckets of this limit apart from those of others. */
  readonly name: string;
  /** Points of a full bucket. */
  readonly burst: number;
  /** Points refilled per second; may be less than one. */
  readonly perSecond: number;
  /** The noun in the sentence of a refusal for what a request makes or opens; it then costs one point. By default "points". */
  readonly counts?: string;
  /**
   * What has a bucket. "address" (the default): for IPv6 its /64. "customer": for IPv6 its /56. "caller": a player or an admin;
   * anonymous requests do not count. "caller or address": the address if there is no caller.
   */
  readonly by?: "address" | "customer" | "caller" | "caller or address";
}

/** Limits of routes that declare no others. */
export const REQUESTS = [
  { name: "address", burst: 600, perSecond: 600 },
  { name: "caller", burst: 400, perSecond: 100, by: "caller" },
] as const satisfies readonly RateLimit[];
/** Limits of opening event streams. */
export const STREAMS: readonly RateLimit[] = [
  { name: "streams of address", burst: 100, perSecond: 10, counts: "new streams" },
  { name: "streams of caller", burst: 30, perSecond: 2, counts: "new streams", by: "caller" },
];

/** Points that a request costs, by the work that it causes. */
export const COST = {
  /** Sends the same answer to everyone from memory. */
  cheap: 1,
  /** Sends a snapshot, runs an action or does a small read; the default. */
  usual: 2,
  /** Reads a page of one game's log, or a document of that size. */
  log: 5,
  /** Reads a page of a history that many players wrote. */
  history: 10,
  /** Aggregates a history. */
  sums: 20,
  /** Checks and stores a whole game. */
  save: 50,
} as const;

export interface Bucket {
  readonly limit: RateLimit;
  readonly key: string;
}

export interface Taken {
  readonly allowed: boolean;
  /** Points left. */
  readonly remaining: number;
  /** Seconds until the bucket is full, and until it has the requested points (0 if it had them). */
  readonly fullInSeconds: number;
  readonly retryAfterSeconds: number;
}

/** The bucket that decides: the one that lacks the points for longest, or else the one with the fewest left. */
export interface TakenFrom extends Taken {
  readonly limit: RateLimit;
}

/**
 * Each bucket is one number: the instant at which it will be full (the theoretical arrival time of the generic cell rate
 * algorithm). Full buckets are dropped, and at most `maxBuckets` are kept.
 */
export class RateLimiter {
  readonly #fullAt = new Map<string, number>();
  readonly #now: () => number;
  readonly #maxBuckets: number;
  #sweptAt = Number.NEGATIVE_INFINITY;

  /** `now` returns monotonic milliseconds. */
  constructor(now: () => number = () => performance.now(), maxBuckets = 100_000) {
    this.#now = now;
    this.#maxBuckets = maxBuckets;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** Takes the points from every bucket, or from none if one of them has too few. `buckets` is not empty. */
  take(buckets: readonly Bucket[], cost = 1): TakenFrom {
    const now = this.#now();
    this.#sweep(now);
    const waits = buckets.map((bucket) => this.#waitMs(bucket, cost, now));
    const longest = Math.max(...waits);
    if (longest > TOLERANCE_MS) {
      const { limit, key } = buckets[waits.indexOf(longest)] as Bucket;
      const fullInSeconds = seconds(this.#fullAtOf({ limit, key }, now) - now);
      return { limit, allowed: false, remaining: 0, fullInSeconds, retryAfterSeconds: seconds(longest) };
    }
    const taken = buckets.map((bucket) => this.#takeFrom(bucket, cost, now));
    return taken.reduce((scarcest, one) => (one.remaining < scarcest.remaining ? one : scarcest));
  }

  /** Called for each bucket from which points were taken. */
  protected noteTaken(_bucket: Bucket, _points: number): void {}

  #takeFrom({ limit, key }: Bucket, cost: number, now: number): TakenFrom {
    const pointMs = 1000 / limit.perSecond;
    const fullAt = this.#fullAtOf({ limit, key }, now) + cost * pointMs;
    this.#fullAt.set(`${limit.name} ${key}`, fullAt);
    this.noteTaken({ limit, key }, cost);
    const emptyMs = fullAt - now;
    const remaining = Math.max(0, Math.floor(limit.burst - (emptyMs - TOLERANCE_MS) / pointMs));
    return { limit, allowed: true, remaining, fullInSeconds: seconds(emptyMs), retryAfterSeconds: 0 };
  }

  /** Returns the milliseconds until the bucket has this many points; 0 or less if it has them. */
  #waitMs({ limit, key }: Bucket, points: number, now: number): number {
    const pointMs = 1000 / limit.perSecond;
    return this.#fullAtOf({ limit, key }, now) - now + (points - limit.burst) * pointMs;
  }

  #fullAtOf({ limit, key }: Bucket, now: number): number {
    return Math.max(this.#fullAt.get(`${limit.name} ${key}`) ?? now, now);
  }

  /** Takes points that another process gave out. The bucket may then owe points, and gives none until they are refilled. */
  charge({ limit, key }: Bucket, points: number): void {
    const now = this.#now();
    this.#sweep(now);
    const pointMs = 1000 / limit.perSecond;
    const fullAt = this.#fullAtOf({ limit, key }, now) + points * pointMs;
    this.#fullAt.set(`${limit.name} ${key}`, Math.min(fullAt, now + (1 + MOST_OWED_BURSTS) * limit.burst * pointMs));
  }

  /** Releases resources on shutdown. */
  async close(): Promise<void> {}

  #sweep(now: number): void {
    const everyMs = this.#fullAt.size < this.#maxBuckets ? SWEEP_EVERY_MS : SWEEP_AT_MOST_EVERY_MS;
    if (now - this.#sweptAt >= everyMs) {
      this.#sweptAt = now;
      for (const [bucket, fullAt] of this.#fullAt) {
        if (fullAt <= now) this.#fullAt.delete(bucket);
      }
    }
    if (this.#fullAt.size < this.#maxBuckets) return;
    // There are too many clients: dropping the oldest buckets lets a few more requests through.
    for (const bucket of this.#fullAt.keys()) {
      if (this.#fullAt.size < this.#maxBuckets * KEPT_SHARE) break;
      this.#fullAt.delete(bucket);
    }
  }
}

/** Covers rounding errors even after months. */
const TOLERANCE_MS = 0.01;
const SWEEP_EVERY_MS = 60_000;
/** Looking through 100,000 buckets takes half a millisecond: too long for each request while there are that many. */
const SWEEP_AT_MOST_EVERY_MS = 1_000;
/** Share of the buckets that is left of too many. A map passes all deleted entries to find its oldest, so several go at once. */
const KEPT_SHARE = 0.99;
/** A late count from a process that was paused must not block a client for long. */
const MOST_OWED_BURSTS = 8;

const seconds = (milliseconds: number): number => Math.max(0, Math.ceil((milliseconds - TOLERANCE_MS) / 1000));

/** Returns the headers of draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitHeaders({ limit, remaining, fullInSeconds }: TakenFrom): Record<string, string> {
  const { name, burst, perSecond } = limit;
  return {
    "ratelimit-policy": `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`,
    ratelimit: `"${name}";r=${remaining};t=${fullInSeconds}`,
  };
}

export function tooManyRequests({ limit, retryAfterSeconds }: TakenFrom, cost = 1): ProblemError {
  const { burst, perSecond, counts } = limit;
  const costs = counts === undefined ? `, and this request costs ${cost}` : "";
  const wait = retryAfterSeconds === 1 ? "1 second" : `${retryAfterSeconds} seconds`;
  return new ProblemError(
    "too-many-requests",
    `At most ${burst} ${counts ?? "points"} at once and ${rateText(perSecond)}${costs}: try again in ${wait}.`,
    {
      details: { burst, perSecond, cost, retryAfterSeconds },
      headers: { "retry-after": String(retryAfterSeconds) },
    },
  );
}

function rateText(perSecond: number): string {
  if (perSecond >= 1) return `${perSecond} a second`;
  return perSecond * 60 >= 1 ? `${Math.round(perSecond * 60)} a minute` : `${Math.round(perSecond * 3600)} an hour`;
}

/** Returns the points that a request to the route costs; 0 if it is exempt. */
export function costOf({ limits, cost }: FastifyContextConfig): number {
  if (limits?.length === 0) return 0;
  return cost ?? (limits === undefined ? COST.usual : 1);
}
