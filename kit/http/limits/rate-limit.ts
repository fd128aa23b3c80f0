/**
 * Rate limits by token buckets: a burst at once, then a rate. @fastify/rate-limit counts in fixed windows, which cannot
 * distinguish a burst from a rate.
 */
import { isIPv4, isIPv6 } from "node:net";
import { ProblemError } from "../problems/problem.ts";

export interface RateLimit {
  /** Separates the buckets of this limit from those of others. */
  readonly name: string;
  /** Requests at once after a pause. */
  readonly burst: number;
  /** Tokens refilled per second; may be less than one. */
  readonly perSecond: number;
}

/** Default limit, per client address. */
export const ADDRESS_LIMIT: RateLimit = { name: "address", burst: 300, perSecond: 100 };

export interface Taken {
  readonly allowed: boolean;
  /** Tokens left. */
  readonly remaining: number;
  /** Time until the bucket is full, and until the next token (0 if there is one). */
  readonly fullInSeconds: number;
  readonly retryAfterSeconds: number;
}

/**
 * A bucket is one number: the instant at which it will be full (the theoretical arrival time of the generic cell rate
 * algorithm). Full buckets are dropped, and at most `maxBuckets` are kept.
 */
export class RateLimiter {
  readonly #fullAt = new Map<string, number>();
  readonly #now: () => number;
  readonly #maxBuckets: number;
  #nextSweep = 0;

  /** `now` in milliseconds, monotonic. */
  constructor(now: () => number = () => performance.now(), maxBuckets = 100_000) {
    this.#now = now;
    this.#maxBuckets = maxBuckets;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  take(limit: RateLimit, key: string): Taken {
    const now = this.#now();
    this.#sweep(now);
    const bucket = `${limit.name} ${key}`;
    const tokenMs = 1000 / limit.perSecond;
    const fullAt = Math.max(this.#fullAt.get(bucket) ?? now, now);
    const wait = fullAt + tokenMs - now - limit.burst * tokenMs;
    if (wait > TOLERANCE_MS) {
      return { allowed: false, remaining: 0, fullInSeconds: seconds(fullAt - now), retryAfterSeconds: seconds(wait) };
    }
    this.#fullAt.set(bucket, fullAt + tokenMs);
    const emptyMs = fullAt + tokenMs - now;
    const remaining = Math.max(0, Math.floor(limit.burst - (emptyMs - TOLERANCE_MS) / tokenMs));
    return { allowed: true, remaining, fullInSeconds: seconds(emptyMs), retryAfterSeconds: 0 };
  }

  /** Takes tokens that another process gave out. The bucket may then owe tokens, and gives none until they are refilled. */
  charge(limit: RateLimit, key: string, tokens: number): void {
    const now = this.#now();
    this.#sweep(now);
    const bucket = `${limit.name} ${key}`;
    const tokenMs = 1000 / limit.perSecond;
    const fullAt = Math.max(this.#fullAt.get(bucket) ?? now, now) + tokens * tokenMs;
    this.#fullAt.set(bucket, Math.min(fullAt, now + (1 + MOST_OWED_BURSTS) * limit.burst * tokenMs));
  }

  /** Releases resources on shutdown. */
  async close(): Promise<void> {}

  #sweep(now: number): void {
    if (now < this.#nextSweep && this.#fullAt.size < this.#maxBuckets) return;
    this.#nextSweep = now + SWEEP_EVERY_MS;
    for (const [bucket, fullAt] of this.#fullAt) {
      if (fullAt <= now) this.#fullAt.delete(bucket);
    }
    // Too many clients: the oldest buckets are dropped, which lets a few more requests through.
    for (const bucket of this.#fullAt.keys()) {
      if (this.#fullAt.size < this.#maxBuckets) break;
      this.#fullAt.delete(bucket);
    }
  }
}

/** Absorbs rounding errors, also after months. */
const TOLERANCE_MS = 0.01;
const SWEEP_EVERY_MS = 60_000;
/** A late count from a process that was paused must not block a client for long. */
const MOST_OWED_BURSTS = 8;

const seconds = (milliseconds: number): number => Math.max(0, Math.ceil((milliseconds - TOLERANCE_MS) / 1000));

export function rateLimitHeaders(limit: RateLimit, taken: Taken): Record<string, string> {
  return {
    "ratelimit-limit": String(limit.burst),
    "ratelimit-remaining": String(taken.remaining),
    "ratelimit-reset": String(taken.fullInSeconds),
  };
}

export function tooManyRequests(limit: RateLimit, { retryAfterSeconds }: Taken): ProblemError {
  const rate = limit.perSecond >= 1 ? `${limit.perSecond} a second` : `${Math.round(limit.perSecond * 60)} a minute`;
  const wait = retryAfterSeconds === 1 ? "1 second" : `${retryAfterSeconds} seconds`;
  return new ProblemError(
    "too-many-requests",
    `at most ${limit.burst} requests at once and ${rate}: try again in ${wait}`,
    {
      details: { burst: limit.burst, perSecond: limit.perSecond, retryAfterSeconds },
      headers: { "retry-after": String(retryAfterSeconds) },
    },
  );
}

/** Returns the client's address as a key; of an IPv6 address the first 64 bits, because a client owns the rest. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return `${[...front, ...zeros, ...back].slice(0, 4).join(":")}::/64`;
}
