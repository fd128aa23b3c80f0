/** A TCP proxy that can be cut, for tests of what a lost database server does. */
import { createServer, connect as open, type Server, type Socket } from "node:net";

export interface Proxy {
  /** The given URL, but through the proxy. */
  readonly url: string;
  /** Ends every connection and takes no more until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Ends a connection as soon as the client has sent `text` on it: the server still gets it, its answer is lost. */
  cutAfter(text: string | undefined): void;
}

/** A proxy before the server of a `postgres://` URL, which takes connections at once. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let fatal: string | undefined;
  const serve = (client: Socket) => {
    const server = open(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    client.on("data", (data) => {
      server.write(data);
      if (fatal !== undefined && data.includes(fatal)) client.destroy();
    });
    server.on("data", (data) => client.destroyed || client.write(data));
    client.on("close", () => server.end());
    server.on("close", () => client.destroy());
  };
  let listener = await listen(serve, 0);
  const address = listener.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  const url = new URL(target);
  url.port = String(own);
  return {
    url: url.href,
    cutAfter: (text) => {
      fatal = text;
    },
    cut: async () => {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => {
      listener = await listen(serve, own);
    },
  };
}

function listen(serve: (client: Socket) => void, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(serve);
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
