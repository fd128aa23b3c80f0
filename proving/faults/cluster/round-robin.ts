/**
 * A small reverse proxy that passes each request to the next of several services. A service that accepts no connection is skipped,
 * since nothing was sent to it; what fails later the client sees as a lost connection. Streams and kept connections pass through.
 */
import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as open,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** Headers of one connection, not of the request. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer"]);

export class RoundRobin {
  readonly url: string;
  readonly #targets: readonly URL[];
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  /** Answers that each service began. */
  readonly answers: number[];
  #next = 0;

  private constructor(targets: readonly URL[], server: Server) {
    this.#targets = targets;
    this.answers = targets.map(() => 0);
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("request", (request, response) => void this.#pass(request, response));
  }

  static async start(urls: readonly string[]): Promise<RoundRobin> {
    const server = createServer({ keepAliveTimeout: 0 }).listen(0, "127.0.0.1");
    await once(server, "listening");
    return new RoundRobin(
      urls.map((url) => new URL(url)),
      server,
    );
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
    await closed;
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await request.toArray();
      const first = this.#next;
      this.#next = (first + 1) % this.#targets.length;
      const payload = Buffer.concat(body as Buffer[]);
      for (let tried = 0; tried < this.#targets.length; tried += 1) {
        const place = (first + tried) % this.#targets.length;
        if (await this.#offer(place, request, payload, response)) return;
      }
      response.writeHead(502).end();
    } catch {
      response.destroy();
    }
  }

  /** False when the service accepts no connection; rejects when it or the client was lost. */
  #offer(place: number, request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<boolean> {
    const { hostname, port } = this.#targets[place] as URL;
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const outgoing = open({
      hostname,
      port,
      agent: this.#agent,
      method: request.method,
      path: request.url,
      headers: { ...passedOn(request.headers), "x-forwarded-for": forwardedFor(request) },
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") resolve(false);
      else reject(error);
    });
    outgoing.on("response", (answer) => {
      this.answers[place] = (this.answers[place] ?? 0) + 1;
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      response.flushHeaders();
      answer.on("error", reject);
      answer.pipe(response);
      answer.on("end", () => resolve(true));
    });
    response.on("close", () => outgoing.destroy());
    outgoing.end(body);
    return promise;
  }
}

const passedOn = (headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));

function forwardedFor({ headers, socket }: IncomingMessage): string {
  const before = headers["x-forwarded-for"];
  return before === undefined ? `${socket.remoteAddress}` : `${before}, ${socket.remoteAddress}`;
}
