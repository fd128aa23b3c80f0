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
  /** Where the service is; `http://127.0.0.1:4200`. */
  readonly baseUrl?: string;
  /** Of a session, or an API token. Without it only what needs no session works. */
  readonly token?: string;
}

/** How far a campaign is. */
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
   * The player's state at once and after each change, put together from what changed. A reader who is busy gets the newest, never
   * a backlog. Continues after lost connections. Ends with its signal, and when newer streams of the player replaced it.
   * Throws a ProblemError if the service refuses the stream, as once the session or API token is over, and a NoAnswerError if it cannot be
   * reached for `patienceMs`.
   */
  states(options?: CargoStreamOptions): AsyncGenerator<Frame, void>;
}

/** A client of the cargo game: openapi-fetch's, with the token, retries and the stream of states. */
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

/** A state after each time that messages have come. */
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
      // A message is missing: only a whole state helps.
      if (newest === undefined) stream.restart();
    }
    if (newest !== undefined) yield newest;
  }
}
