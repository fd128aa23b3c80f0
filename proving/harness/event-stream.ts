/** Server-sent events: frames are counted on the wire, and parsed only where a caller wants to read them. */
import { get, type IncomingMessage } from "node:http";
import { createGunzip } from "node:zlib";
import type { Headers } from "./client.ts";

export interface Message {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string;
}

export interface StreamOptions {
  /** `/api/stream` unless given. */
  readonly path?: string;
  readonly headers?: Headers;
  readonly gzip?: boolean;
  /** Reads nothing until `resume`. */
  readonly paused?: boolean;
  /** Called with each message; without it nothing is unpacked or parsed. */
  readonly onMessage?: (message: Message) => void;
  /** Called at the end of each frame with its bytes on the wire. */
  readonly onFrame?: (bytes: number) => void;
}

/** End of each flush of a gzip stream. */
const FLUSHED = Buffer.from([0, 0, 0xff, 0xff]);
const EMPTY_LINE = Buffer.from("\n\n");
/** A heartbeat and the retry field are smaller, a frame is larger. */
const LEAST_FRAME_BYTES = 48;
/** Sizes of older frames are dropped. */
const SIZES_KEPT = 8;

export class EventStream {
  /** Bytes on the wire so far, heartbeats included. */
  bytes = 0;
  frames = 0;
  isOpen = true;
  /** Resolves when the service has ended the stream, the connection broke, or it was closed here. */
  readonly ended: Promise<void>;
  readonly #answer: IncomingMessage;
  readonly #onFrame: ((bytes: number) => void) | undefined;
  #counted = 0;
  #rest: Buffer = Buffer.alloc(0);
  #sizes: number[] = [];
  #waiting: ((bytes: number) => void)[] = [];

  /** Resolves with the headers of the answer. */
  static async open(url: string, options: StreamOptions = {}): Promise<EventStream> {
    const { path = "/api/stream", gzip } = options;
    const headers = { ...options.headers, ...(gzip === true ? { "accept-encoding": "gzip" } : {}) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url + path, { headers, agent: false }, resolve).on("error", reject);
    });
    if (answer.statusCode !== 200) throw new Error(`GET ${path}: ${answer.statusCode}`);
    return new EventStream(answer, options);
  }

  private constructor(answer: IncomingMessage, { gzip = false, onMessage, onFrame, paused = false }: StreamOptions) {
    this.#answer = answer;
    this.#onFrame = onFrame;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    answer.on("close", () => {
      this.isOpen = false;
      resolve();
    });
    // `ended` reports every end, so an error adds nothing.
    answer.on("error", () => {});
    const end = gzip ? FLUSHED : EMPTY_LINE;
    answer.on("data", (chunk: Buffer) => this.#count(chunk, end));
    if (onMessage !== undefined) parse(gzip ? answer.pipe(createGunzip()).on("error", () => {}) : answer, onMessage);
    if (paused) answer.pause();
  }

  /** Resolves with the bytes on the wire of the next frame, measured from the end of the previous one. */
  frame(): Promise<number> {
    const known = this.#sizes.shift();
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  resume(): void {
    this.#answer.resume();
  }

  close(): void {
    this.#answer.destroy();
  }

  /** Chunks may be cut anywhere, within the end of a flush too. */
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
    const size = at - this.#counted;
    this.#counted = at;
    if (size < LEAST_FRAME_BYTES) return;
    this.frames += 1;
    this.#onFrame?.(size);
    const resolve = this.#waiting.shift();
    if (resolve === undefined) this.#sizes = [...this.#sizes, size].slice(-SIZES_KEPT);
    else resolve(size);
  }
}

function parse(source: NodeJS.ReadableStream, onMessage: (message: Message) => void): void {
  const decoder = new TextDecoder();
  let rest = "";
  source.on("data", (chunk: Buffer) => {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const message of blocks.map(messageIn)) if (message !== undefined) onMessage(message);
  });
}

/** Undefined for a comment. */
function messageIn(block: string): Message | undefined {
  const valuesOf = (name: string) =>
    [...block.matchAll(new RegExp(`^${name}: ?(.*)$`, "gm"))].map(([, value = ""]) => value);
  const [data, id, event] = [valuesOf("data"), valuesOf("id").at(-1), valuesOf("event").at(-1)];
  return data.length === 0 ? undefined : { id, event, data: data.join("\n") };
}
