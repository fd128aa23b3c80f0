/** Tracks an app's open streams, to limit their number and to end them at shutdown. */
import type { FastifyInstance } from "fastify";
import { addressKey } from "../origin/address-key.ts";
import { ProblemError } from "../problems/problem.ts";

/** Greatest number of open streams by address, and in all. */
export const STREAMS_AN_ADDRESS = 50;
export const STREAMS_IN_ALL = 10_000;

/** The part of a stream that the shutdown uses. */
export interface OpenStream {
  end(): unknown;
}

export class OpenStreams {
  readonly #isLimited: boolean;
  /** Each stream with its client's address. */
  readonly #streams = new Map<OpenStream, string>();
  readonly #ofAddress = new Map<string, number>();

  constructor(isLimited: boolean) {
    this.#isLimited = isLimited;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Throws `too-many-streams`. */
  admit(address: string): void {
    if (!this.#isLimited) return;
    if (this.size >= STREAMS_IN_ALL) throw tooMany("The service has", STREAMS_IN_ALL);
    if ((this.#ofAddress.get(addressKey(address)) ?? 0) < STREAMS_AN_ADDRESS) return;
    throw tooMany("This address has", STREAMS_AN_ADDRESS);
  }

  add(stream: OpenStream, address: string): void {
    const key = addressKey(address);
    this.#streams.set(stream, key);
    this.#ofAddress.set(key, (this.#ofAddress.get(key) ?? 0) + 1);
  }

  delete(stream: OpenStream): void {
    const key = this.#streams.get(stream);
    if (key === undefined) return;
    this.#streams.delete(stream);
    const left = (this.#ofAddress.get(key) ?? 1) - 1;
    if (left > 0) this.#ofAddress.set(key, left);
    else this.#ofAddress.delete(key);
  }

  endAll(): void {
    for (const stream of this.#streams.keys()) {
      stream.end();
      this.delete(stream);
    }
  }
}

const RETRY_AFTER_SECONDS = 5;

const tooMany = (who: string, most: number): ProblemError =>
  new ProblemError(
    "too-many-streams",
    `${who} ${most} streams open, the maximum: close one, or try again in ${RETRY_AFTER_SECONDS} seconds.`,
    { details: { most, retryAfterSeconds: RETRY_AFTER_SECONDS }, headers: { "retry-after": `${RETRY_AFTER_SECONDS}` } },
  );

declare module "fastify" {
  interface FastifyInstance {
    openStreams: OpenStreams;
  }
}

export const openStreamsOf = (app: FastifyInstance): OpenStreams => app.openStreams;
