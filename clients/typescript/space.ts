/** The space game. */
import type { Client } from "openapi-fetch";
import { addressOf, plainClient } from "./client.ts";
import { EventStream, type StreamOptions } from "./event-stream.ts";
import type { RetryOptions } from "./retry.ts";
import { type components, type paths, taking } from "./space-contract.ts";

export type SpacePaths = paths;
export type SpaceSchemas = components["schemas"];

export interface SpaceOptions extends RetryOptions {
  /** Address of the service; `http://127.0.0.1:4100` by default. */
  readonly baseUrl?: string;
  /** The id of the game, or its watchId for watching; `main` by default. */
  readonly game?: string;
}

export interface SpaceStreamOptions extends StreamOptions {
  /** The seq of the last known event: events since then come first. Without it only new ones come. */
  readonly after?: number;
  /** Called when the game changed without an event, for example by an import: read it again. */
  readonly onChanged?: () => void;
}

export interface SpaceClient extends Client<SpacePaths> {
  /**
   * Yields each new event once, in order, also across lost connections. Ends when its signal is aborted. Throws a ProblemError if
   * the service refuses the stream, and a NoAnswerError if it cannot be reached for `patienceMs`.
   */
  events(options?: SpaceStreamOptions): AsyncGenerator<SpaceSchemas["Event"], void>;
}

/**
 * Creates a client of the space game: openapi-fetch's client with retries, the game's id in every call, and the stream of events.
 */
export function spaceClient({ baseUrl = "http://127.0.0.1:4100", game, ...retries }: SpaceOptions = {}): SpaceClient {
  const query: Record<string, string> = game === undefined ? {} : { game };
  const { client, fetch } = plainClient<SpacePaths>(taking, { baseUrl, query, ...retries });
  const address = addressOf(
    baseUrl,
    `/api/events/stream${game === undefined ? "" : `?game=${encodeURIComponent(game)}`}`,
  );
  return Object.assign(client, {
    async *events({ after, onChanged, ...options }: SpaceStreamOptions = {}) {
      const stream = new EventStream(fetch, address, {}, after?.toString());
      for await (const messages of stream.messages(options)) {
        for (const { event, data } of messages) {
          if (event === "message") yield JSON.parse(data) as SpaceSchemas["Event"];
          else if (event === "changed") onChanged?.();
        }
      }
    },
  });
}
