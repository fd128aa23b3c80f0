/** For tests: an app with one stream at /stream on a loopback socket, and a reader of its events. */
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createGunzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../http/app/app.ts";
import { createApp } from "../../http/app/create-app.ts";
import { parseFrame, type ReadEvent } from "./parse-frame.ts";

export type OnStream = (request: FastifyRequest, reply: FastifyReply) => void;

export interface StreamServer {
  readonly app: App;
  readonly port: number;
}

/** Pages of `trustedOrigin`, another origin, may call the app. */
export async function serveStream(onStream: OnStream): Promise<StreamServer> {
  const app = createApp({
    name: "sample",
    version: "1.0.0",
    rulesVersion: 1,
    settings: { corsOrigins: [trustedOrigin] },
  });
  app.get("/stream", onStream);
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

export const trustedOrigin = "https://example.org";

export interface StreamReader {
  readonly response: IncomingMessage;
  /** Events and comments (as `{ comment }`) in order of arrival. Ends with the answer. */
  readonly items: AsyncGenerator<ReadEvent | { readonly comment: string } | { readonly retry: number }>;
  /** Returns the next event, without comments and the retry line; undefined after the end. */
  next(): Promise<ReadEvent | undefined>;
  /** Closes the connection. */
  close(): void;
}

export function readStream(
  port: number,
  headers: Record<string, string> = {},
  path = "/stream",
): Promise<StreamReader> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      const items = parse(response);
      const next = async () => {
        for (;;) {
          const { value, done } = await items.next();
          if (done === true) return undefined;
          if ("data" in value) return value;
        }
      };
      resolve({ response, items, next, close: () => request.destroy() });
    });
    request.on("error", reject);
  });
}

async function* parse(response: IncomingMessage): StreamReader["items"] {
  const body = response.headers["content-encoding"] === "gzip" ? response.pipe(createGunzip()) : response;
  body.setEncoding("utf8");
  let text = "";
  try {
    for await (const chunk of body) {
      text += String(chunk);
      const frames = text.split("\n\n");
      text = frames.pop() ?? "";
      for (const frame of frames) yield parseFrame(frame);
    }
  } catch {
    // A lost connection ends the events, as in a browser.
  }
}
