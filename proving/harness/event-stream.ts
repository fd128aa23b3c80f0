/**
 * Reads server-sent events and counts their bytes on the wire. An uncompressed stream is parsed only if a caller wants its content; a
 * compressed one always, to find the ends of its frames.
 */
import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { parseFrame, type ReadEvent } from "@outbound/kit/event-stream/testing/parse-frame.ts";
import type { Headers } from "./client.ts";

export interface StreamOptions {
  /** `/api/stream` unless given. */
  readonly path?: string;
  readonly headers?: Headers;
  readonly gzip?: boolean;
  /** How often a stream is asked for again that a busy service refuses with 503; 0 unless given. */
  readonly retries?: number;
  /** Reads nothing until `resume`. */
  readonly paused?: boolean;
  /** Called with each message. */
  readonly onMessage?: (message: ReadEvent) => void;
  /** Called at the end of each frame with its bytes on the wire. */
  readonly onFrame?: (bytes: number) => void;
}

const EMPTY_LINE = Buffer.from("\n\n");
/** A heartbeat and the retry field are smaller, a frame is larger. */
const LEAST_FRAME_BYTES = 48;
/** Sizes of older frames are dropped. */
const SIZES_KEPT = 8;

export type EventStream = Awaited<ReturnType<typeof openEventStream>>;

export async function openEventStream(url: string, options: StreamOptions = {}) {
  const { path = "/api/stream", gzip = false, retries = 0, onMessage, onFrame, paused = false } = options;
  const headers = { ...options.headers, ...(gzip ? { "accept-encoding": "gzip" } : {}) };
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(url + path, { headers, agent: false }, resolve).on("error", reject);
    });
  let answer = await ask();
  for (let retry = 0; answer.statusCode === 503 && retry < retries; retry += 1) {
    answer.resume();
    await wait(1000 * Number(answer.headers["retry-after"] ?? 1));
    answer = await ask();
  }
  if (answer.statusCode !== 200) throw new Error(`GET ${path}: ${answer.statusCode}`);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let counted = 0;
  let rest: Buffer = Buffer.alloc(0);
  let sizes: number[] = [];
  const waiting: ((bytes: number) => void)[] = [];

  const stream = {
    /** Bytes on the wire so far, heartbeats included. */
    bytes: 0,
    ...{ frames: 0, isOpen: true },
    /** Resolves when the service ends the stream, the connection breaks, or `close` is called. */
    ended,
    /** Resolves with the bytes on the wire of the next frame, measured from the end of the previous one. */
    frame(): Promise<number> {
      const known = sizes.shift();
      return known === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(known);
    },
    resume: (): void => void answer.resume(),
    close: (): void => void answer.destroy(),
  };

  /** A chunk may end anywhere, even within the end of a frame. */
  function count(chunk: Buffer): void {
    const startsAt = stream.bytes - rest.length;
    stream.bytes += chunk.length;
    // Nothing marks the end of a compressed frame, so those are counted after decompression.
    if (gzip) return;
    const bytes = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let place = bytes.indexOf(EMPTY_LINE); place >= 0; place = bytes.indexOf(EMPTY_LINE, from)) {
      from = place + EMPTY_LINE.length;
      frameEnded(startsAt + from);
    }
    rest = bytes.subarray(Math.max(from, bytes.length - EMPTY_LINE.length + 1));
  }

  function frameEnded(at: number): void {
    const size = at - counted;
    counted = at;
    if (size < LEAST_FRAME_BYTES) return;
    stream.frames += 1;
    onFrame?.(size);
    const resolve = waiting.shift();
    if (resolve === undefined) sizes = [...sizes, size].slice(-SIZES_KEPT);
    else resolve(size);
  }

  answer.on("close", () => {
    stream.isOpen = false;
    end();
  });
  // `ended` reports every end, so an error adds nothing.
  answer.on("error", () => {});
  answer.on("data", count);
  if (gzip) {
    const unpacked = answer.pipe(createGunzip()).on("error", () => {});
    parse(unpacked, (message) => {
      frameEnded(stream.bytes);
      onMessage?.(message);
    });
  } else if (onMessage !== undefined) parse(answer, onMessage);
  if (paused) answer.pause();
  return stream;
}

function parse(source: NodeJS.ReadableStream, onMessage: (message: ReadEvent) => void): void {
  const decoder = new TextDecoder();
  let rest = "";
  source.on("data", (chunk: Buffer) => {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const frame of blocks.map(parseFrame)) if ("data" in frame) onMessage(frame);
  });
}
