/**
 * One limit for a client over all processes on one PostgreSQL: each counts by itself, and tells the others what it let
 * through, a second later or as soon as it is much. No request waits for it. See decision 24.
 */
import { randomUUID } from "node:crypto";
import type { Listener, SqlRunner } from "../../store/database.ts";
import { listen, NOTIFY_MOST_BYTES, notifyAtOnce } from "../../store/notify.ts";
import type { Store } from "../../store/store.ts";
import { type RateLimit, RateLimiter, type Taken } from "./rate-limit.ts";

/** What the limiter needs of the store. */
export type SharedStore = Pick<Store<unknown>, "engine" | "url" | "logger"> & { readonly write: SqlRunner };

const CHANNEL = "rate_limits";
const TELL_EVERY_MS = 1000;
/** A bucket of which this share of a burst was taken and not told is told of at once. */
const TOLD_AT_ONCE = 1 / 8;
/** A longer key counts in its own process only: it is no address and no session. */
const MOST_KEY_LENGTH = 200;

/** What a process let through of one limit: keys with their tokens. `from` is the process. */
interface Told {
  readonly from: string;
  readonly limit: RateLimit;
  readonly taken: readonly (readonly [key: string, tokens: number])[];
}

/** Tokens by key, of one limit. */
interface Untold {
  readonly limit: RateLimit;
  readonly tokens: Map<string, number>;
}

/** For the processes on one database; with SQLite there is only one, and its limiter is an ordinary one. */
export const limiterOver = (store: SharedStore | undefined): RateLimiter =>
  store?.engine === "postgres" ? new SharedRateLimiter(store) : new RateLimiter();

export class SharedRateLimiter extends RateLimiter {
  readonly #store: SharedStore;
  readonly #from = randomUUID();
  readonly #listener: Listener;
  readonly #timer: NodeJS.Timeout;
  #untold = new Map<string, Untold>();
  /** While it is telling. */
  #telling: Promise<void> | undefined;
  #isAskedAgain = false;
  #hasFailed = false;

  constructor(store: SharedStore, now?: () => number) {
    super(now);
    this.#store = store;
    this.#listener = listen(store, CHANNEL, (payload) => this.#hear(payload));
    this.#timer = setInterval(() => void this.tell(), TELL_EVERY_MS).unref();
  }

  override take(limit: RateLimit, key: string): Taken {
    const taken = super.take(limit, key);
    if (taken.allowed && key.length <= MOST_KEY_LENGTH) this.#note(limit, key);
    return taken;
  }

  override async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#listener.close();
    await this.#telling;
  }

  /** Tells the others what is untold. Never rejects: what could not be told is forgotten, and counts here only. */
  tell(): Promise<void> {
    this.#isAskedAgain = this.#telling !== undefined;
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined;
    });
    return this.#telling;
  }

  #note(limit: RateLimit, key: string): void {
    let untold = this.#untold.get(limit.name);
    if (untold === undefined) {
      untold = { limit, tokens: new Map() };
      this.#untold.set(limit.name, untold);
    }
    const tokens = (untold.tokens.get(key) ?? 0) + 1;
    untold.tokens.set(key, tokens);
    if (tokens >= limit.burst * TOLD_AT_ONCE) void this.tell();
  }

  async #tellAll(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#tellOnce();
    } while (this.#isAskedAgain);
  }

  async #tellOnce(): Promise<void> {
    if (this.#untold.size === 0) return;
    const payloads = [...this.#untold.values()].flatMap((untold) => payloadsOf(this.#from, untold));
    this.#untold = new Map();
    try {
      await notifyAtOnce(this.#store, CHANNEL, payloads);
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.#store.logger?.warn({ err: error }, "limits of requests are not shared for now");
      this.#hasFailed = true;
    }
  }

  #hear(payload: string | undefined): void {
    if (payload === undefined) return;
    const { from, limit, taken } = JSON.parse(payload) as Told;
    if (from === this.#from) return;
    for (const [key, tokens] of taken) this.charge(limit, key, tokens);
  }
}

/** As few messages as hold it. */
function payloadsOf(from: string, { limit, tokens }: Untold): string[] {
  const { name, burst, perSecond } = limit;
  const frame: Told = { from, limit: { name, burst, perSecond }, taken: [] };
  const room = NOTIFY_MOST_BYTES - Buffer.byteLength(JSON.stringify(frame));
  const parts: string[][] = [];
  let left = 0;
  for (const entry of tokens) {
    const text = JSON.stringify(entry);
    const bytes = Buffer.byteLength(text) + 1;
    if (bytes > left) {
      parts.push([]);
      left = room;
    }
    parts.at(-1)?.push(text);
    left -= bytes;
  }
  const [head] = JSON.stringify(frame).split("[]}");
  return parts.map((part) => `${head}[${part.join()}]}`);
}
