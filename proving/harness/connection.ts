/**
 * One connection that is kept open and carries one request after the other. It reads only what the service sends
 * (content-length, never chunks), so that the load costs little beside what is measured.
 */
import { connect as connectSocket, type Socket } from "node:net";

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Status line and headers as they came. */
  readonly head: string;
}

export interface Connection {
  /** Rejects when the connection ends before the reply is whole. */
  send(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  close(): void;
}

export function connect(url: string): Connection {
  const { hostname, port, host } = new URL(url);
  const socket = connectSocket({ host: hostname, port: Number(port), noDelay: true });
  const replies = repliesOf(socket);
  return {
    send(method, path, body, headers = {}) {
      const text = body === undefined ? "" : JSON.stringify(body);
      const own = text === "" ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
      const lines = Object.entries({ host, ...own, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      const reply = replies.next();
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`);
      return reply;
    },
    close: () => socket.destroy(),
  };
}

/** One reply at a time: `next` resolves with the one that comes, rejects when the connection ends instead. */
function repliesOf(socket: Socket): { next(): Promise<Reply> } {
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  let ended: Error | undefined;
  socket.on("data", (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = parse(received);
    if (reply === undefined) return;
    received = Buffer.alloc(0);
    waiting?.resolve(reply);
  });
  const fail = (error: Error) => {
    ended ??= error;
    waiting?.reject(ended);
  };
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("the connection was closed")));
  return {
    next: () =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) reject(ended);
        else waiting = { resolve, reject };
      }),
  };
}

function parse(received: Buffer): Reply | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = received.toString("latin1", 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return undefined;
  return { status: Number(head.slice(9, 12)), text: received.toString("utf8", end + 4), head };
}
