/** A connection to PostgreSQL that only listens, and reconnects automatically. */
import pg from "pg";
import type { Listener, OnMessage, StoreLogger } from "../database.ts";
import { quoteName } from "../ddl.ts";
import { CONNECT_TIMEOUT_MS, QUERY_TIMEOUT_MS } from "./postgres.ts";

/** Delay before the first reconnection, in milliseconds. It doubles up to the second value. */
const FIRST_DELAY_MS = 100;
const MOST_DELAY_MS = 5_000;
/** This connection sends nothing, so only keep-alive probes reveal that the server is gone. */
const PROBE_AFTER_MS = 10_000;

export interface ListenerOptions {
  readonly url: string;
  readonly logger: StoreLogger | undefined;
}

export function listenOnPostgres(options: ListenerOptions, channel: string, onMessage: OnMessage): Listener {
  return new PostgresListener(options, channel, onMessage);
}

/** The driver's types lack `unref`. */
type Client = pg.Client & { unref(): void };

class PostgresListener implements Listener {
  readonly #options: ListenerOptions;
  readonly #channel: string;
  readonly #onMessage: OnMessage;
  /** The open or opening connection; undefined between attempts and when closed. */
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #delayMs = FIRST_DELAY_MS;

  constructor(options: ListenerOptions, channel: string, onMessage: OnMessage) {
    this.#options = options;
    this.#channel = channel;
    this.#onMessage = onMessage;
    void this.#connect();
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#discard();
  }

  /** Never rejects. */
  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    }) as Client;
    this.#client = client;
    client.on("error", (error) => this.#lost(client, error));
    client.on("end", () => this.#lost(client));
    client.on("notification", ({ payload }) => this.#deliver(client, payload ?? ""));
    try {
      const connected = client.connect();
      client.unref();
      await connected;
      // With TLS the connection has another socket by now.
      client.unref();
      await client.query(`listen ${quoteName(this.#channel)}`);
      this.#delayMs = FIRST_DELAY_MS;
      this.#deliver(client, undefined);
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #lost(client: pg.Client, error?: unknown): void {
    if (client !== this.#client) return;
    this.#discard();
    if (this.#delayMs === FIRST_DELAY_MS) {
      this.#options.logger?.warn({ err: error }, "the database connection that listens for changes was lost");
    }
    this.#retry = setTimeout(() => void this.#connect(), this.#delayMs).unref();
    this.#delayMs = Math.min(this.#delayMs * 2, MOST_DELAY_MS);
  }

  #discard(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => {});
  }

  #deliver(client: pg.Client, payload: string | undefined): void {
    if (client !== this.#client) return;
    try {
      this.#onMessage(payload);
    } catch (error) {
      this.#options.logger?.error({ err: error, channel: this.#channel }, "a listener threw on a message");
    }
  }
}
