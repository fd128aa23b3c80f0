/** One client of server-sent events, with backpressure: a slow reader delays only its own stream and costs no memory. */
import type { ServerResponse } from "node:http";
import { constants, createGzip, type Gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsCoding } from "../http/answer/accepts-coding.ts";
import { openStreamsOf } from "../http/limits/open-streams.ts";
import { commentFrame, eventFrame, retryFrame, type StreamEvent } from "./frame.ts";
import { onHeartbeat } from "./heartbeat.ts";

export interface EventStream {
  /** Resolves with true when the reader can take more, with false when it has disconnected. Never rejects. */
  send(event: StreamEvent): Promise<boolean>;
  /** Called instead of `send` for a first event that the reader already has: it sizes the compression window. */
  omit(event: StreamEvent): void;
  comment(text: string): Promise<boolean>;
  /** Sends a last event, if given, and ends the answer. Resolves when the connection is closed. */
  end(lastEvent?: StreamEvent): Promise<void>;
  /** Aborted when either side ends the stream. */
  readonly signal: AbortSignal;
  readonly closed: Promise<void>;
}

export interface EventStreamOptions {
  /** How long the client waits before it reconnects, in milliseconds. */
  readonly retryMs?: number;
  /** Interval of comments. A reader that takes nothing for four intervals is disconnected. */
  readonly heartbeatMs?: number;
  /** Compress where the client accepts it: one gzip stream, flushed after each frame. */
  readonly compress?: boolean;
  /** True if all events are about as long as the first one, so that it sizes the compression window. */
  readonly isSizedByFirst?: boolean;
  /** Unsent bytes at which the reader of a sender that does not wait is disconnected. */
  readonly maxUnsentBytes?: number;
  /** How long the rest of an ended stream may take to reach its reader, in milliseconds. */
  readonly endGraceMs?: number;
}

const STALLED_HEARTBEATS = 4;

/**
 * A frame that fits into the window together with the one before shrinks to the difference. A window of 16 KB takes 80 KB per
 * stream. Half of it would save 32 KB, but make a frame of 10 KB fifteen times as long. The largest window takes 64 KB more and
 * helps only frames that fit into it.
 */
const SMALL_WINDOW = 14;
const LARGE_WINDOW = 15;
const MEMORY_LEVEL = 5;
/** Room for frames to grow. */
const GROWTH = 1.25;

function windowFor(frameBytes: number): number {
  const needed = frameBytes * GROWTH;
  return needed > 2 ** SMALL_WINDOW && needed <= 2 ** LARGE_WINDOW ? LARGE_WINDOW : SMALL_WINDOW;
}

/**
 * Takes over the reply and answers 200 with an open event stream. Headers set by hooks are kept. Throws the problem
 * `too-many-streams`, which the route must list.
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  options: EventStreamOptions = {},
): EventStream {
  const streams = openStreamsOf(request.server);
  streams.admit(request.ip);
  const compress = (options.compress ?? true) && acceptsCoding(request.headers["accept-encoding"], "gzip");
  reply.hijack();
  writeHead(request, reply, compress);
  const stream = new ResponseStream(reply.raw, compress, options);
  if (request.method === "HEAD") {
    void stream.end();
    return stream;
  }
  void stream.write(retryFrame(options.retryMs ?? 2000));
  streams.add(stream, request.ip);
  stream.signal.addEventListener("abort", () => streams.delete(stream), { once: true });
  return stream;
}

function writeHead(request: FastifyRequest, reply: FastifyReply, compress: boolean): void {
  const { socket } = request.raw;
  socket.setTimeout(0);
  socket.setNoDelay(true);
  socket.setKeepAlive(true, 60_000);
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  // The connection carries nothing after the stream, so the server's close need not wait for it.
  reply.raw.shouldKeepAlive = false;
  appendVary(reply.raw);
  reply.raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    ...(compress ? { "content-encoding": "gzip" } : {}),
  });
  reply.raw.flushHeaders();
}

function appendVary(response: ServerResponse): void {
  const vary = String(response.getHeader("vary") ?? "");
  if (vary === "*" || /(^|,)\s*accept-encoding\s*(,|$)/i.test(vary)) return;
  response.setHeader("vary", vary === "" ? "accept-encoding" : `${vary}, accept-encoding`);
}

class ResponseStream implements EventStream {
  readonly closed: Promise<void>;
  readonly #abort = new AbortController();
  readonly #response: ServerResponse;
  #gzip: Gzip | undefined;
  /** Text before the first event, which chooses the compression window. */
  #held: string | undefined;
  readonly #maxUnsentBytes: number;
  readonly #endGraceMs: number;
  readonly #stopHeartbeat: () => void;
  readonly #waiting = new Set<(open: boolean) => void>();
  #stalledHeartbeats = 0;
  #ending = false;

  constructor(response: ServerResponse, compress: boolean, options: EventStreamOptions) {
    this.#response = response;
    this.#maxUnsentBytes = options.maxUnsentBytes ?? 1_048_576;
    this.#endGraceMs = options.endGraceMs ?? 1000;
    if (compress && options.isSizedByFirst) this.#held = "";
    else if (compress) this.#compress(0);
    this.#stopHeartbeat = onHeartbeat(options.heartbeatMs ?? 15_000, () => this.#beat());
    const { promise, resolve } = Promise.withResolvers<void>();
    this.closed = promise;
    const finish = () => {
      this.#finish();
      resolve();
    };
    response.on("drain", () => this.#release(true));
    response.on("error", () => response.destroy());
    if (response.destroyed || response.closed) finish();
    else response.once("close", finish);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  send(event: StreamEvent): Promise<boolean> {
    const frame = eventFrame(event);
    if (this.#held !== undefined) this.#chooseWindow(Buffer.byteLength(frame));
    return this.write(frame);
  }

  omit(event: StreamEvent): void {
    this.#chooseWindow(Buffer.byteLength(eventFrame(event)));
  }

  comment(text: string): Promise<boolean> {
    return this.write(commentFrame(text));
  }

  end(lastEvent?: StreamEvent): Promise<void> {
    if (!this.#ending && !this.signal.aborted) {
      this.#chooseWindow(0);
      this.#ending = true;
      const last = lastEvent === undefined ? "" : eventFrame(lastEvent);
      (this.#gzip ?? this.#response).end(last);
      // A reader that takes nothing must not delay the shutdown.
      const cut = setTimeout(() => this.#response.destroy(), this.#endGraceMs);
      void this.closed.then(() => clearTimeout(cut));
    }
    return this.closed;
  }

  write(frame: string): Promise<boolean> {
    if (this.#ending || this.signal.aborted || this.#response.destroyed) return Promise.resolve(false);
    if (this.#unsentBytes() > this.#maxUnsentBytes) {
      this.#response.destroy();
      return Promise.resolve(false);
    }
    if (this.#held !== undefined) {
      this.#held += frame;
      return Promise.resolve(true);
    }
    if (this.#gzip === undefined) {
      return this.#response.write(frame) ? Promise.resolve(true) : this.#drained();
    }
    return this.#compressed(this.#gzip, frame);
  }

  /** `frameBytes`: the length of a typical event. */
  #compress(frameBytes: number): void {
    // Flushed apart, each frame would be two jobs for another thread instead of one.
    const gzip = createGzip({
      windowBits: windowFor(frameBytes),
      memLevel: MEMORY_LEVEL,
      flush: constants.Z_SYNC_FLUSH,
    });
    gzip.on("error", () => this.#response.destroy());
    gzip.pipe(this.#response);
    this.#gzip = gzip;
  }

  #chooseWindow(frameBytes: number): void {
    const held = this.#held;
    if (held === undefined || this.signal.aborted) return;
    this.#held = undefined;
    this.#compress(frameBytes);
    void this.write(held);
  }

  /** A gzip stream whose output is full does not call back, so the caller waits as for a full socket. */
  #compressed(gzip: Gzip, frame: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.add(resolve);
    gzip.write(frame, () => {
      if (this.#response.writableNeedDrain) return;
      this.#waiting.delete(resolve);
      resolve(!this.signal.aborted);
    });
    return promise;
  }

  #drained(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.add(resolve);
    return promise;
  }

  #release(open: boolean): void {
    this.#stalledHeartbeats = 0;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve(open);
  }

  #unsentBytes(): number {
    return this.#response.writableLength + (this.#gzip?.writableLength ?? 0);
  }

  #beat(): void {
    this.#chooseWindow(0);
    if (this.#waiting.size === 0) void this.comment("");
    else if (++this.#stalledHeartbeats >= STALLED_HEARTBEATS) this.#response.destroy();
  }

  #finish(): void {
    this.#stopHeartbeat();
    this.#gzip?.destroy();
    this.#abort.abort();
    this.#release(false);
  }
}
