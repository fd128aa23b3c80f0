/** A TCP proxy that simulates failures: cut, half-closed, slow and silent connections. */
import { once } from "node:events";
import { createServer, connect as open, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";

export interface Proxy {
  /** The given URL with the proxy's host and port. */
  readonly url: string;
  /** Ends every connection and accepts none until `restore`. */
  cut(): Promise<void>;
  /** Forwards everything again at once, including held-back data. */
  restore(): Promise<void>;
  /** Ends a connection once the client has sent `text` on it. The server still receives the text, but its answer is lost. */
  cutAfter(text: string | undefined): void;
  /** Delays each chunk in both directions. */
  delay(ms: number): void;
  /** Half-closes the connections to clients (sends FIN and keeps reading), and accepts none until `restore`. */
  halfClose(): Promise<void>;
  /** Accepts connections but forwards nothing until `restore`. */
  fallSilent(): void;
}

/** Starts a proxy in front of the server of a `postgres://` or `http://` URL. It accepts connections at once. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const traffic = new Traffic();
  const links = new Set<Link>();
  const serve = (client: Socket) => {
    const link = new Link(client, open({ port: Number(port), host: hostname, allowHalfOpen: true }), traffic);
    links.add(link);
    client.once("close", () => links.delete(link));
  };
  let listener: Server | undefined = await listen(serve, 0);
  const address = listener.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  const url = new URL(target);
  url.port = String(own);
  /** Stops accepting; open connections stay. */
  const refuse = () => {
    listener?.close();
    listener = undefined;
  };
  return {
    url: url.href,
    cutAfter: (text) => {
      traffic.fatal = text;
    },
    delay: (ms) => {
      traffic.delayMs = ms;
    },
    fallSilent: () => traffic.fallSilent(),
    halfClose: async () => {
      refuse();
      for (const link of links) link.finish();
    },
    cut: async () => {
      refuse();
      traffic.clear();
      const closed = [...links].map((link) => link.cut());
      await Promise.all(closed);
    },
    restore: async () => {
      traffic.clear();
      listener ??= await listen(serve, own);
    },
  };
}

function listen(serve: (client: Socket) => void, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, serve);
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** The state that all connections share: whether data may pass, and how late. */
class Traffic {
  fatal: string | undefined;
  delayMs = 0;
  #silence: { readonly over: Promise<void>; readonly end: () => void } | undefined;

  fallSilent(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#silence ??= { over: promise, end: resolve };
  }

  clear(): void {
    this.delayMs = 0;
    this.#silence?.end();
    this.#silence = undefined;
  }

  /** Resolves when the next chunk may pass. */
  async passed(): Promise<void> {
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    await this.#silence?.over;
  }
}

/** A client's connection and the corresponding one to the server. */
class Link {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #down: Transform;

  constructor(client: Socket, server: Socket, traffic: Traffic) {
    this.#client = client;
    this.#server = server;
    const up = slowed(traffic, (piece) => {
      if (traffic.fatal !== undefined && piece.includes(traffic.fatal)) setImmediate(() => client.destroy());
    });
    this.#down = slowed(traffic, () => {});
    client.pipe(up).pipe(server);
    server.pipe(this.#down).pipe(client);
    client.on("error", () => {});
    server.on("error", () => client.destroy());
    // The server still receives what the client sent before it closed.
    client.on("close", () => up.end());
    server.on("close", () => void traffic.passed().then(() => client.destroy()));
  }

  finish(): void {
    this.#down.unpipe(this.#client);
    this.#client.end();
  }

  async cut(): Promise<void> {
    this.#server.destroy();
    if (this.#client.closed) return;
    const closed = once(this.#client, "close");
    this.#client.destroy();
    await closed;
  }
}

/** `onPiece` is called with each forwarded chunk. */
function slowed(traffic: Traffic, onPiece: (piece: Buffer) => void): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      void traffic.passed().then(() => {
        done(null, piece);
        onPiece(piece);
      });
    },
    flush(done) {
      void traffic.passed().then(() => done());
    },
  });
}
