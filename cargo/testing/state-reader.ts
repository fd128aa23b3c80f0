/** A client of the stream of states over a real socket, for tests. */
import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import type { ReadEvent } from "@outbound/kit/event-stream/testing/parse-frame.ts";
import { readStream, type StreamReader } from "@outbound/kit/event-stream/testing/stream-server.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import type { StateView } from "../api/schemas.ts";
import { bearer } from "./cargo-app.ts";

export interface StateReader {
  readonly reader: StreamReader;
  /** Resolves with the next frame; rejects if the stream ends instead. */
  frame(): Promise<StateView>;
  /** Resolves with all events until the stream ends, except frames. */
  lastWords(): Promise<readonly ReadEvent[]>;
}

/** Lets the app listen on a loopback port; returns the port. */
export async function listening(app: App): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
}

export async function openStates(
  t: TestContext,
  port: number,
  token: string,
  headers: Record<string, string> = {},
): Promise<StateReader> {
  const reader = await readStream(port, { ...bearer(token), ...headers }, "/api/stream");
  t.after(() => reader.close());
  assert.equal(reader.response.statusCode, 200);
  const frame = async () => {
    const message = (await reader.next()) ?? assert.fail("the stream ended");
    assert.equal(message.event, undefined);
    const state = JSON.parse(message.data) as StateView;
    assert.equal(message.id, String(state.revision));
    return state;
  };
  const lastWords = async () => {
    const words: ReadEvent[] = [];
    for (let message = await reader.next(); message !== undefined; message = await reader.next()) {
      if (message.event !== undefined) words.push(message);
    }
    return words;
  };
  return { reader, frame, lastWords };
}
