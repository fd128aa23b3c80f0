/** A player's stream of states as a client reads it: server-sent events over one long answer. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { bearer, type CargoPlayer } from "./cargo-player.ts";
import { type Message, MessageParser } from "./message-parser.ts";

export interface StateStream {
  /** Frames so far, the first one first. */
  readonly frames: readonly StateView[];
  /** When each of them came, by `performance.now()`. */
  readonly arrivedAt: readonly number[];
  /** The first frame, from those seen on, of which this is true; rejects after `withinMs` and when the stream ends. */
  until(isTrue: (frame: StateView) => boolean, withinMs?: number): Promise<StateView>;
  /** Resolves when the service has ended the stream, or the connection broke. */
  readonly ended: Promise<void>;
  close(): void;
}

const WITHIN_MS = 10_000;

/** Opens the stream; resolves with its headers. */
export async function watchState({ url, token }: CargoPlayer): Promise<StateStream> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/stream`, { headers: bearer(token), signal: abort.signal });
  if (answer.status !== 200 || answer.body === null) throw new Error(`GET /api/stream: ${answer.status}`);
  const frames: StateView[] = [];
  const arrivedAt: number[] = [];
  const heard = new EventTarget();
  let isOpen = true;
  const ended = read(answer.body, ({ event, data }) => {
    if (event === undefined) {
      arrivedAt.push(performance.now());
      frames.push(JSON.parse(data) as StateView);
    }
    heard.dispatchEvent(new Event("frame"));
  }).finally(() => {
    isOpen = false;
    heard.dispatchEvent(new Event("frame"));
  });
  const until: StateStream["until"] = (isTrue, withinMs = WITHIN_MS) =>
    new Promise((resolve, reject) => {
      const settle = (settled: () => void) => {
        clearTimeout(timer);
        heard.removeEventListener("frame", look);
        settled();
      };
      const timer = setTimeout(
        () => settle(() => reject(new Error(`no such frame in ${withinMs} ms, ${frames.length} frames in all`))),
        withinMs,
      );
      const look = () => {
        const frame = frames.find(isTrue);
        if (frame !== undefined) settle(() => resolve(frame));
        else if (!isOpen) settle(() => reject(new Error("the stream ended")));
      };
      heard.addEventListener("frame", look);
      look();
    });
  return { frames, arrivedAt, until, ended, close: () => abort.abort() };
}

async function read(body: ReadableStream<Uint8Array>, tell: (message: Message) => void): Promise<void> {
  const parser = new MessageParser(tell);
  const decoder = new TextDecoder();
  try {
    for await (const bytes of body) parser.take(decoder.decode(bytes, { stream: true }));
  } catch {
    // The connection was closed from either end: that is how every stream ends.
  }
}
