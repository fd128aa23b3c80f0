/** The cargo game. */
import type { Client } from "openapi-fetch";
import { type components, type paths, taking } from "./cargo-contract.ts";
import { type Frame, FrameReader } from "./cargo-frames.ts";
import { addressOf, plainClient } from "./client.ts";
import { EventStream, type StreamOptions } from "./event-stream.ts";
import { newestOf } from "./newest-value.ts";
import type { RetryOptions } from "./retry.ts";

export type CargoPaths = paths;
export type CargoSchemas = components["schemas"];

export interface CargoOptions extends RetryOptions {
  /** Address of the service; `http://127.0.0.1:4200` by default. */
  readonly baseUrl?: string;
  /** Token of a session, or an API token. Without it only operations without a session work. */
  readonly token?: string;
}

/** Progress of a campaign. */
export interface CampaignProgress {
  readonly id: number;
  readonly deliveredKg: number;
  readonly targetKg: number;
}

export interface CargoStreamOptions extends StreamOptions {
  readonly onCampaign?: (progress: CampaignProgress) => void;
}

export interface CargoClient extends Client<CargoPaths> {
  /**
   * Yields the player's state at once and after each change. A busy reader gets the newest state, never a backlog. Continues
   * after lost connections. Ends when its signal is aborted, and when newer streams of the player replace it. Throws a
   * ProblemError if the service refuses the stream, for example when the session or API token has ended, and a NoAnswerError if
   * the service cannot be reached for `patienceMs`.
   */
  states(options?: CargoStreamOptions): AsyncGenerator<Frame, void>;
}

/** Creates a client of the cargo game: openapi-fetch's client with the token, retries and the stream of states. */
export function cargoClient({ baseUrl = "http://127.0.0.1:4200", token, ...retries }: CargoOptions = {}): CargoClient {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { client, fetch } = plainClient<CargoPaths>(taking, { baseUrl, headers, ...retries });
  const address = addressOf(baseUrl, "/api/stream?frames=delta");
  return Object.assign(client, {
    async *states({ signal, ...options }: CargoStreamOptions = {}) {
      const left = new AbortController();
      const both = AbortSignal.any([left.signal, ...(signal === undefined ? [] : [signal])]);
      try {
        yield* newestOf(statesOf(new EventStream(fetch, address, headers), { signal: both, ...options }));
      } finally {
        left.abort();
      }
    },
  });
}

/** Yields a state after each batch of messages. */
async function* statesOf(
  stream: EventStream,
  { onCampaign, ...options }: CargoStreamOptions,
): AsyncGenerator<Frame, void> {
  const reader = new FrameReader();
  for await (const messages of stream.messages(options)) {
    let newest: Frame | undefined;
    for (const message of messages) {
      if (message.event === "bye") {
        if (newest !== undefined) yield newest;
        return;
      }
      if (message.event === "campaign") onCampaign?.(JSON.parse(message.data));
      if (message.event !== "snapshot" && message.event !== "delta") continue;
      newest = reader.take(message);
      // A message is missing, so a whole state is needed.
      if (newest === undefined) stream.restart();
    }
    if (newest !== undefined) yield newest;
  }
}
