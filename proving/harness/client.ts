/**
 * The HTTP client of every program: connections that are kept open and carry one request at a time, and a retry policy. It reads
 * only what the services send (content-length, never chunks), so that the client itself costs little.
 */
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type Headers = Readonly<Record<string, string>>;

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
/** Returns an address for the player of this number, as a reverse proxy would forward it. */
export const addressOf = (number: number): Headers => ({
  "x-forwarded-for": `10.${number >>> 16}.${(number >>> 8) & 255}.${number & 255}`,
});
export const keyed = (key: string): Headers => ({ "idempotency-key": key });

export class Reply {
  readonly status: number;
  readonly text: string;
  readonly head: string;
  /** Milliseconds from the request to this reply, without earlier attempts. */
  ms = 0;
  /** Number of earlier attempts, and how many of them lost the connection. */
  retries = 0;
  losses = 0;

  constructor(status: number, text: string, head: string) {
    this.status = status;
    this.text = text;
    this.head = head;
  }

  json<Body>(): Body {
    return (this.text === "" ? undefined : JSON.parse(this.text)) as Body;
  }

  /** The code of a problem document; undefined for anything else. */
  get code(): string | undefined {
    return /^content-type: application\/problem\+json/im.test(this.head)
      ? this.json<{ code: string }>().code
      : undefined;
  }

  /** True for the stored answer of an earlier request with the same key. */
  get isReplay(): boolean {
    return /^idempotency-replayed: true$/im.test(this.head);
  }

  /** Value of Retry-After in seconds; undefined without the header. */
  get retryAfter(): number | undefined {
    const seconds = /^retry-after: (\d+)$/im.exec(this.head)?.[1];
    return seconds === undefined ? undefined : Number(seconds);
  }
}

/** The connection ended before the reply was complete, or could not be opened: the request may or may not have been executed. */
export class ConnectionLostError extends Error {}

export interface RetryPolicy {
  /** Statuses after which the request is sent again. */
  readonly statuses: readonly number[];
  readonly lost?: boolean;
  /** Pause before the next attempt. The default is the time of Retry-After. */
  readonly waitMs?: number;
  /** Number of retries, after which the last reply is returned. */
  readonly most?: number;
  readonly withinMs?: number;
}

export interface ClientOptions {
  readonly headers?: Headers;
  readonly retry?: RetryPolicy;
  /** Called with the reply of every attempt, or with undefined for a lost connection. */
  readonly onAttempt?: (request: string, reply: Reply | undefined) => void;
}

const AFTER_LOSS_MS = 50;

export class Client {
  readonly url: string;
  readonly #options: ClientOptions;
  readonly #headers: Headers;
  readonly #all = new Set<Connection>();
  #idle: Connection[] = [];

  constructor(url: string, options: ClientOptions = {}) {
    const { host, origin } = new URL(url);
    this.url = origin;
    this.#options = options;
    this.#headers = { host, ...options.headers };
  }

  get isOpen(): boolean {
    return this.#all.size > 0;
  }

  /** Concurrent requests use separate connections. Throws a ConnectionLostError unless the policy retries it. */
  async send(method: string, path: string, body?: unknown, headers?: Headers): Promise<Reply> {
    const { retry } = this.#options;
    if (retry === undefined) return this.#attempt(method, path, body, headers);
    const until = performance.now() + (retry.withinMs ?? Number.POSITIVE_INFINITY);
    let losses = 0;
    for (let retries = 0; performance.now() < until; retries += 1) {
      const reply = await this.#attempt(method, path, body, headers).catch((error: unknown) => {
        if (retry.lost !== true || !(error instanceof ConnectionLostError)) throw error;
      });
      if (reply === undefined) losses += 1;
      else Object.assign(reply, { retries, losses });
      const isFinal = reply !== undefined && !retry.statuses.includes(reply.status);
      if (isFinal || (reply !== undefined && retries === retry.most)) return reply;
      await wait(retry.waitMs ?? (reply === undefined ? AFTER_LOSS_MS : 1000 * (reply.retryAfter ?? 1)));
    }
    throw new Error(`${method} ${path} was not answered in ${retry.withinMs} ms`);
  }

  async ok<Body>(method: string, path: string, body?: unknown, headers?: Headers): Promise<Body> {
    const reply = await this.send(method, path, body, headers);
    if (reply.status < 300) return reply.json<Body>();
    throw new Error(`${method} ${path} ${JSON.stringify(body ?? null)}: ${reply.status} ${reply.text}`);
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  async #attempt(method: string, path: string, body: unknown, headers?: Headers): Promise<Reply> {
    const connection = this.#connection();
    const startedAt = performance.now();
    try {
      const reply = await connection.send(requestText(method, path, body, { ...this.#headers, ...headers }));
      reply.ms = performance.now() - startedAt;
      if (connection.isOpen) this.#idle.push(connection);
      this.#options.onAttempt?.(`${method} ${path}`, reply);
      return reply;
    } catch (error) {
      this.#options.onAttempt?.(`${method} ${path}`, undefined);
      throw error;
    }
  }

  #connection(): Connection {
    this.#idle = this.#idle.filter(({ isOpen }) => isOpen);
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    const opened = new Connection(this.url, () => this.#all.delete(opened));
    this.#all.add(opened);
    return opened;
  }
}

function requestText(method: string, path: string, body: unknown, headers: Headers): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  let head = `${method} ${path} HTTP/1.1\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  if (text !== "") head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return `${head}\r\n${text}`;
}

/** Keeps the process alive only while a request is under way. */
class Connection {
  isOpen = true;
  readonly #socket: Socket;
  #waiting: PromiseWithResolvers<Reply> | undefined;
  #received: Buffer = Buffer.alloc(0);

  constructor(url: string, onClose: () => void) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on("data", (chunk: Buffer) => this.#take(chunk));
    this.#socket.on("error", (error) => this.#end(error.message));
    this.#socket.on("close", () => {
      this.#end("the connection was closed");
      onClose();
    });
  }

  send(request: string): Promise<Reply> {
    this.#waiting = Promise.withResolvers();
    this.#socket.ref();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const reply = replyIn(this.#received);
    if (reply === undefined) return;
    this.#received = Buffer.alloc(0);
    this.#socket.unref();
    if (/^connection: close/im.test(reply.head)) this.isOpen = false;
    this.#waiting?.resolve(reply);
  }

  #end(why: string): void {
    this.isOpen = false;
    this.#waiting?.reject(new ConnectionLostError(why));
  }
}

function replyIn(received: Buffer): Reply | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = received.toString("latin1", 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return undefined;
  return new Reply(Number(head.slice(9, 12)), received.toString("utf8", end + 4), head);
}
