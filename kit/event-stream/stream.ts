/** One client of server-sent events, with backpressure: a slow reader delays only its own stream and costs no memory. */
import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptsCoding } from "../http/answer/accepts-coding.ts";
import { openStreamsOf } from "../http/limits/open-streams.ts";
import { commentFrame, eventFrame, retryFrame, type StreamEvent } from "./frame.ts";
import { GzipMember, MEMBER_BEGIN } from "./gzip-member.ts";
import { onHeartbeat } from "./heartbeat.ts";
import { bytesOf, type FramePart, SharedText } from "./shared-text.ts";

export interface EventStream {
  /** Resolves with true when the reader can take more, and with false once it has disconnected. Never rejects. */
  send(event: StreamEvent): Promise<boolean>;
  /** Like `send`, with the text of a whole event in parts. Shared parts are encoded and compressed once. */
  sendParts(parts: readonly FramePart[]): Promise<boolean>;
  /** False while the reader still has unread data. */
  readonly hasRoom: boolean;
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
  /**
   * Compresses if the client accepts gzip. "together": each event is sent as its difference from the previous one, which is kept
   * until nothing was sent for an interval. "alone": events have little in common, and none is kept.
   */
  readonly compress?: "together" | "alone";
  /** A sender that does not wait loses its reader at this many unsent bytes. */
  readonly maxUnsentBytes?: number;
  /** Milliseconds that the rest of an ended stream may take to reach its reader. */
  readonly endGraceMs?: number;
}

const STALLED_HEARTBEATS = 4;

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
  const isGzip = acceptsCoding(request.headers["accept-encoding"], "gzip");
  reply.hijack();
  writeHead(request, reply, isGzip);
  const stream = new ResponseStream(reply.raw, isGzip, options);
  if (request.method === "HEAD") {
    void stream.end();
    return stream;
  }
  // The client left while the route was still reading the state.
  if (stream.signal.aborted) return stream;
  void stream.write([retryFrame(options.retryMs ?? 2000)]);
  streams.add(stream, request.ip);
  stream.signal.addEventListener("abort", () => streams.delete(stream), { once: true });
  return stream;
}

function writeHead(request: FastifyRequest, reply: FastifyReply, isGzip: boolean): void {
  const { socket } = request.raw;
  socket.setTimeout(0);
  socket.setNoDelay(true);
  socket.setKeepAlive(true, 60_000);
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  // The connection is not reused after the stream, so closing the server need not wait for it.
  reply.raw.shouldKeepAlive = false;
  // The answer ends with the connection, so frames are written without chunk headers.
  reply.raw.removeHeader("transfer-encoding");
  appendVary(reply.raw);
  reply.raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    ...(isGzip ? { "content-encoding": "gzip" } : {}),
  });
  reply.raw.flushHeaders();
}

function appendVary(response: ServerResponse): void {
  const vary = String(response.getHeader("vary") ?? "");
  if (vary === "*" || /(^|,)\s*accept-encoding\s*(,|$)/i.test(vary)) return;
  response.setHeader("vary", vary === "" ? "accept-encoding" : `${vary}, accept-encoding`);
}

const HEARTBEAT = [new SharedText(commentFrame(""))];
const OPEN = Promise.resolve(true);
const OVER = Promise.resolve(false);

class ResponseStream implements EventStream {
  readonly closed: Promise<void>;
  readonly #abort = new AbortController();
  readonly #response: ServerResponse;
  /** The connection itself: writing to the response would cork it and delay the write to another turn of the event loop. */
  readonly #out: Writable;
  /** Undefined without compression. */
  readonly #member: GzipMember | undefined;
  readonly #isTogether: boolean;
  #isActive = false;
  readonly #maxUnsentBytes: number;
  readonly #endGraceMs: number;
  readonly #stopHeartbeat: () => void;
  readonly #waiting = new Set<(open: boolean) => void>();
  #stalledHeartbeats = 0;
  #ending = false;
  #isClosed = false;

  constructor(response: ServerResponse, isGzip: boolean, options: EventStreamOptions) {
    this.#response = response;
    this.#maxUnsentBytes = options.maxUnsentBytes ?? 1_048_576;
    this.#endGraceMs = options.endGraceMs ?? 1000;
    this.#member = isGzip ? new GzipMember() : undefined;
    this.#isTogether = options.compress !== "alone";
    if (isGzip) response.write(MEMBER_BEGIN);
    this.#stopHeartbeat = onHeartbeat(options.heartbeatMs ?? 15_000, () => this.#beat());
    const { promise, resolve } = Promise.withResolvers<void>();
    this.closed = promise;
    const finish = () => {
      this.#finish();
      resolve();
    };
    response.on("drain", () => this.#release(true));
    this.#out = response.socket ?? response;
    if (this.#out !== response) this.#out.on("drain", () => this.#release(true));
    response.on("error", () => response.destroy());
    if (response.destroyed || response.closed) finish();
    else response.once("close", finish);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get hasRoom(): boolean {
    return this.#waiting.size === 0;
  }

  send(event: StreamEvent): Promise<boolean> {
    return this.sendParts([eventFrame(event)]);
  }

  sendParts(parts: readonly FramePart[]): Promise<boolean> {
    this.#isActive = true;
    return this.#write(parts, this.#isTogether);
  }

  comment(text: string): Promise<boolean> {
    return this.write([commentFrame(text)]);
  }

  end(lastEvent?: StreamEvent): Promise<void> {
    if (!this.#ending && !this.signal.aborted) {
      this.#ending = true;
      this.#writeEnd(lastEvent === undefined ? "" : eventFrame(lastEvent));
      // A reader that takes nothing must not delay the shutdown.
      const cut = setTimeout(() => this.#response.destroy(), this.#endGraceMs);
      void this.closed.then(() => clearTimeout(cut));
    }
    return this.closed;
  }

  write(parts: readonly FramePart[]): Promise<boolean> {
    return this.#write(parts, false);
  }

  /** `isRepeated`: the event resembles the previous one. */
  #write(parts: readonly FramePart[], isRepeated: boolean): Promise<boolean> {
    if (this.#isOver) return OVER;
    if (this.#out.writableLength > this.#maxUnsentBytes) {
      this.#response.destroy();
      return OVER;
    }
    const member = this.#member;
    if (member === undefined) return this.#put(bytesOf(parts));
    return this.#put(isRepeated ? member.frame(parts) : member.pieces(parts));
  }

  get #isOver(): boolean {
    return this.#ending || this.#isClosed || this.#out.destroyed;
  }

  #put(bytes: Buffer): Promise<boolean> {
    return this.#out.write(bytes) ? OPEN : this.#drained();
  }

  #writeEnd(last: string): void {
    const member = this.#member;
    this.#response.end(member === undefined ? last : Buffer.concat([member.pieces([last]), member.end()]));
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

  #beat(): void {
    if (this.#waiting.size > 0) {
      if (++this.#stalledHeartbeats >= STALLED_HEARTBEATS) this.#response.destroy();
      return;
    }
    if (!this.#isActive) this.#member?.forget();
    this.#isActive = false;
    void this.write(HEARTBEAT);
  }

  #finish(): void {
    this.#stopHeartbeat();
    this.#isClosed = true;
    this.#abort.abort();
    this.#release(false);
  }
}
