/**
 * Applies one limit to a client over all processes on one PostgreSQL. Each process counts on its own and publishes its counts to
 * the others after a second, or earlier if they are large. No request waits. See decision 24.
 */
import { randomUUID } from "node:crypto";
import type { Listener, SqlRunner } from "../../store/database.ts";
import { listen, NOTIFY_MOST_BYTES, notifyAtOnce } from "../../store/notify.ts";
import type { Store } from "../../store/store.ts";
import { type Bucket, type RateLimit, RateLimiter } from "./rate-limit.ts";

export type SharedStore = Pick<Store<unknown>, "engine" | "url" | "logger"> & { readonly write: SqlRunner };

const CHANNEL = "rate_limits";
const PUBLISH_EVERY_MS = 1000;
/** A bucket is published at once when this share of its burst was taken since it was last published. */
const PUBLISHED_AT_ONCE = 1 / 8;
/** A longer key is neither an address nor a caller, so it counts only in its own process. */
const MOST_KEY_LENGTH = 200;

/** The points that the process `from` granted under one limit, by key. */
interface Published {
  readonly from: string;
  readonly limit: RateLimit;
  readonly taken: readonly (readonly [key: string, points: number])[];
}

/** Points of one limit by key. */
interface Unpublished {
  readonly limit: RateLimit;
  readonly points: Map<string, number>;
}

/** Returns the limiter of processes on one database; on SQLite an ordinary one, because there is only one process. */
export const limiterOver = (store: SharedStore | undefined): RateLimiter =>
  store?.engine === "postgres" ? new SharedRateLimiter(store) : new RateLimiter();

export class SharedRateLimiter extends RateLimiter {
  readonly #store: SharedStore;
  readonly #from = randomUUID();
  readonly #listener: Listener;
  readonly #timer: NodeJS.Timeout;
  #unpublished = new Map<string, Unpublished>();
  /** Set while counts are being published. */
  #publishing: Promise<void> | undefined;
  #isAskedAgain = false;
  #hasFailed = false;

  constructor(store: SharedStore, now?: () => number) {
    super(now);
    this.#store = store;
    this.#listener = listen(store, CHANNEL, (payload) => this.#receive(payload));
    this.#timer = setInterval(() => void this.publish(), PUBLISH_EVERY_MS).unref();
  }

  protected override noteTaken({ limit, key }: Bucket, points: number): void {
    if (key.length <= MOST_KEY_LENGTH) this.#note(limit, key, points);
  }

  override async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#listener.close();
    await this.#publishing;
  }

  /** Publishes the pending counts. Never rejects: counts that cannot be published are dropped and apply here only. */
  publish(): Promise<void> {
    this.#isAskedAgain = this.#publishing !== undefined;
    this.#publishing ??= this.#publishAll().finally(() => {
      this.#publishing = undefined;
    });
    return this.#publishing;
  }

  #note(limit: RateLimit, key: string, taken: number): void {
    let unpublished = this.#unpublished.get(limit.name);
    if (unpublished === undefined) {
      unpublished = { limit, points: new Map() };
      this.#unpublished.set(limit.name, unpublished);
    }
    const points = (unpublished.points.get(key) ?? 0) + taken;
    unpublished.points.set(key, points);
    if (points >= limit.burst * PUBLISHED_AT_ONCE) void this.publish();
  }

  async #publishAll(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#publishOnce();
    } while (this.#isAskedAgain);
  }

  async #publishOnce(): Promise<void> {
    if (this.#unpublished.size === 0) return;
    const payloads = [...this.#unpublished.values()].flatMap((unpublished) => payloadsOf(this.#from, unpublished));
    this.#unpublished = new Map();
    try {
      await notifyAtOnce(this.#store, CHANNEL, payloads);
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.#store.logger?.warn({ err: error }, "failed to share rate limits");
      this.#hasFailed = true;
    }
  }

  #receive(payload: string | undefined): void {
    if (payload === undefined) return;
    const { from, limit, taken } = JSON.parse(payload) as Published;
    if (from === this.#from) return;
    for (const [key, points] of taken) this.charge({ limit, key }, points);
  }
}

/** Packs the counts into as few messages as possible. */
function payloadsOf(from: string, { limit, points }: Unpublished): string[] {
  const { name, burst, perSecond } = limit;
  const frame: Published = { from, limit: { name, burst, perSecond }, taken: [] };
  const room = NOTIFY_MOST_BYTES - Buffer.byteLength(JSON.stringify(frame));
  const parts: string[][] = [];
  let left = 0;
  for (const entry of points) {
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
