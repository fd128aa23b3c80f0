/** A reverse proxy in front of services. It reads each request completely; the caller decides what happens to it. */
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as open, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Sends the request to a service; undefined when it accepts no connection, so that nothing was sent to it. */
  ask(target: string): Promise<IncomingMessage | undefined>;
  /** Passes an answer on, a stream too. */
  pass(answer: IncomingMessage): Promise<void>;
}

/** Starts the proxy. The client sees a lost connection if `handle` rejects. */
export async function startHttpProxy(handle: (exchange: Exchange) => Promise<unknown>) {
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    try {
      const body = Buffer.concat((await request.toArray()) as Buffer[]);
      const ask = (target: string) => {
        const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage | undefined>();
        const headers = { ...passedOn(request.headers), "x-forwarded-for": forwardedFor(request) };
        const outgoing = open(target + request.url, { agent, method: request.method ?? "GET", headers }, resolve);
        outgoing.on("error", (error: NodeJS.ErrnoException) =>
          error.code === "ECONNREFUSED" ? resolve(undefined) : reject(error),
        );
        response.on("close", () => outgoing.destroy());
        outgoing.end(body);
        return promise;
      };
      const pass = (answer: IncomingMessage) => {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers)).flushHeaders();
        return pipeline(answer, response);
      };
      await handle({ request, response, ask, pass });
    } catch {
      response.destroy();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

/** Headers that belong to one connection and are not forwarded. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer"]);

const passedOn = (headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));

const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
