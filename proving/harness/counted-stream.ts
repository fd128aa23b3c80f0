/** A player's stream of states whose frames are counted as they come over the wire, and read only where somebody wants to. */
import { get, type IncomingMessage } from "node:http";
import { createGunzip } from "node:zlib";
import { MessageParser } from "./message-parser.ts";

export interface CountedStreamOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly gzip: boolean;
  /** Called with the data of each frame; without it nothing is unpacked nor parsed. */
  readonly read?: (data: string) => void;
}

export interface CountedStream {
  /** Bytes on the wire so far, heartbeats included. */
  readonly bytes: number;
  readonly frames: number;
  /** Resolves with the bytes on the wire of the next frame, from the end of the one before. */
  frame(): Promise<number>;
  /** Resolves when the service has ended the stream, the connection broke, or it was closed here. */
  readonly ended: Promise<void>;
  close(): void;
}

/** What ends each flush of a gzip stream. */
const FLUSHED = Buffer.from([0, 0, 0xff, 0xff]);
const EMPTY_LINE = Buffer.from("\n\n");
/** A heartbeat and the first word about retries are smaller, a frame is larger, for little that it tells anew. */
const LEAST_FRAME_BYTES = 48;

/** Resolves with the headers of the answer. */
export async function openCountedStream(url: string, options: CountedStreamOptions): Promise<CountedStream> {
  const headers = { ...options.headers, ...(options.gzip ? { "accept-encoding": "gzip" } : {}) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/stream`, { headers, agent: false }, resolve).on("error", reject);
  });
  if (answer.statusCode !== 200) throw new Error(`a stream was refused: ${answer.statusCode}`);
  return new WireStream(answer, options);
}

class WireStream implements CountedStream {
  bytes = 0;
  frames = 0;
  readonly ended: Promise<void>;
  readonly #answer: IncomingMessage;
  #told = 0;
  #rest: Buffer = Buffer.alloc(0);
  #sizes: number[] = [];
  #waiting: ((bytes: number) => void)[] = [];

  constructor(answer: IncomingMessage, { gzip, read }: CountedStreamOptions) {
    this.#answer = answer;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    answer.on("close", resolve);
    // How a stream ends is told by `ended`.
    answer.on("error", () => {});
    const end = gzip ? FLUSHED : EMPTY_LINE;
    answer.on("data", (chunk: Buffer) => this.#count(chunk, end));
    if (read === undefined) return;
    const parser = new MessageParser(({ event, data }) => {
      if (event === undefined) read(data);
    });
    const decoder = new TextDecoder();
    const take = (chunk: Buffer) => parser.take(decoder.decode(chunk, { stream: true }));
    (gzip ? answer.pipe(createGunzip()).on("error", () => {}) : answer).on("data", take);
  }

  frame(): Promise<number> {
    const known = this.#sizes.shift();
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#answer.destroy();
  }

  /** Chunks are cut anywhere, within what ends a flush too. */
  #count(chunk: Buffer, end: Buffer): void {
    const bytes = Buffer.concat([this.#rest, chunk]);
    const startsAt = this.bytes - this.#rest.length;
    this.bytes += chunk.length;
    let from = 0;
    for (let place = bytes.indexOf(end); place >= 0; place = bytes.indexOf(end, from)) {
      from = place + end.length;
      this.#flushed(startsAt + from);
    }
    this.#rest = bytes.subarray(Math.max(from, bytes.length - end.length + 1));
  }

  #flushed(at: number): void {
    const size = at - this.#told;
    this.#told = at;
    if (size < LEAST_FRAME_BYTES) return;
    this.frames += 1;
    const resolve = this.#waiting.shift();
    if (resolve === undefined) this.#sizes = [...this.#sizes, size].slice(-SIZES_KEPT);
    else resolve(size);
  }
}

/** Nobody asks for the sizes of long ago. */
const SIZES_KEPT = 8;
